import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../domains/base/context.ts'
import type { TrustedExecutor } from '../graphql/execution/trusted-executor.ts'
import type { Answered } from '../observability/observe.ts'
import type { TrustedRequest } from './trusted-documents.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8'

/** Media type of the response by the `Accept` that our pages, partners and common clients send. Apollo Server negotiates others. */
const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', GRAPHQL_TYPE],
  ['application/graphql-response+json, application/json;q=0.9', GRAPHQL_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
])

/** Other sites cannot send one of these without asking (CSRF), nor a JSON body. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'] as const

/**
 * Answers requests that name a registered document by its hash.
 * @returns the body, or undefined for what Apollo Server has to answer: everything else, and whatever must be refused
 */
export function trustedRoute(
  executor: TrustedExecutor,
  getContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>,
  observe: (answered: Answered) => void,
) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, document, variables }: TrustedRequest,
  ): Promise<string | undefined> => {
    if (!variables) return undefined
    const { method, headers } = request
    if (method === 'GET' && (document.type !== 'query' || !isPreflighted(request))) return undefined
    const type = TYPES.get(headers.accept)
    if (type === undefined) return undefined
    const startedAt = performance.now()
    const context = getContext(request, reply)
    const operation = { hash, document, variables }
    const response = await executor.run(operation, context instanceof Promise ? await context : context)
    if (!response) return undefined
    const { text, codes } = response
    observe({
      name: document.name,
      codes,
      startedAt,
      requestId: request.id,
      headers: { get: (header) => getText(headers[header]) },
    })
    void reply.header('content-type', type)
    return text
  }
}

function isPreflighted({ headers }: FastifyRequest): boolean {
  return headers['content-type'] === undefined && PREFLIGHT_HEADERS.some((name) => Boolean(headers[name]))
}

const getText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value)
