import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { sportEvents } from '@playhouse/platform-api/games-played.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { and, desc, eq, like, not } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { game } from '../../../db/tables/games.ts'

export interface EventList {
  /** Events of a category's open books; empty while the vendor does not answer. */
  list(requested: CheckedInputOf<typeof sportEvents>): Promise<ResponseOf<typeof sportEvents>>
}

interface EventListOptions {
  vendors: Pick<Vendors, 'listEvents'>
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Simulated events from the vendors. Bets on a book go to its most played open game. */
export function sportEventList({ vendors, database, log }: EventListOptions): EventList {
  return {
    async list({ gameType }) {
      const games = await database
        .selectDistinctOn([game.modelId], { modelId: game.modelId, nodeId: game.nodeId })
        .from(game)
        .where(and(eq(game.category, gameType), like(game.modelId, 'markets-%'), not(game.closed)))
        .orderBy(game.modelId, desc(game.popularity), game.nodeId)
      const nodeOf = new Map(
        games.flatMap(({ modelId, nodeId }) => (modelId === null ? [] : [[modelId, nodeId] as const])),
      )
      if (nodeOf.size === 0) return { list: [] }
      try {
        const events = await vendors.listEvents([...nodeOf.keys()])
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
  }
}
