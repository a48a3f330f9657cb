import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/games.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, findSqlState } from '@playhouse/postgres/database.ts'
import { favourite, game } from '../../../db/tables/games.ts'
import { platformError } from '../../../request/platform-error.ts'
import { cataloguePage } from './catalogue/catalogue-game.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** Newest first. One query. */
export async function listFavourites(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof contract.favouriteIds>> {
  const rows = await database
    .select({ nodeId: favourite.nodeId, note: favourite.note })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .orderBy(desc(favourite.createdAt), desc(favourite.nodeId))
  return {
    nodeIds: rows.map(({ nodeId }) => nodeId),
    notes: rows.flatMap(({ nodeId, note }) => (note === null ? [] : { nodeId, note })),
  }
}

/** Newest first. One query. */
export async function listFavouriteGames(
  database: Database,
  memberId: number,
  language: LanguageCode,
): Promise<ResponseOf<typeof contract.favouriteGames>> {
  const page = sql`select node_id, created_at, 0 as total from ${favourite} where ${favourite.memberId} = ${memberId}`
  const { games } = await cataloguePage(database, page, sql`page.created_at desc, page.node_id desc`, language)
  return { list: games }
}

/** Idempotent. @throws PlatformError game.not.found */
export async function addFavourite(database: Database, memberId: number, nodeId: number): Promise<void> {
  try {
    await database.insert(favourite).values({ memberId, nodeId }).onConflictDoNothing()
  } catch (error) {
    throw findSqlState(error) === FOREIGN_KEY_VIOLATION ? platformError('game.not.found') : error
  }
}

/** Idempotent. @throws PlatformError game.not.found */
export async function removeFavourite(database: Database, memberId: number, nodeId: number): Promise<void> {
  const { rowCount } = await database
    .delete(favourite)
    .where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, nodeId)))
  if (rowCount === 0 && (await database.$count(game, eq(game.nodeId, nodeId))) === 0)
    throw platformError('game.not.found')
}

/** An empty note removes it. @throws PlatformError game.not.found for a game that is no favourite */
export async function noteFavourite(
  database: Database,
  memberId: number,
  { nodeId, note }: CheckedInputOf<typeof contract.noteFavourite>,
): Promise<void> {
  const { rowCount } = await database
    .update(favourite)
    .set({ note: note || null })
    .where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, nodeId)))
  if (rowCount === 0) throw platformError('game.not.found')
}
