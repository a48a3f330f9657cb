import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createSourceEventStream,
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../domains/base/context.ts'
import { MESSAGES } from '../../domains/base/error-messages.generated.ts'
import { LiveSource } from '../../domains/live/live-source.ts'
import { actForShownAccount } from '../../domains/session/shown-account.ts'
import type { DocumentLimits } from '../../graphql/document-limits.ts'
import { measure } from '../../graphql/document-measures.ts'
import { formatError } from '../../graphql/format-error.ts'
import { isPublic } from '../../graphql/shown-account-plugin.ts'
import type { Partners } from '../../partners/partners.ts'
import type { LiveFeed } from '../../platform/live-feed.ts'
import { readCaller, type CredentialServices } from '../credential.ts'
import { graphqlErrorBody } from '../error-handler.ts'
import type { LiveGroup } from './live-group.ts'
import { formatFor, type StreamFormat } from './stream-format.ts'
import type { StreamHub } from './stream-hub.ts'

/** Limits documents in development; production has only the registered ones. */
const DOCUMENTS_MAX = 200

/** The first stream of a gateway waits this long for the feed. */
const READY_WITHIN_MS = 2_000

/** Tabs share one stream; the rest is for browsers that cannot share, and for a second document. */
const STREAMS_PER_SESSION = 6

interface LiveRouteOptions {
  /** Undefined without live events. */
  live: { hub: StreamHub; feed: LiveFeed } | undefined
  schema: GraphQLSchema
  limits: DocumentLimits
  trusted: Iterable<TrustedDocument>
  credentials: CredentialServices
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>
  streamsPerAddress: number
  partners: Partners
  /** Called with the codes of a stream that was refused because of its page's account. */
  onErrors?: (operationName: string | undefined, codes: readonly string[]) => void
}

interface Parsed {
  document: DocumentNode
  operation: OperationDefinitionNode
  field: FieldNode
}

/** Answers subscriptions; everything else is left to Apollo. @returns whether it has answered */
export type ResponseSubscription = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Subscriptions over multipart HTTP and server-sent events. Runs after all guards of `/graphql`: rate limits, trusted documents and the CSRF
 * check, which a JSON body passes because other sites cannot send one.
 */
export function subscriptionRoute(options: LiveRouteOptions): ResponseSubscription {
  const { live, schema, limits, createContext } = options
  const counts = new StreamCounts()
  const parsed = new LRUCache<string, Parsed | readonly GraphQLError[]>({ max: DOCUMENTS_MAX })
  const subscriptions = new Set(
    [...options.trusted].flatMap(({ type, text }) => (type === 'subscription' ? [text] : [])),
  )
  const isSubscription = (text: string) =>
    subscriptions.has(text) || (/\bsubscription\b/.test(text) && findOperation(text) === 'subscription')

  const read = (text: string): Parsed | readonly GraphQLError[] => {
    let known = parsed.get(text)
    if (!known) parsed.set(text, (known = parseSubscription(schema, limits, text, subscriptions.has(text))))
    return known
  }

  return async (request, reply) => {
    const { query, variables, operationName } = getParameters(request)
    if (query === undefined || !isSubscription(query)) return false
    const refuse = (status: number, code: string, message: string) => {
      void reply.code(status).send(graphqlErrorBody(request, code, message))
      return true
    }
    if (request.method !== 'POST') return refuse(405, 'BAD_REQUEST', 'Subscriptions are opened by POST.')
    const format = formatFor(request.headers.accept)
    if (!format) {
      const accepted = 'multipart/mixed;subscriptionSpec=1.0 or text/event-stream'
      return refuse(406, 'BAD_REQUEST', `Subscriptions need Accept: ${accepted}.`)
    }
    if (!live) return refuse(501, 'NOT_AVAILABLE', MESSAGES.NOT_AVAILABLE)
    if (live.hub.isDraining || !(await live.feed.untilReady(READY_WITHIN_MS))) {
      reply.header('retry-after', 1)
      return refuse(503, 'PLATFORM_UNAVAILABLE', MESSAGES.PLATFORM_UNAVAILABLE)
    }
    if (!counts.take(await getKeys(request, options), reply)) {
      return refuse(429, 'RATE_LIMITED', MESSAGES.RATE_LIMITED)
    }
    const found = read(query)
    const source =
      'document' in found
        ? await openSource(options, found, { operationName, variables, context: await createContext(request, reply) })
        : { errors: found }
    if ('document' in found && source instanceof LiveSource) {
      startStream(reply, format)
      live.hub.open(reply.raw, getGroup(query, found, operationName, variables, format), source)
      return true
    }
    const { errors = [] } = source as { errors?: readonly GraphQLError[] }
    refuseInStream(
      reply,
      format,
      errors.map((error) => withRequestId(formatError(error.toJSON(), error), request)),
    )
    return true
  }
}

