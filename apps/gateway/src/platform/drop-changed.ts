import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import type { LiveFeed } from './live-feed.ts'
import type { PublicCache } from './public-cache.ts'

/** Cached endpoints of which responses depend on what an event tells of. */
const DEPENDENT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'GAMES_SWITCHED',
    new Set(
      ALL_ENDPOINTS.filter(({ domain, cache }) => cache && (domain === 'games' || domain === 'lottery')).map(
        ({ name }) => name,
      ),
    ),
  ],
  ['SITE_STATUS', new Set([systemStatus.name])],
])

/** Forgets cached responses that an event has outdated, before open pages hear of it and ask. */
export function dropChanged(feed: Pick<LiveFeed, 'onEvents'>, cache: PublicCache): void {
  feed.onEvents((events) => {
    for (const type of new Set(events.map(({ event }) => event.type))) {
      const names = DEPENDENT.get(type)
      if (names) cache.drop(names)
    }
  })
}
