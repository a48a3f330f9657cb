import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game, vendor } from '../../db/tables/games.ts'
import { member } from '../../db/tables/members.ts'
import { round } from '../../db/tables/play.ts'
import { ACCOUNT_TYPE_NAME, gamePicture } from './catalogue-game.ts'

/** The largest payouts of the last 24 hours; play credit of demo accounts is no win. One query. */
export async function listWinners(database: Database, limit: number): Promise<AnswerOf<typeof winnerBoard>> {
  const rows = await database
    .select({
      nodeId: game.nodeId,
      gameName: game.name,
      gameType: game.category,
      vendor: game.vendorCode,
      gameCode: game.gameCode,
      accountTypeName: ACCOUNT_TYPE_NAME,
      username: member.username,
      payout: round.payout,
      settledAt: round.settledAt,
    })
    .from(round)
    .innerJoin(member, eq(member.id, round.memberId))
    .innerJoin(game, eq(game.nodeId, round.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(
      and(
        // A literal, so that the index on wins alone is used.
        sql`${round.payout} > 0`,
        gt(round.settledAt, sql`now() - interval '24 hours'`),
        ne(member.kind, DEMO_KIND_CODE),
      ),
    )
    .orderBy(desc(round.payout), desc(round.id))
    .limit(limit)
  return {
    list: rows.map(({ username, payout, settledAt, ...of }) => ({
      vo: {
        ...of,
        iconUrl: gamePicture(of.nodeId),
        customerName: maskUsername(username),
        winAmount: formatAmount(payout),
        wonAt: settledAt.getTime(),
      },
    })),
  }
}

/** A username by its first and last letter; how long it is stays untold. */
export function maskUsername(username: string): string {
  return `${username.at(0) ?? ''}***${username.at(-1) ?? ''}`
}
