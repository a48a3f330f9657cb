import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { pointsRedemption, pointsSetting } from '../../../db/tables/points.ts'

const LISTED = 100
const isWaiting = eq(pointsRedemption.state, 'IN_PROCESS')

const redemptionsOf = (database: Database) =>
  database
    .select({ row: pointsRedemption, username: member.username })
    .from(pointsRedemption)
    .innerJoin(member, eq(member.id, pointsRedemption.memberId))

export const countWaitingRedemptions = (database: Database): Promise<number> =>
  database.$count(pointsRedemption, isWaiting)

/** Oldest first. */
export const listWaitingRedemptions = (database: Database) =>
  redemptionsOf(database).where(isWaiting).orderBy(asc(pointsRedemption.requestedAt)).limit(LISTED)

/** Newest first. */
export const listDecidedRedemptions = (database: Database) =>
  redemptionsOf(database)
    .where(ne(pointsRedemption.state, 'IN_PROCESS'))
    .orderBy(desc(pointsRedemption.requestedAt))
    .limit(LISTED)

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
