import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { limitDocuments, type DocumentLimits } from './document-limits.ts'
import { errorPlugin, formatError } from './format-error.ts'
import { shownAccountPlugin } from './shown-account-plugin.ts'

/** Fields with fragments expanded, checked before document limits; introspection by development tools takes some 900. */
const RECURSIVE_SELECTIONS_MAX = 2_000
const ERRORS_MAX = 5
export const EXECUTION = { maxCoercionErrors: ERRORS_MAX } as const

/**
 * Answers what names no registered document, and refuses what the registered ones cannot take. Hides the schema in production; elsewhere
 * its landing page is Apollo Sandbox.
 */
export function createApollo(
  schema: GraphQLSchema,
  production: boolean,
  logger: FastifyBaseLogger,
  limits: DocumentLimits,
): ApolloServer<Context> {
  const landingPage: ApolloServerPlugin<Context> = production
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
  return new ApolloServer<Context>({
    schema,
    executionOptions: EXECUTION,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    // Hashes are resolved in http/trusted-documents.ts.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxLexicalTokens: limits.tokens },
    validationOptions: { maxErrors: ERRORS_MAX },
    maxRecursiveSelections: RECURSIVE_SELECTIONS_MAX,
    stopOnTerminationSignals: false,
    nodeEnv: production ? 'production' : 'development',
    logger,
    formatError,
    stringifyResult: JSON.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      landingPage,
      limitDocuments(schema, limits),
      shownAccountPlugin(schema),
      errorPlugin,
    ],
  })
}
