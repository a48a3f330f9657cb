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
import { createExecutor } from './execution/executor.ts'
import type { ResponseCache } from './execution/response-cache.ts'
import { errorPlugin, formatError } from './format-error.ts'
import { shownAccountPlugin } from './shown-account-plugin.ts'

/** Fields with fragments expanded, checked before document limits; introspection by development tools takes some 900. */
const RECURSIVE_SELECTIONS_MAX = 2_000
/** Validation and coercion errors reported per request. */
const ERRORS_MAX = 5

/**
 * Hides the schema in production; elsewhere its landing page is Apollo Sandbox.
 * @param trustedHashes documents that may be compiled
 */
export function createApollo(
  schema: GraphQLSchema,
  production: boolean,
  logger: FastifyBaseLogger,
  limits: DocumentLimits,
  trustedHashes: Iterable<string>,
  responseCache: ResponseCache,
): ApolloServer<Context> {
  const landingPage: ApolloServerPlugin<Context> = production
    ? ApolloServerPluginLandingPageDisabled()
    : ApolloServerPluginLandingPageLocalDefault({ embed: true, footer: false })
  return new ApolloServer<Context>({
    gateway: createExecutor(schema, trustedHashes, { maxCoercionErrors: ERRORS_MAX }),
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
    stringifyResult: responseCache.stringify,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      landingPage,
      limitDocuments(schema, limits),
      shownAccountPlugin(schema),
      errorPlugin,
      responseCache.plugin,
    ],
  })
}
