import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { map, tap } from 'rxjs'

/** The one code that concerns every screen. */
const EXPIRED = 'SESSION_EXPIRED'

/** Problems stand at most this deep in an answer: `viewer.agentAccount.teamOverview`. */
const DEEPEST_PROBLEM = 4

/**
 * Calls `onExpired` after any answer that says that the session has ended, as an error or as a problem in the data. The
 * notice that the gateway puts beside an answer ends here: the rest of the answer is a visitor's, and whole.
 */
export function sessionExpiryLink(onExpired: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: (result) => {
          const coded = result.errors?.some((error) => error.extensions?.['code'] === EXPIRED)
          if (coded || holdsExpiry(result.data, DEEPEST_PROBLEM)) onExpired()
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

/** The notice is of no field, so it has no path; an answer without data keeps it as its reason. */
function withoutNotice({ errors, ...answer }: ApolloLink.Result): ApolloLink.Result {
  const others = errors?.filter(({ path, extensions }) => path || !answer.data || extensions?.['code'] !== EXPIRED)
  return others && others.length > 0 ? { ...answer, errors: others } : answer
}

/** Lists are left out: a problem never stands in one, and they are what makes an answer long. */
function holdsExpiry(data: unknown, depth: number): boolean {
  if (depth < 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return false
  if ('code' in data && data.code === EXPIRED) return true
  return Object.values(data).some((value) => holdsExpiry(value, depth - 1))
}
