import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { answerErrors } from './answer-errors.ts'
import type { Context } from './context.ts'
import { formatError } from './format-error.ts'

/** The web's largest document has some 500 tokens. */
const TOKENS_MAX = 2_000
const RECURSIVE_SELECTIONS_MAX = 2_000

/** The GraphQL engine. In production it tells nothing of the schema; elsewhere it has Apollo Sandbox as its landing page. */
export function buildApollo(
  schema: GraphQLSchema,
  production: boolean,
  logger: FastifyBaseLogger,
): ApolloServer<Context> {
  const landingPage: ApolloServerPlugin<Context> = production
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
  return new ApolloServer<Context>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    // Documents are registered before they get here: see http/trusted-documents.ts.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: TOKENS_MAX },
    maxRecursiveSelections: RECURSIVE_SELECTIONS_MAX,
    stopOnTerminationSignals: false,
    nodeEnv: production ? 'production' : 'development',
    logger,
    formatError,
    plugins: [ApolloServerPluginCacheControlDisabled(), landingPage, answerErrors],
  })
}
