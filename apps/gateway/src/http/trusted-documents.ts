import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import type { Partners } from '../partners/partners.ts'
import { markPublic, readLanguageParameter } from './http-caching.ts'
import { refuse, type Step } from './steps.ts'

/** Body of a POST or query of a GET. */
interface GraphqlParameters {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
  documentId?: unknown
}

/** A request that names a registered query or mutation by its hash. */
export interface TrustedRequest {
  hash: string
  document: TrustedDocument
  /** Undefined for variables that are no object, which Apollo Server refuses. */
  variables: Readonly<Record<string, unknown>> | undefined
}

const trusted = new WeakMap<FastifyRequest, TrustedRequest>()

/** The registered document of a request, once it is resolved. */
export const findTrustedRequest = (request: FastifyRequest): TrustedRequest | undefined => trusted.get(request)

/**
 * Finds the registered document of a hash. With `only` (production) anything else is refused. A partner, who sends a key, has documents
 * of its own and no others.
 */
export function resolveTrustedDocument(documents: TrustedDocuments, only: boolean, partners: Partners): Step {
  const resolvePartners = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const sent = getParameters(request)
    const hash = getHash(sent)
    const partner = await partners.of(request)
    const own = partner && hash !== undefined && !sent.query ? partners.document(partner, hash) : undefined
    if (partner && own) {
      partners.requests.asks(request.id, partner.id, own)
      use(request, hash ?? '', own, sent.variables)
      return false
    }
    if (partner) partners.requests.isRefused(partner.id, 'OPERATION_NOT_REGISTERED')
    const message = 'This operation is not registered for the partner. Ask the operator to register it.'
    return refuse(request, reply.code(400), 'OPERATION_NOT_REGISTERED', message)
  }
  return (request, reply) => {
    readLanguageParameter(request)
    if (partners.isNamed(request)) return resolvePartners(request, reply)
    const sent = getParameters(request)
    const hash = getHash(sent)
    if (!only && hash === undefined) return false
    const document = sent.query === undefined && hash !== undefined ? documents.get(hash) : undefined
    if (!document) {
      const message = 'This operation is not registered with this release of the gateway. Reload the page.'
      return refuse(request, reply.code(400), 'OPERATION_NOT_REGISTERED', message)
    }
    const variables = use(request, hash ?? '', document, sent.variables)
    markPublic(request, document, variables)
    return false
  }
}

/** Leaves the document to the executor; a stream reads its text from the request. @returns the variables */
function use(request: FastifyRequest, hash: string, document: TrustedDocument, sent: unknown) {
  const variables = sent == null ? {} : getVariables(request, sent)
  if (document.type === 'subscription') replaceParameters(request, document, sent)
  else trusted.set(request, { hash, document, variables })
  return variables
}

/** A GET sends variables as JSON text; a POST must not. */
const getVariables = ({ method }: FastifyRequest, sent: unknown) =>
  (method === 'POST' && typeof sent === 'string') || Array.isArray(sent) ? undefined : findObject(sent)

function getParameters(request: FastifyRequest): GraphqlParameters {
  const sent: unknown = request.method === 'GET' ? request.query : request.body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {}
  return sent
}

/** Apollo Client's persisted queries, or `documentId` of GraphQL over HTTP. */
function getHash({ documentId, extensions }: GraphqlParameters): string | undefined {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '')
  const persisted = findObject(findObject(extensions)?.['persistedQuery'])
  return typeof persisted?.['sha256Hash'] === 'string' ? persisted['sha256Hash'] : undefined
}

function findObject(value: unknown): Record<string, unknown> | undefined {
  let parsed = value
  try {
    if (typeof value === 'string') parsed = JSON.parse(value)
  } catch {
    return undefined
  }
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
}

/** Replaces the hash by the registered text, for Apollo Server. */
export function useRegisteredText(request: FastifyRequest): void {
  const found = trusted.get(request)
  if (found) replaceParameters(request, found.document, getParameters(request).variables)
}

function replaceParameters(request: FastifyRequest, { text, name }: TrustedDocument, variables: unknown): void {
  if (request.method === 'GET') {
    const search = new URLSearchParams({
      query: text,
      operationName: name,
      ...(typeof variables === 'string' && { variables }),
    })
    // Apollo's integration reads a GET's parameters from the raw URL.
    request.raw.url = `/graphql?${search.toString()}`
  } else {
    request.body = { query: text, operationName: name, ...(variables != null && { variables }) }
  }
}
