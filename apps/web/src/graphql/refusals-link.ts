import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client'
import { map, tap } from 'rxjs'

/** Problems are at most this deep in a response: `viewer.agentAccount.teamOverview`. */
const DEEPEST_PROBLEM = 4

/** Handlers of refusals that concern every screen, by the code of an error or of a problem in the data; called once per response. */
export type RefusalHandlers = Readonly<Record<string, () => void>>

/**
 * Calls the handlers of the codes that a response contains. Removes the gateway's notice of an ended session: the rest of the response is a
 * visitor's and complete.
 */
export function refusalsLink(handlers: RefusalHandlers): ApolloLink {
  const report = (errors: ApolloLink.Result['errors'], data?: unknown) => {
    const codes = new Set(errors?.map(({ extensions }) => extensions?.['code']))
    collectProblems(data, DEEPEST_PROBLEM, codes)
    for (const [code, handle] of Object.entries(handlers)) if (codes.has(code)) handle()
  }
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors, data }) => report(errors, data),
        error: (error: unknown) => {
          if (CombinedGraphQLErrors.is(error)) report(error.errors)
        },
      }),
      map(withoutNotice),
    ),
  )
}

/** The notice concerns no field and has no path; a response without data keeps it as its error. */
function withoutNotice({ errors, ...response }: ApolloLink.Result): ApolloLink.Result {
  const others = errors?.filter(
    ({ path, extensions }) => path || !response.data || extensions?.['code'] !== 'SESSION_EXPIRED',
  )
  return others && others.length > 0 ? { ...response, errors: others } : response
}

/** Skips lists: problems never occur in them, and they make up most of a response. */
function collectProblems(data: unknown, depth: number, codes: Set<unknown>): void {
  if (depth < 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return
  if ('code' in data) codes.add(data.code)
  for (const value of Object.values(data)) collectProblems(value, depth - 1, codes)
}
