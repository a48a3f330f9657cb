import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { pointsItemText, pointsRedemption, pointsSetting } from '../../../db/tables/points.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'

const isWaiting = eq(pointsRedemption.state, 'IN_PROCESS')

const redemptionsOf = (database: Database) =>
  database
    .select({ row: pointsRedemption, username: member.username, item: pointsItemText.name })
    .from(pointsRedemption)
    .innerJoin(member, eq(member.id, pointsRedemption.memberId))
    .leftJoin(
      pointsItemText,
      and(eq(pointsItemText.itemId, pointsRedemption.itemId), eq(pointsItemText.language, 'EN')),
    )

export const countWaitingRedemptions = (database: Database): Promise<number> =>
  database.$count(pointsRedemption, isWaiting)

const VIEWS = { waiting: ['IN_PROCESS'], decided: ['APPROVED', 'REJECTED'] }

export const listRedemptions = (database: Database, request: ListRequest) =>
  redemptionsOf(database)
    .where(
      and(
        inView(request, pointsRedemption.state, VIEWS),
        listConditions(request, {
          at: pointsRedemption.requestedAt,
          subject: sql`'redemption:' || ${pointsRedemption.memberId} || ':' || ${pointsRedemption.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, pointsRedemption.requestedAt))
    .limit(request.limit)
    .offset(request.offset)

export async function findRedemption(database: Database, { memberId, id }: { memberId: number; id: bigint }) {
  const [found] = await redemptionsOf(database).where(
    and(eq(pointsRedemption.memberId, memberId), eq(pointsRedemption.id, id)),
  )
  return found
}

/** What points are worth in cash, as members convert them. */
export async function worthOf(on: Database | Transaction, points: bigint): Promise<bigint> {
  if (points === 0n) return 0n
  const [setting] = await on.select().from(pointsSetting)
  return setting ? (points * setting.cashPerPoint) / MINOR_UNITS : 0n
}
