import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context.ts'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import { exchangeHashes } from './trusted-documents.ts'

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
  const answer = fastifyApolloHandler(apollo, { context: contextOf })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: BODY_BYTES_MAX,
    compress: { threshold: 1_024 },
    // Apollo Sandbox, the landing page outside production, brings scripts and frames of its own.
    ...(!production && { helmet: { contentSecurityPolicy: false } }),
    config: { rateLimit: { max: rateLimitPerMinute, timeWindow: 60_000 } },
    preHandler: exchangeHashes(documents, production),
    handler(request, reply) {
      reply.header('cache-control', 'no-store')
      return answer.call(app, request, reply)
    },
  })
}
