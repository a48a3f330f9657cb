import type { ApolloServerPlugin } from '@apollo/server'
import { unwrapResolverError } from '@apollo/server/errors'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from '../platform/failures.ts'
import type { Context } from '../domains/base/context.ts'
import { MESSAGES } from '../domains/base/error-messages.generated.ts'
import { getErrorCode, failure, isRetryable } from '../domains/base/errors.ts'
import { ANOTHER_ACCOUNT } from '../domains/session/shown-account.ts'

const UNEXPECTED = 'INTERNAL_SERVER_ERROR'
const ABSENT: ErrorCode = 'FEATURE_UNAVAILABLE'

/** A field of a feature that the platform lacks is null, and nothing has failed. */
export const isFailure = (error: GraphQLError): boolean => !(unwrapResolverError(error) instanceof FeatureAbsent)

/** Apollo's `formatError`: message, path, code and `retryable`, without stacks, addresses or the platform's messages. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const known = getErrorCode(unwrapResolverError(error))
  const code = known ?? String(formatted.extensions?.['code'] ?? UNEXPECTED)
  const message = known
    ? MESSAGES[known]
    : code === UNEXPECTED
      ? 'Something went wrong.'
      : withoutValue(formatted.message)
  const signedInAs = code === ANOTHER_ACCOUNT ? formatted.extensions?.['signedInAs'] : undefined
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: {
      code,
      ...(isRetryable(code) && { retryable: true }),
      ...(signedInAs !== undefined && { signedInAs }),
    },
  }
}

/** graphql-js repeats a variable's value, which may be a password. */
function withoutValue(message: string): string {
  const [, variable] = /^Variable "(\$\w+)" got invalid value /.exec(message) ?? []
  return variable ? `Variable "${variable}" has a value that does not fit its type.` : message
}

/** Logs and formats what was thrown while executing, and adds errors shared by fields and the request id. */
export function completeErrors(errors: readonly GraphQLError[], context: Context): GraphQLFormattedError[] {
  for (const error of errors) logError(context, error)
  return withSharedErrors(
    errors.map((error) => formatError(error.toJSON(), error)),
    context,
  )
}

/** As `completeErrors`, for what Apollo Server executes and formats. */
export const errorPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors.filter(isFailure)) logError(contextValue, error)
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return
        const result = response.body.singleResult
        const failed = (result.errors ?? []).filter(({ extensions }) => extensions?.['code'] !== ABSENT)
        const errors = withSharedErrors(failed, contextValue)
        if (errors.length > 0) result.errors = errors
        else delete result.errors
      },
    }
  },
}

function withSharedErrors(errors: readonly GraphQLFormattedError[], context: Context): GraphQLFormattedError[] {
  const { requestId } = context
  return [...errors, ...sharedErrors(context)].map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId },
  }))
}

function sharedErrors({ session, sharedFailures }: Context): GraphQLFormattedError[] {
  const failures = [...sharedFailures, ...(session.hasEnded ? [failure('SESSION_EXPIRED')] : [])]
  return failures.map((cause) => {
    const error = cause instanceof GraphQLError ? cause : new GraphQLError('', { originalError: cause as Error })
    return formatError({ message: error.message, extensions: error.extensions }, error)
  })
}

function logError({ log }: Context, error: GraphQLError): void {
  const cause = unwrapResolverError(error)
  const path = error.path?.join('.')
  if (cause instanceof PlatformUnavailable && cause.outage === 'caller_gone') {
    log.info({ path, reason: cause.message }, 'nobody waits for the field any more')
  } else if (cause instanceof PlatformUnavailable || cause instanceof PlatformRefusal) {
    log.warn({ path, reason: cause.message }, 'field failed')
  } else if (cause instanceof GraphQLError) {
    // The message of such an error may repeat input, passwords included.
    log.info({ path, code: cause.extensions['code'] }, 'request refused')
  } else {
    log.error({ path, err: cause }, 'field failed unexpectedly')
  }
}
