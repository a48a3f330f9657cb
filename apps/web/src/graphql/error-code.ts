import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client'

/** A failure of the page's own that has a text in every language. */
export class CodedError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * The code of a failed operation: the gateway's own, `NETWORK` if it could not be reached, `HTTP_502` and the like if a
 * proxy in front of it answered, otherwise `INTERNAL`.
 */
export function getErrorCode(error: unknown): string {
  if (error instanceof CodedError) return error.code
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code']
    return typeof code === 'string' ? code : 'INTERNAL'
  }
  if (ServerError.is(error)) return codeInBody(error.bodyText) ?? `HTTP_${error.statusCode}`
  // `fetch` reports every network error as a TypeError.
  return error instanceof TypeError ? 'NETWORK' : 'INTERNAL'
}

/** The gateway sends GraphQL errors even for requests that it refuses before GraphQL. */
function codeInBody(body: string): string | undefined {
  try {
    const code: unknown = JSON.parse(body)?.errors?.[0]?.extensions?.code
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}
