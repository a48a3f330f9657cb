import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberBonus } from '../../../db/tables/bonuses.ts'
import { promotionText } from '../../../db/tables/promotions.ts'

/** Bonuses of a member, newest first. */
export const listBonuses = (database: Database, memberId: number) =>
  database
    .select({ row: memberBonus, title: promotionText.title })
    .from(memberBonus)
    .leftJoin(
      promotionText,
      and(eq(promotionText.promotionId, memberBonus.promotionId), eq(promotionText.language, 'EN')),
    )
    .where(eq(memberBonus.memberId, memberId))
    .orderBy(desc(memberBonus.id))
    .limit(100)

export async function findBonus(on: Database | Transaction, memberId: number, id: bigint) {
  const [found] = await on
    .select()
    .from(memberBonus)
    .where(and(eq(memberBonus.memberId, memberId), eq(memberBonus.id, id)))
  return found
}
