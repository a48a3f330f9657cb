import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { GraphQLError } from 'graphql'
import { PlatformRefusal, PlatformUnavailable } from '../platform/failures.ts'
import { ERROR_CODES, MESSAGES } from './error-codes.ts'

/** The graph's code of a failure; undefined for what nobody expected. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof PlatformRefusal) return ERROR_CODES[error.code]
  return error instanceof PlatformUnavailable ? 'PLATFORM_UNAVAILABLE' : undefined
}

/** A failure for `errors[]`, from the list of codes. */
export function failure(code: ErrorCode): GraphQLError {
  return new GraphQLError(MESSAGES[code], { extensions: { code } })
}

/** An argument that no caller should send; `message` says what is wrong with it. */
export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
