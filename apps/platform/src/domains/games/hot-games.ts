import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { hotGames } from '@playhouse/platform-api/games.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game } from '../../db/tables/games.ts'
import { cataloguePage, IS_CLOSED } from './catalogue-game.ts'

/** Hot games that can be opened, most played first. One query. */
export async function listHotGames(database: Database, limit: number): Promise<AnswerOf<typeof hotGames>> {
  const order = sql`${game.popularity} desc, ${game.nodeId}`
  const page = sql`select node_id, 0 as total from ${game} where ${game.isHot} and not ${IS_CLOSED} order by ${order} limit ${limit}`
  const { games } = await cataloguePage(database, page, order)
  return { list: games }
}
