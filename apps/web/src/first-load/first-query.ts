import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { hasEvents } from '../features/events/event-lobbies.ts'
import { browseVariables, isBrowsing, parseBrowse } from '../features/games/browse-state.ts'
import { GRAPHQL_PATH, languageHeaders, postOptions } from '../graphql/request.ts'
import { lobbyAt, paths } from '../paths.ts'

/** Queries that a first visit may begin with, by their names. */
export type FirstQueryName = 'HomeScreen' | 'LobbyScreen' | 'ShellScreen'

interface Question {
  operationName: FirstQueryName
  variables: object
}

let firstQuery: { body: object; language: string; response: Promise<Response> } | undefined

/** What the loader of the page at this address asks first: of the home page, a lobby and the log-in page. */
export function firstQuestion({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Question | undefined {
  const state = parseBrowse(new URLSearchParams(search))
  const browsing = isBrowsing(state)
  const withShell = true
  if (pathname === paths.home()) {
    return {
      operationName: 'HomeScreen',
      variables: { browsing, withMine: true, ...browseVariables(state), withShell },
    }
  }
  if (pathname === paths.logIn()) return { operationName: 'ShellScreen', variables: {} }
  const lobbyId: LobbyId | null = lobbyAt(pathname.slice(1))
  // The lotteries have a lobby of their own.
  if (!lobbyId || lobbyId === 'ELOTT') return undefined
  return {
    operationName: 'LobbyScreen',
    variables: {
      lobbyId,
      ...browseVariables(state),
      withChoices: true,
      withMine: !browsing,
      withJackpots: !browsing && lobbyId === 'RNG',
      withEvents: !browsing && hasEvents(lobbyId),
      withShell,
    },
  }
}

/** Sends a page's first query and preloads the banner that the home page's names. */
export function startFirstQuery({ operationName, variables }: Question, language: string, sha256Hash: string): void {
  const body = { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
  const response = fetch(GRAPHQL_PATH, postOptions(body, languageHeaders(language)))
  // The consumer of the response handles errors.
  if (operationName === 'HomeScreen') response.then(preloadBanner).catch(() => undefined)
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
