import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import type { Partners } from '../partners/partners.ts'
import { graphqlErrorBody } from './error-handler.ts'
import { markPublic, readLanguageParameter } from './http-caching.ts'

/** Body of a POST or query of a GET. */
interface GraphqlParameters {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
  documentId?: unknown
}

/**
 * Replaces a document's hash by its registered text before Apollo runs. With `only` (production) anything else is refused. A partner, who
 * sends a key, has documents of its own and no others.
 */
export function resolveTrustedDocument(documents: TrustedDocuments, only: boolean, partners: Partners) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    readLanguageParameter(request)
    const sent = parametersOf(request)
    const hash = hashOf(sent)
    if (partners.isNamed(request)) {
      const partner = await partners.of(request)
      const own = partner && hash !== undefined && !sent.query ? partners.document(partner, hash) : undefined
      if (partner && own) {
        partners.requests.asks(request.id, partner.id, own)
        return replaceParameters(request, own, sent.variables)
      }
      if (partner) partners.requests.isRefused(partner.id, 'OPERATION_NOT_REGISTERED')
      const message = 'This operation is not registered for the partner. Ask the operator to register it.'
      return reply.code(400).send(graphqlErrorBody(request, 'OPERATION_NOT_REGISTERED', message))
    }
    if (!only && hash === undefined) return
    const document = sent.query === undefined && hash !== undefined ? documents.get(hash) : undefined
    if (!document) {
      const message = 'This operation is not registered with this release of the gateway. Reload the page.'
      return reply.code(400).send(graphqlErrorBody(request, 'OPERATION_NOT_REGISTERED', message))
    }
    markPublic(request, document, objectOf(sent.variables))
    replaceParameters(request, document, sent.variables)
  }
}

function parametersOf(request: FastifyRequest): GraphqlParameters {
  const sent: unknown = request.method === 'GET' ? request.query : request.body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {}
  return sent
}

/** Apollo Client's persisted queries, or `documentId` of GraphQL over HTTP. */
function hashOf({ documentId, extensions }: GraphqlParameters): string | undefined {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '')
  const persisted = objectOf(objectOf(extensions)?.['persistedQuery'])
  return typeof persisted?.['sha256Hash'] === 'string' ? persisted['sha256Hash'] : undefined
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  let parsed = value
  try {
    if (typeof value === 'string') parsed = JSON.parse(value)
  } catch {
    return undefined
  }
  return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
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
