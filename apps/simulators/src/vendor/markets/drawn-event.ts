import { LRUCache } from 'lru-cache'
import type { Draw } from '@playhouse/engines/engine.ts'
import { eventOf } from '@playhouse/engines/markets/event.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import type { Fairness } from '@playhouse/vendor-api/play-api.ts'
import type { EventRow } from './event-row.ts'

const KEPT = 500

/** Drawing an event prices its markets from every course it could take; boards ask for the same ones each second. */
const drawn = new LRUCache<string, ReturnType<typeof eventOf>>({ max: KEPT })

/** The event of a row with its future course, which callers must not reveal early. */
export function drawnEvent(row: EventRow): ReturnType<typeof eventOf> {
  const known = drawn.get(row.id)
  if (known) return known
  const model = MARKETS_MODELS.find(({ id }) => id === row.modelId)
  if (!model) throw new Error(`Event ${row.id}: there is no book ${row.modelId}`)
  const event = eventOf(model, drawOf(row))
  drawn.set(row.id, event)
  return event
}

/** Draws of an event's seed, from the first on. */
export function drawOf(row: EventRow): Draw {
  return seededDraw({ serverSeed: row.serverSeed.toString('hex'), ...ownSeeds(row) })
}

/** Nobody who bets has a part in the seed. In its place stands the event's id: a seed is good for this event alone. */
export const ownSeeds = ({ id }: Pick<EventRow, 'id'>) => ({ clientSeed: id, nonce: 0 })

/** What an event's draw is proven by: the seed itself only when it has ended. */
export function fairnessOf(row: EventRow): Fairness {
  const serverSeed = row.serverSeed.toString('hex')
  return {
    serverSeedHash: seedHash(serverSeed),
    serverSeed: row.phase === 'ended' ? serverSeed : null,
    ...ownSeeds(row),
  }
}
