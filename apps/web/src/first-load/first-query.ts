import { browseVariables, isBrowsing, parseBrowse } from '../features/games/browse-state.ts'
import { GRAPHQL_PATH, languageHeaders, postOptions } from '../graphql/request.ts'

interface FirstQuery {
  body: object
  language: string
  response: Promise<Response>
}

let firstQuery: FirstQuery | undefined

/** Sends the home page's query. home-screen.loader.ts asks for the same variables; where they differ, the query is sent again. */
export function startFirstQuery({ search }: Pick<Location, 'search'>, language: string, sha256Hash: string): void {
  const state = parseBrowse(new URLSearchParams(search))
  const variables = { browsing: isBrowsing(state), withMine: true, ...browseVariables(state), withShell: true }
  const body = { operationName: 'HomeScreen', variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
  const response = fetch(GRAPHQL_PATH, postOptions(body, languageHeaders(language)))
  // Handled where the response is taken; until then a failure must not count as an unhandled rejection.
  response.catch(() => undefined)
  firstQuery = { body, language, response }
}

/** The response to the first query if it equals this request; undefined otherwise and after the first request of the page. */
export function takeFirstQuery(body: object, language: string | undefined): Promise<Response> | undefined {
  const first = firstQuery
  firstQuery = undefined
  return first?.language === language && first && sorted(first.body) === sorted(body) ? first.response : undefined
}

/** JSON with sorted keys: Apollo Client changes the order of variables. */
function sorted(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
