import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { map, tap } from 'rxjs'

/** The codes that concern every screen. */
const EXPIRED = 'SESSION_EXPIRED'
const PASSWORD_DUE = 'PASSWORD_CHANGE_REQUIRED'
const CLOSING = 'ACCOUNT_CLOSING'
const SITE_CLOSED = ['SITE_MAINTENANCE', 'REGION_RESTRICTED']

/** Problems are at most this deep in a response: `viewer.agentAccount.teamOverview`. */
const DEEPEST_PROBLEM = 4

/**
 * Calls `onExpired` after a response that reports an ended session, as an error or as a problem in the data, `onPasswordDue` after one that
 * was refused until the password is changed, `onClosing` after one that was refused because the account is being closed, and `onSiteClosed`
 * after one that was refused because the site is closed to the caller. Removes the gateway's notice of an ended session: the rest of the
 * response is a visitor's and complete.
 */
export function sessionExpiryLink(
  onExpired: () => void,
  onPasswordDue: () => void,
  onClosing: () => void = () => {},
  onSiteClosed: () => void = () => {},
): ApolloLink {
  const report = (hasError: (code: string) => boolean, data?: unknown) => {
    if (hasError(EXPIRED) || holdsProblem(EXPIRED, data, DEEPEST_PROBLEM)) onExpired()
    if (hasError(PASSWORD_DUE) || holdsProblem(PASSWORD_DUE, data, DEEPEST_PROBLEM)) onPasswordDue()
    if (hasError(CLOSING) || holdsProblem(CLOSING, data, DEEPEST_PROBLEM)) onClosing()
    if (SITE_CLOSED.some((code) => hasError(code) || holdsProblem(code, data, DEEPEST_PROBLEM))) onSiteClosed()
  }
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors, data }) =>
          report((code) => errors?.some(({ extensions }) => extensions?.['code'] === code) ?? false, data),
        error: (error: unknown) => {
          if (CombinedGraphQLErrors.is(error)) {
            report((code) => error.errors.some(({ extensions }) => extensions?.['code'] === code))
          }
        },
      }),
      map(withoutNotice),
    ),
  )
}

/** The notice concerns no field and has no path; a response without data keeps it as its error. */
function withoutNotice({ errors, ...response }: ApolloLink.Result): ApolloLink.Result {
  const others = errors?.filter(({ path, extensions }) => path || !response.data || extensions?.['code'] !== EXPIRED)
  return others && others.length > 0 ? { ...response, errors: others } : response
}

/** Skips lists: problems never occur in them, and they make up most of a response. */
function holdsProblem(code: string, data: unknown, depth: number): boolean {
  if (depth < 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return false
  if ('code' in data && data.code === code) return true
  return Object.values(data).some((value) => holdsProblem(code, value, depth - 1))
}
