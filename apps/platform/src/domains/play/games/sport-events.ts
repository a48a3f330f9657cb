import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { sportEvents } from '@playhouse/platform-api/games-played.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { eventList } from '@playhouse/vendor-api/play-api-markets.ts'
import { and, desc, eq, like, not } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Pool } from 'undici'
import { game } from '../../../db/tables/games.ts'

const CONNECTIONS = 4
/** A slow list is not worth waiting for. */
const DEADLINE_MS = 2_000

export interface EventList {
  /** Events of a category's open books; empty while the vendor does not answer. */
  list(asked: CheckedInputOf<typeof sportEvents>): Promise<ResponseOf<typeof sportEvents>>
  close(): Promise<void>
}

interface EventListOptions {
  vendorUrl: string
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Simulated events from the vendors. Bets on a book go to its most played open game. */
export function sportEventList({ vendorUrl, database, log }: EventListOptions): EventList {
  const pool = new Pool(vendorUrl, { connections: CONNECTIONS })
  return {
    async list({ gameType }) {
      const games = await database
        .selectDistinctOn([game.modelId], { modelId: game.modelId, nodeId: game.nodeId })
        .from(game)
        .where(and(eq(game.category, gameType), like(game.modelId, 'markets-%'), not(game.closed)))
        .orderBy(game.modelId, desc(game.popularity), game.nodeId)
      const nodeOf = new Map(games.map(({ modelId, nodeId }) => [modelId, nodeId]))
      if (nodeOf.size === 0) return { list: [] }
      try {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: '/play/events',
          query: { models: [...nodeOf.keys()].join(',') },
          signal: AbortSignal.timeout(DEADLINE_MS),
        })
        const response: unknown = await body.json()
        if (statusCode !== 200) throw new Error(`The vendor answers ${statusCode}`)
        const { events } = eventList.parse(response)
        return {
          list: events.flatMap(({ id, modelId, score, ...event }) => {
            const nodeId = nodeOf.get(modelId)
            return nodeId === undefined
              ? []
              : [{ ...event, eventId: id, nodeId, homeScore: score.home, awayScore: score.away }]
          }),
        }
      } catch (error) {
        log.warn({ err: error }, 'listing events failed')
        return { list: [] }
      }
    },
    close: () => pool.close(),
  }
}
