import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import { assertUtf8 } from '@playhouse/shared/http-refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../graphql/context.ts'
import type { ReadyBytes } from '../graphql/execution/ready-bytes.ts'
import type { TrustedDocuments } from '../graphql/trusted-document-list.ts'
import type { CredentialServices } from './credential.ts'
import { keepPublicAnswers } from './public-answers.ts'
import type { RateCounters } from './rate-counters.ts'
import { limitNesting } from './limit-nesting.ts'
import { limitSessions } from './rate-limit.ts'
import { exchangeHashes } from './trusted-documents.ts'

const BODY_BYTES_MAX = 64 * 1024

export interface GraphqlRouteOptions {
  apollo: ApolloServer<Context>
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  documents: TrustedDocuments
  production: boolean
  counters: RateCounters
  credentials: CredentialServices
  /** Answers that are sent again. */
  bytes: ReadyBytes
  /** Requests from one address, and of one session. */
  perMinute: { address: number; session: number }
}

/** `/graphql`: POST for everything, GET for queries; one operation a request. */
export function graphqlRoute(app: FastifyInstance, options: GraphqlRouteOptions): void {
  const { apollo, contextOf, documents, production, counters, credentials, bytes, perMinute } = options
  const answer = fastifyApolloHandler(apollo, { context: contextOf })
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: BODY_BYTES_MAX,
    compress: { threshold: 1_024 },
    // Apollo Sandbox, the landing page outside production, brings scripts and frames of its own.
    config: { withoutPolicy: !production, rateLimit: { max: perMinute.address, timeWindow: 60_000 } },
    onRequest: async ({ headers }) => assertUtf8(headers['content-type']),
    preHandler: [
      limitSessions(counters, perMinute.session, credentials),
      limitNesting,
      exchangeHashes(documents, production),
    ],
    onSend: [keepPublicAnswers, bytes.send],
    handler: answer,
  })
}
