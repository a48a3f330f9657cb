import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { map, tap } from 'rxjs'

/** The one code that concerns every screen. */
const EXPIRED = 'SESSION_EXPIRED'

/** Problems are at most this deep in a response: `viewer.agentAccount.teamOverview`. */
const DEEPEST_PROBLEM = 4

/**
 * Calls `onExpired` after a response that reports an ended session, as an error or as a problem in the data. Removes
 * the gateway's notice: the rest of the response is a visitor's and complete.
 */
export function sessionExpiryLink(onExpired: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: (result) => {
          const hasExpiryError = result.errors?.some((error) => error.extensions?.['code'] === EXPIRED)
          if (hasExpiryError || holdsExpiry(result.data, DEEPEST_PROBLEM)) onExpired()
        },
        error: (error: unknown) => {
          if (CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.['code'] === EXPIRED)) {
            onExpired()
          }
        },
      }),
      map(withoutNotice),
    ),
  )
}

/** The notice concerns no field and has no path; a response without data keeps it as its error. */
function withoutNotice({ errors, ...answer }: ApolloLink.Result): ApolloLink.Result {
  const others = errors?.filter(({ path, extensions }) => path || !answer.data || extensions?.['code'] !== EXPIRED)
  return others && others.length > 0 ? { ...answer, errors: others } : answer
}

/** Skips lists: problems never occur in them, and they make up most of a response. */
function holdsExpiry(data: unknown, depth: number): boolean {
  if (depth < 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return false
  if ('code' in data && data.code === EXPIRED) return true
  return Object.values(data).some((value) => holdsExpiry(value, depth - 1))
}
