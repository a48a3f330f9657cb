import { CombinedGraphQLErrors, ServerError } from '@apollo/client'

/**
 * The code to show and to word a failed operation by: the gateway's own, or `NETWORK` where none was reached, `HTTP_502` and
 * the like where something before it answered, `INTERNAL` for what nobody foresaw.
 */
export function errorCodeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code']
    return typeof code === 'string' ? code : 'INTERNAL'
  }
  if (ServerError.is(error)) return codeInBody(error.bodyText) ?? `HTTP_${error.statusCode}`
  // `fetch` reports every trouble on the way as a TypeError.
  return error instanceof TypeError ? 'NETWORK' : 'INTERNAL'
}

/** The gateway answers with GraphQL errors even where it refuses a request before GraphQL. */
function codeInBody(body: string): string | undefined {
  try {
    const code: unknown = JSON.parse(body)?.errors?.[0]?.extensions?.code
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}
