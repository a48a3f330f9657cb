import { HeaderMap, type ApolloServer } from '@apollo/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context.ts'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import { exchangeHashes } from './trusted-documents.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The query of a GET once its hash is exchanged for the document. */
    graphqlSearch: string | undefined
  }
}

const BODY_BYTES_MAX = 64 * 1024

export interface GraphqlRouteOptions {
  apollo: ApolloServer<Context>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  documents: TrustedDocuments
  production: boolean
  rateLimitPerMinute: number
}

/** `/graphql`: POST for everything, GET for queries. */
export function graphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const { apollo, contextOf, documents, production, rateLimitPerMinute } = options
  app.decorateRequest('graphqlSearch', undefined)
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: BODY_BYTES_MAX,
    compress: { threshold: 1_024 },
    // Apollo Sandbox, the landing page outside production, brings scripts and frames of its own.
    ...(!production && { helmet: { contentSecurityPolicy: false } }),
    config: { rateLimit: { max: rateLimitPerMinute, timeWindow: 60_000 } },
    preHandler: exchangeHashes(documents, production),
    handler: async (request, reply) => {
      const { headers, body, status } = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: request.method,
          headers: headersOf(request),
          search: request.graphqlSearch ?? request.url.split('?', 2)[1] ?? '',
          body: request.body,
        },
        context: () => contextOf(request, reply),
      })
      reply
        .code(status ?? 200)
        .header('cache-control', 'no-store')
        .headers(Object.fromEntries(headers))
      if (body.kind === 'complete') return reply.send(body.string)
      throw new Error('An answer in parts was not asked for.')
    },
  })
}

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
