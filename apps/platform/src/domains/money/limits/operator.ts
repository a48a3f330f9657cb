import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'

export type { HoldMatch, LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'
export type MemberLimit = typeof memberLimit.$inferSelect
type LimitName = Pick<MemberLimit, 'kind' | 'period'>

const LISTED = 200

const isLimit = (memberId: number, { kind, period }: LimitName) =>
  and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, kind), eq(memberLimit.period, period))

export const listLimitsOf = (database: Database, memberId: number): Promise<MemberLimit[]> =>
  database.select().from(memberLimit).where(eq(memberLimit.memberId, memberId))

export async function findLimit(database: Database, memberId: number, name: LimitName) {
  const [found] = await database.select().from(memberLimit).where(isLimit(memberId, name))
  return found
}

/** The member's own value and the operator's; empty if neither is set. */
export async function lockLimit(tx: Transaction, memberId: number, name: LimitName) {
  const [found] = await tx
    .select({ own: memberLimit.value, operator: memberLimit.operatorValue })
    .from(memberLimit)
    .where(isLimit(memberId, name))
    .for('no key update')
  return { ...found }
}

/** Excluded members, longest first. */
export const listExcluded = (database: Database) =>
  database
    .select({ row: playExclusion, username: member.username })
    .from(playExclusion)
    .innerJoin(member, eq(member.id, playExclusion.memberId))
    .where(eq(playExclusion.state, 'ACTIVE'))
    .orderBy(asc(playExclusion.startsAt))
    .limit(LISTED)

/** Limits that operators have set. */
export const listOperatorLimits = (database: Database) =>
  database
    .select({ row: memberLimit, username: member.username })
    .from(memberLimit)
    .innerJoin(member, eq(member.id, memberLimit.memberId))
    .where(isNotNull(memberLimit.operatorValue))
    .orderBy(member.username)
    .limit(LISTED)
