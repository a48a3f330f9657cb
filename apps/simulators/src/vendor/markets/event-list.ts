import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import type { ListedEvent } from '@playhouse/vendor-api/play-api-markets.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import type { Vendor } from '../vendor.ts'
import { eventResponse } from './responses.ts'
import { loadEvents } from './event-row.ts'

/** Markets listed per event; the game's own page shows all. */
const MAIN_MARKETS = 2
/** Ended events stay listed for a short while, so that results can be read. */
const ENDED_SHOWN_MS = 60_000

const query = z.object({ models: z.string().max(500) })

/** Public list of events for operators. */
export function eventListRoute(app: FastifyInstance, { database }: Vendor): void {
  const listed = async (request: FastifyRequest): Promise<{ events: ListedEvent[] }> => {
    const requested = query.safeParse(request.query)
    if (!requested.success) throw new Refusal('request_invalid')
    const ids = requested.data.models.split(',')
    const books = MARKETS_MODELS.filter(({ id }) => ids.includes(id))
    const events = await Promise.all(
      books.map(async ({ id: modelId, sport }) => {
        const rows = await loadEvents(database, modelId)
        return rows
          .filter(({ phase, endsAt, nowMs }) => phase !== 'ended' || nowMs - endsAt.getTime() < ENDED_SHOWN_MS)
          .map((row): ListedEvent => {
            const { course: _course, moments: _moments, fairness: _fairness, markets, ...event } = eventResponse(row)
            return { ...event, modelId, sport, markets: markets.slice(0, MAIN_MARKETS) }
          })
      }),
    )
    return { events: events.flat() }
  }
  app.get('/play/events', { logLevel: 'warn' }, (request) => listed(request))
}
