import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { LiveFeed } from './live-feed.ts'
import type { PublicCache } from './public-cache.ts'

/** Endpoints of which responses say whether a game is open. */
const SHOWS_GAMES: ReadonlySet<string> = new Set(
  ALL_ENDPOINTS.filter(({ domain, cache }) => cache && (domain === 'games' || domain === 'lottery')).map(
    ({ name }) => name,
  ),
)

/** Forgets what was cached about games when an operator switches some, before open pages hear of it and ask. */
export function dropSwitched(feed: Pick<LiveFeed, 'onEvents'>, cache: PublicCache): void {
  feed.onEvents((events) => {
    if (events.some(({ event }) => event.type === 'GAMES_SWITCHED')) cache.drop(SHOWS_GAMES)
  })
}
