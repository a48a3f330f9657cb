import { LRUCache } from 'lru-cache'
import type { Draw } from '@playhouse/engines/engine.ts'
import { getEvent } from '@playhouse/engines/markets/event.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import type { Fairness } from '@playhouse/vendor-api/play-api.ts'
import type { EventRow } from './event-row.ts'

const MAX_CACHED_EVENTS = 500

/** Cache: drawing an event prices its markets over every possible course, and boards request the same events every second. */
const drawnEvents = new LRUCache<string, ReturnType<typeof getEvent>>({ max: MAX_CACHED_EVENTS })

/** The event of a row with its whole course, which callers must not reveal early. */
export function drawnEvent(row: EventRow): ReturnType<typeof getEvent> {
  const known = drawnEvents.get(row.id)
  if (known) return known
  const model = MARKETS_MODELS.find(({ id }) => id === row.modelId)
  if (!model) throw new Error(`Event ${row.id}: unknown model ${row.modelId}`)
  const event = getEvent(model, getDraw(row))
  drawnEvents.set(row.id, event)
  return event
}

/** A fresh sequence of draws from an event's seed. */
export function getDraw(row: EventRow): Draw {
  return seededDraw({ serverSeed: row.serverSeed.toString('hex'), ...eventSeeds(row) })
}

/** Bettors do not contribute to the seed. The event's id takes the place of the client seed, binding the server seed to the event. */
export const eventSeeds = ({ id }: Pick<EventRow, 'id'>) => ({ clientSeed: id, nonce: 0 })

/** Proof of an event's draw; the seed itself only after the end. */
export function getFairness(row: EventRow): Fairness {
  const serverSeed = row.serverSeed.toString('hex')
  return {
    serverSeedHash: seedHash(serverSeed),
    serverSeed: row.phase === 'ended' ? serverSeed : null,
    ...eventSeeds(row),
  }
}
