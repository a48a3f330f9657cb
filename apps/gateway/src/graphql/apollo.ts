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
import { limitDocuments, type DocumentLimits } from './document-limits.ts'
import { executing } from './execution/executor.ts'
import type { KeptAnswers } from './execution/kept-answers.ts'
import { formatError } from './format-error.ts'

/** Fields with all fragments written out, before anything is measured: introspection by development tools takes some 900. */
const RECURSIVE_SELECTIONS_MAX = 2_000
/** Mistakes that one answer names; a document made of nothing but mistakes is not worth more work. */
const MISTAKES_MAX = 5

/**
 * The GraphQL engine. In production it tells nothing of the schema; elsewhere it has Apollo Sandbox as its landing page.
 * @param registered hashes of the registered documents
 */
export function buildApollo(
  schema: GraphQLSchema,
  production: boolean,
  logger: FastifyBaseLogger,
  limits: DocumentLimits,
  registered: Iterable<string>,
  kept: KeptAnswers,
): ApolloServer<Context> {
  const landingPage: ApolloServerPlugin<Context> = production
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
  return new ApolloServer<Context>({
    gateway: executing(schema, registered, { maxCoercionErrors: MISTAKES_MAX }),
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    // Documents are registered before they get here: see http/trusted-documents.ts.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: limits.tokens },
    validationOptions: { maxErrors: MISTAKES_MAX },
    maxRecursiveSelections: RECURSIVE_SELECTIONS_MAX,
    stopOnTerminationSignals: false,
    nodeEnv: production ? 'production' : 'development',
    logger,
    formatError,
    stringifyResult: kept.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      landingPage,
      limitDocuments(schema, limits),
      answerErrors,
      kept.plugin,
    ],
  })
}