class StreamCounts {
  readonly #open = new Map<string, number>()

  /** Counts a stream until its response closes. @returns whether all its limits allow one more */
  take(keys: readonly [key: string, max: number][], reply: FastifyReply): boolean {
    if (keys.some(([key, max]) => (this.#open.get(key) ?? 0) >= max)) return false
    for (const [key] of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1)
    reply.raw.once('close', () => {
      for (const [key] of keys) {
        const left = (this.#open.get(key) ?? 1) - 1
        if (left > 0) this.#open.set(key, left)
        else this.#open.delete(key)
      }
    })
    return true
  }
}

interface StreamRequest {
  operationName: string | undefined
  variables: Record<string, unknown>
  context: Context
}

/** Starts the subscription for the account that the page shows, or says why not. */
async function openSource(
  { schema, onErrors }: LiveRouteOptions,
  { document, operation }: Parsed,
  { operationName, variables, context }: StreamRequest,
) {
  try {
    await actForShownAccount(context, () => isPublic(schema, document, operation))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    onErrors?.(operationName, [String(error.extensions['code'])])
    return { errors: [error] }
  }
  return createSourceEventStream({
    schema,
    document,
    operationName: operationName ?? null,
    variableValues: variables,
    contextValue: context,
  })
}

function withRequestId(error: GraphQLFormattedError, { id }: FastifyRequest): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId: id } }
}

/** Sends the head; the stream owns the response from here on. */
function startStream(reply: FastifyReply, format: StreamFormat): void {
  reply.hijack()
  const { raw } = reply
  raw.on('error', () => {})
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': format.contentType,
    'cache-control': 'private, no-store',
    // For nginx in front.
    'x-accel-buffering': 'no',
  })
  raw.socket?.setNoDelay(true)
}

function refuseInStream(reply: FastifyReply, format: StreamFormat, errors: readonly GraphQLFormattedError[]): void {
  startStream(reply, format)
  reply.raw.write(format.opening)
  reply.raw.end(format.last({ data: null, errors }))
}

function getParameters({ body }: FastifyRequest) {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const { query, variables, operationName } = sent
  return {
    query: typeof query === 'string' ? query : undefined,
    variables: typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {},
    operationName: typeof operationName === 'string' ? operationName : undefined,
  }
}

function findOperation(text: string): string | undefined {
  try {
    const { definitions } = parse(text)
    return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.operation
  } catch {
    // Apollo words the error.
    return undefined
  }
}

function parseSubscription(
  schema: GraphQLSchema,
  limits: DocumentLimits,
  text: string,
  isTrusted: boolean,
): Parsed | readonly GraphQLError[] {
  const document = parse(text, { maxLexicalTokens: limits.tokens })
  const operation = getOperationAST(document)
  const bad = (message: string) => [new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })]
  if (!operation) return bad('A document with a subscription has one operation.')
  const errors = isTrusted ? [] : validate(schema, document)
  if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'))
  const measures = measure(schema, document, operation)
  if (measures.cost > limits.cost || measures.depth > limits.depth) return bad('The operation is too large.')
  const [field] = operation.selectionSet.selections
  if (field?.kind !== Kind.FIELD) return bad('A subscription selects its field directly.')
  if (field.alias) return bad('The field of a subscription has no alias.')
  return { document, operation, field }
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } })
}

/** Variables of the field's own arguments differ by stream without changing its events, so they are left out. */
function getGroup(
  text: string,
  { document, field }: Parsed,
  operationName: string | undefined,
  variables: Record<string, unknown>,
  format: StreamFormat,
): LiveGroup {
  const own = new Set(
    (field.arguments ?? []).flatMap(({ value }) => (value.kind === Kind.VARIABLE ? [value.name.value] : [])),
  )
  const shared = Object.fromEntries(Object.entries(variables).filter(([name]) => !own.has(name)))
  return {
    key: `${format.contentType}\n${text}\n${JSON.stringify(shared)}`,
    format,
    document,
    operationName,
    variables: shared,
    fieldName: field.name.value,
  }
}

async function getKeys(
  request: FastifyRequest,
  { credentials, partners, streamsPerAddress }: LiveRouteOptions,
): Promise<[key: string, max: number][]> {
  const { session } = readCaller(request, credentials)
  const partner = await partners.of(request)
  return [
    partner ? [`partner:${partner.id}`, partner.streams] : [`address:${getNetwork(request.ip)}`, streamsPerAddress],
    ...(session ? [[`session:${session}`, STREAMS_PER_SESSION] as [string, number]] : []),
  ]
}
