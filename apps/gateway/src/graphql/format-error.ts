import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { isRetryable, MESSAGES } from './error-codes.ts'
import { errorCodeOf } from './failures.ts'

const UNEXPECTED = 'INTERNAL_SERVER_ERROR'

/**
 * What callers may read of an error: message, place, code, and whether trying again makes sense. Nothing of stacks,
 * addresses or the platform's own words. The request's id is added by the plugin in answer-errors.ts.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const known = errorCodeOf(unwrapResolverError(error))
  const code = known ?? String(formatted.extensions?.['code'] ?? UNEXPECTED)
  const message = known
    ? MESSAGES[known]
    : code === UNEXPECTED
      ? 'Something went wrong.'
      : withoutValue(formatted.message)
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: { code, ...(isRetryable(code) && { retryable: true }) },
  }
}

/** graphql-js repeats a variable's value, which may be a password, and names values that would fit. */
function withoutValue(message: string): string {
  const [, variable] = /^Variable "(\$\w+)" got invalid value /.exec(message) ?? []
  return variable ? `Variable "${variable}" has a value that does not fit its type.` : message
}
