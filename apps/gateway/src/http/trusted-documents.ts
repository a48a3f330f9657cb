import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import { graphqlFailure } from './graphql-failure.ts'
import { markPublic, takeLanguage } from './public-answers.ts'

/** A GraphQL request as it comes over HTTP: the body of a POST, or the query of a GET with its JSON parts read. */
export interface GraphqlParameters {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
  documentId?: unknown
}

/**
 * Makes the check that stands before Apollo: a hash is exchanged for the text registered under it; in production (`only`)
 * nothing else gets past, and texts are never taken.
 */
export function exchangeHashes(documents: TrustedDocuments, only: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    takeLanguage(request)
    const sent = parametersOf(request)
    const hash = hashOf(sent)
    if (!only && hash === undefined) return
    const document = sent.query === undefined && hash !== undefined ? documents.get(hash) : undefined
    if (!document) {
      const message = 'This operation is not registered with this release of the gateway. Reload the page.'
      return reply.code(400).send(graphqlFailure(request, 'OPERATION_NOT_REGISTERED', message))
    }
    markPublic(request, document, objectOf(sent.variables))
    replaceParameters(request, document, sent.variables)
  }
}

/** The parameters of a request; JSON that cannot be read counts as not sent. */
function parametersOf(request: FastifyRequest): GraphqlParameters {
  const sent: unknown = request.method === 'GET' ? request.query : request.body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {}
  return sent
}

/** The hash of Apollo Client's persisted queries, or the `documentId` of GraphQL over HTTP (appendix A). */
function hashOf({ documentId, extensions }: GraphqlParameters): string | undefined {
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '')
  const persisted = objectOf(objectOf(extensions)?.['persistedQuery'])
  return typeof persisted?.['sha256Hash'] === 'string' ? persisted['sha256Hash'] : undefined
}

function objectOf(value: unknown): Record<string, unknown> | undefined {
  let read = value
  try {
    if (typeof value === 'string') read = JSON.parse(value)
  } catch {
    return undefined
  }
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
}

function replaceParameters(request: FastifyRequest, { text, name }: TrustedDocument, variables: unknown): void {
  if (request.method === 'GET') {
    const search = new URLSearchParams({
      query: text,
      operationName: name,
      ...(typeof variables === 'string' && { variables }),
    })
    // What Apollo's integration reads the parameters of a GET from.
    request.raw.url = `/graphql?${search.toString()}`
  } else {
    request.body = { query: text, operationName: name, ...(variables != null && { variables }) }
  }
}
