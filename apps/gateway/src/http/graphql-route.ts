import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import { assertUtf8 } from '@playhouse/server/http-refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Context } from '../domains/base/context.ts'
import type { CompressedResponses } from '../graphql/execution/compressed-responses.ts'
import type { TrustedExecutor } from '../graphql/execution/trusted-executor.ts'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import { readCaller, type CredentialServices, hasCredential } from './credential.ts'
import { setCacheHeaders } from './http-caching.ts'
import type { Answered } from '../observability/observe.ts'
import type { Partners } from '../partners/partners.ts'
import { limitAddresses, limitConcurrency, limitPartners, limitSessions } from './rate-limit.ts'
import type { RateCounters } from './rate-limiter.ts'
import { getSiteOrigin } from './request-context.ts'
import { findTrustedRequest, resolveTrustedDocument, useRegisteredText } from './trusted-documents.ts'
import { inSequence, refuse } from './steps.ts'
import { trustedRoute } from './trusted-route.ts'
import type { ResponseSubscription } from './live/subscription-route.ts'

const BODY_BYTES_MAX = 64 * 1024
/** Body limit for callers with a session: a lottery ticket of 10,000 lines fits. */
const SESSION_BODY_BYTES_MAX = 1024 * 1024

/** A stream, and another thread, would take twice the processor time of compressing a screen. */
const SYNC_COMPRESSION_BYTES_MAX = 128 * 1024

/** Levels of variables and extensions; our own use three. Recursive readers overflow the stack at some thousand. */
export const NESTING_MAX = 16

interface GraphqlRouteOptions {
  apollo: ApolloServer<Context>
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>
  /** Undefined: Apollo Server executes everything. */
  executor: TrustedExecutor | undefined
  observe: (answered: Answered) => void
  documents: TrustedDocuments
  partners: Partners
  production: boolean
  counters: RateCounters
  credentials: CredentialServices
  compressed: CompressedResponses
  requestsPerMinute: { address: number; session: number }
  concurrent: { address: number; session: number }
  responseSubscription: ResponseSubscription
  /** The site's configured origin; the requested host otherwise. */
  siteOrigins: readonly string[]
}

/** `/graphql`: POST for everything, GET for queries, one operation per request; a subscription is answered as a stream. */
export function graphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const { apollo, documents, partners, production, counters, credentials, compressed, requestsPerMinute } = options
  const inSlot = limitConcurrency(options.concurrent, credentials)
  const contexts = new WeakMap<FastifyRequest, Context | Promise<Context>>()
  const getContext = (request: FastifyRequest, reply: FastifyReply) => {
    let context = contexts.get(request)
    if (!context) contexts.set(request, (context = options.createContext(request, reply)))
    return context
  }
  const answerTrusted = options.executor && trustedRoute(options.executor, getContext, options.observe)
  const answerByApollo = fastifyApolloHandler(apollo, { context: async (request, reply) => getContext(request, reply) })
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const trusted = findTrustedRequest(request)
    if (!trusted && (await options.responseSubscription(request, reply))) return reply
    const text = trusted && (await answerTrusted?.(request, reply, trusted))
    if (text !== undefined) return text
    useRegisteredText(request)
    return answerByApollo.call(app, request, reply)
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: SESSION_BODY_BYTES_MAX,
    compress: { threshold: 1_024, syncThreshold: SYNC_COMPRESSION_BYTES_MAX },
    // Apollo Sandbox, the landing page outside production, loads scripts and frames of its own.
    config: { sends: production ? 'data' : 'library page' },
    onRequest: [
      (request, _reply, done) => {
        assertUtf8(request.headers['content-type'])
        refuseOtherSites(request, options.siteOrigins)
        done()
      },
      inSequence(limitAddresses(counters, requestsPerMinute.address, partners)),
    ],
    preParsing: limitBodies(credentials),
    preHandler: inSequence(
      limitPartners(counters, partners),
      limitSessions(counters, requestsPerMinute.session, credentials),
      limitNesting,
      resolveTrustedDocument(documents, production, partners),
    ),
    onSend: [setCacheHeaders, compressed.send],
    handler: (request, reply) => inSlot(request, reply, () => answer(request, reply)),
  })
}

/** `/graphiql`, outside production: an editor that works offline, unlike Apollo Sandbox. Loaded from a devDependency on first use. */
export function graphiqlRoute(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: '/graphiql',
    compress: { threshold: 1_024 },
    // GraphiQL uses inline scripts and blob workers.
    config: { sends: 'library page' },
    async handler(_request, reply) {
      // Subscriptions by POST: a GET with cookies is not accepted (CSRF).
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
      return reply.type('text/html').send(renderGraphiQL({ title: 'GraphiQL', endpoint: '/graphql', method: 'POST' }))
    },
  })
}

/**
 * Refuses the session cookie from pages of other origins. `SameSite` and the check for simple requests refuse them too, except pages of
 * a neighbouring host. Browsers state `Sec-Fetch-Site` over https, and otherwise `Origin` with a POST.
 */
function refuseOtherSites(request: FastifyRequest, siteOrigins: readonly string[]): void {
  const { headers } = request
  if (headers.authorization !== undefined || !hasCredential(request)) return
  // A link to the page of the editor; what a page gets from a navigation it cannot read.
  if (request.method === 'GET' && headers['sec-fetch-mode'] === 'navigate') return
  const from = headers['sec-fetch-site']
  const isOwn =
    from === undefined
      ? headers.origin === undefined || headers.origin === getSiteOrigin(request, siteOrigins)
      : from === 'same-origin' || from === 'none'
  if (isOwn) return
  const message = 'The session cookie is for pages of this site only. Use a token in the Authorization header.'
  throw Object.assign(new Error(message), { statusCode: 403 })
}

type PreParsingDone = (error: Error | null, body?: Readable) => void

/** Refuses long bodies of callers without a session: by their length, or as they arrive if it is not stated. */
function limitBodies(credentials: CredentialServices) {
  return (request: FastifyRequest, _reply: FastifyReply, body: Readable, done: PreParsingDone): void => {
    const stated = request.headers['content-length']
    const isShort = request.method === 'GET' || Number(stated) <= BODY_BYTES_MAX
    if (isShort || readCaller(request, credentials).session) done(null, body)
    else if (stated === undefined) done(null, Readable.from(upTo(BODY_BYTES_MAX, body)))
    else done(tooLong())
  }
}

async function* upTo(bytesMax: number, body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  // Destroying the request would close the connection before the refusal is sent.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > bytesMax) throw tooLong()
    yield chunk
  }
}

const tooLong = () =>
  Object.assign(new Error(`The body is too large: at most ${BODY_BYTES_MAX} bytes are allowed without a session.`), {
    statusCode: 413,
  })

/** Refuses deeply nested parameters before anything walks them. */
function limitNesting(request: FastifyRequest, reply: FastifyReply): boolean {
  const isGet = request.method === 'GET'
  const parameters = isGet ? parseParameters(request.query as Record<string, unknown>) : request.body
  if (!isNestedDeeper(parameters, NESTING_MAX + 1)) return false
  const message = `The variables or extensions are nested too deeply: at most ${NESTING_MAX} levels are allowed.`
  return refuse(request, reply.code(400), 'VARIABLES_TOO_DEEP', message)
}

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}

function parseParameters({ variables, extensions }: Record<string, unknown>): unknown[] {
  return [variables, extensions].map((text) => {
    try {
      return typeof text === 'string' ? JSON.parse(text) : undefined
    } catch {
      // Apollo reports it.
      return undefined
    }
  })
}
