import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/promotions.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { freeRounds } from '../../../db/tables/bonuses.ts'
import { game } from '../../../db/tables/games.ts'
import { nameIn } from '../../../lib/game-name.ts'

const SHOWN = 20

/** A member's free rounds: those that can be played first, then the latest that have ended. One query. */
export async function listFreeRounds(
  database: Database,
  memberId: number,
  language: LanguageCode,
): Promise<NonNullable<ResponseOf<typeof contract.bonusAccount>['freeRounds']>> {
  const rows = await database
    .select({ row: freeRounds, gameName: nameIn(language) })
    .from(freeRounds)
    .innerJoin(game, eq(game.nodeId, freeRounds.nodeId))
    .where(eq(freeRounds.memberId, memberId))
    .orderBy(sql`${freeRounds.endedAt} is not null`, desc(freeRounds.grantedAt), freeRounds.id)
    .limit(SHOWN)
  return rows.map(({ row, gameName }) => ({
    id: row.id,
    nodeId: row.nodeId,
    gameName,
    state: row.cause ?? 'ACTIVE',
    rounds: row.rounds,
    played: row.played,
    stake: formatAmount(row.stake),
    won: formatAmount(row.won),
    waits: row.cause !== null && row.state === 'ENDING',
    multiple: row.offer.multiple,
    days: row.offer.days ?? 0,
    expiresAt: row.expiresAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  }))
}

/** Stops a member's free rounds, or those of one id: the vendor is asked to end them. @returns those that could still be played */
export const stopFreeRounds = (tx: Transaction, memberId: number, id?: string) =>
  tx
    .update(freeRounds)
    .set({ state: 'ENDING', cause: 'CANCELLED', nextActionAt: sql`now()` })
    .where(
      and(
        eq(freeRounds.memberId, memberId),
        id === undefined ? undefined : eq(freeRounds.id, id),
        inArray(freeRounds.state, ['SENDING', 'ACTIVE']),
      ),
    )
    .returning({ promotionId: freeRounds.promotionId, nodeId: freeRounds.nodeId })
