import { browseVariables, isBrowsing, parseBrowse } from '../features/games/browse-state.ts'
import { GRAPHQL_PATH, languageHeaders, postOptions } from '../graphql/request.ts'

let firstQuery: { body: object; language: string; response: Promise<Response> } | undefined

/** Sends the home page's query, with the variables of home-screen.loader.ts, and preloads the banner that it names. */
export function startFirstQuery({ search }: Pick<Location, 'search'>, language: string, sha256Hash: string): void {
  const state = parseBrowse(new URLSearchParams(search))
  const variables = { browsing: isBrowsing(state), withMine: true, ...browseVariables(state), withShell: true }
  const body = { operationName: 'HomeScreen', variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
  const response = fetch(GRAPHQL_PATH, postOptions(body, languageHeaders(language)))
  // The consumer of the response handles errors.
  response.then(preloadBanner).catch(() => undefined)
  firstQuery = { body, language, response }
}

/** The response to the first query, if `body` equals it; undefined after the first request of the page. */
export function takeFirstResponse(body: object, language: string | undefined): Promise<Response> | undefined {
  const first = firstQuery
  firstQuery = undefined
  return first && first.language === language && sorted(first.body) === sorted(body) ? first.response : undefined
}

/** The home page's largest picture, which is its LCP. */
async function preloadBanner(response: Response): Promise<void> {
  const { data } = (await response.clone().json()) as {
    data: { site: { bannerGroups: { name: string; banners: { picture: string }[] }[] } }
  }
  const src = data.site.bannerGroups.find(({ name }) => name === 'w_home')?.banners[0]?.picture
  if (src) Object.assign(new Image(), { fetchPriority: 'high', src })
}

/** JSON with sorted keys: Apollo Client changes the order of variables. */
function sorted(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
