import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { PlatformRefusal, PlatformUnavailable } from '../platform/failures.ts'
import type { Context } from './context.ts'
import { failure } from './failures.ts'
import { formatError } from './format-error.ts'

/**
 * Finishes `errors[]`: adds what is told once for the whole answer, and the request's id to each. Errors that nobody
 * expected are written to the log with the same id.
 */
export const answerErrors: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) logError(contextValue, error)
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return
        const result = response.body.singleResult
        const errors = [...(result.errors ?? []), ...toldOnce(contextValue)]
        if (errors.length > 0) result.errors = errors.map((error) => withRequestId(error, contextValue.requestId))
      },
    }
  },
}

function toldOnce({ session, sharedFailures }: Context): GraphQLFormattedError[] {
  const failures = [...sharedFailures, ...(session.hasEnded ? [failure('SESSION_EXPIRED')] : [])]
  return failures.map((cause) => {
    const error = cause instanceof GraphQLError ? cause : new GraphQLError('', { originalError: cause as Error })
    return formatError({ message: error.message, extensions: error.extensions }, error)
  })
}

function withRequestId(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  return { ...error, extensions: { ...error.extensions, requestId } }
}

function logError({ log }: Context, error: GraphQLError): void {
  const cause = unwrapResolverError(error)
  const path = error.path?.join('.')
  if (cause instanceof PlatformUnavailable || cause instanceof PlatformRefusal) {
    log.warn({ path, reason: cause.message }, 'a field has no answer')
  } else if (cause instanceof GraphQLError) {
    // Its message may repeat what was sent, passwords included.
    log.info({ path, code: cause.extensions['code'] }, 'a request was refused')
  } else {
    log.error({ path, err: cause }, 'a field failed')
  }
}
