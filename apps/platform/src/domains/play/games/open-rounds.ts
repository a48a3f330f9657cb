import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { openRounds } from '@playhouse/platform-api/games-played.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { cataloguePage } from './catalogue/catalogue-game.ts'

/** Unfinished rounds of an account, latest first. Two queries; one if there are none. */
export async function listOpenRounds(
  database: Database,
  memberId: number,
  limit: number,
  language: LanguageCode,
): Promise<ResponseOf<typeof openRounds>> {
  const rounds = await database
    .select()
    .from(openRound)
    .where(eq(openRound.memberId, memberId))
    .orderBy(desc(openRound.openedAt), openRound.roundId)
    .limit(limit)
  if (rounds.length === 0) return { list: [] }
  const nodeIds = [...new Set(rounds.map(({ nodeId }) => nodeId))]
  const page = sql`select unnest(${sql.param(nodeIds)}::integer[]) as node_id, 0 as total`
  const { games } = await cataloguePage(database, page, sql`page.node_id`, language)
  return {
    list: rounds.flatMap(({ roundId, nodeId, stake, openedAt }) => {
      const game = games.find((candidate) => candidate.nodeId === nodeId)
      return game ? [{ roundId, game, stake: formatAmount(stake), openedAt: openedAt.getTime() }] : []
    }),
  }
}
