import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { exclusionCheck, exclusionRegister } from '../../../db/tables/exclusion-registers.ts'
import { accountClosing, memberLimit, playExclusion } from '../../../db/tables/limits.ts'
import { ENDED_WITHDRAWALS } from '../../../db/tables/cashier.ts'
import { member } from '../../../db/tables/members.ts'

export { CLOSING_GROUNDS, type ClosingGround, EXCLUSION_GROUNDS } from '../../../db/tables/limits.ts'
export type { ExclusionCheckState } from '../../../db/tables/exclusion-registers.ts'
export type { ExclusionGround, HoldMatch, LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'
export type ExclusionCheck = typeof exclusionCheck.$inferSelect
export type MemberLimit = typeof memberLimit.$inferSelect
type LimitName = Pick<MemberLimit, 'kind' | 'period'>

const LISTED = 200

const isLimit = (memberId: number, { kind, period }: LimitName) =>
  and(eq(memberLimit.memberId, memberId), eq(memberLimit.kind, kind), eq(memberLimit.period, period))

export const listMemberLimits = (database: Database, memberId: number): Promise<MemberLimit[]> =>
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

/** The register of excluded persons that is asked, and how it answers; undefined without one. */
export async function readRegister(database: Database) {
  const [found] = await database.select().from(exclusionRegister)
  return found
}

/** What the register said of a member; undefined if it was never due. */
export async function findExclusionCheck(database: Database | Transaction, memberId: number) {
  const [found] = await database.select().from(exclusionCheck).where(eq(exclusionCheck.memberId, memberId))
  return found
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

export const listOperatorLimits = (database: Database) =>
  database
    .select({ row: memberLimit, username: member.username })
    .from(memberLimit)
    .innerJoin(member, eq(member.id, memberLimit.memberId))
    .where(isNotNull(memberLimit.operatorValue))
    .orderBy(member.username)
    .limit(LISTED)

interface ExclusionEffect extends Record<string, unknown> {
  sessions: number
  games: number
  increases: number
  advertising: boolean
  bonus: bigint | null
  withdrawals: number
  withdrawn: bigint
  atVendors: bigint
}

/** Matters that an exclusion would end, and those it would leave. */
export async function readExclusionEffect(database: Database, memberId: number): Promise<ExclusionEffect> {
  const { rows } = await database.execute<ExclusionEffect>(sql`
    select (select count(*)::integer from session where session.member_id = member.id and ended_at is null) as sessions,
      (select count(*)::integer from game_session where game_session.member_id = member.id and ended_at is null) as games,
      (select count(*)::integer from limit_change where limit_change.member_id = member.id and state = 'WAITING') as increases,
      marketing_allowed as advertising,
      (select granted from member_bonus where member_bonus.member_id = member.id and state in ('ACTIVE', 'ENDING')) as bonus,
      (select count(*)::integer from withdrawal where withdrawal.member_id = member.id and state not in ${ENDED_WITHDRAWALS}) as withdrawals,
      (select coalesce(sum(amount), 0)::bigint from withdrawal where withdrawal.member_id = member.id and state not in ${ENDED_WITHDRAWALS}) as withdrawn,
      (select coalesce(sum(balance), 0)::bigint from ledger_account where ledger_account.member_id = member.id
        and starts_with(code, 'member:' || member.id || ':vendor:')) as "atVendors"
    from member where id = ${memberId}`)
  const [effect] = rows
  if (!effect) throw new Error(`There is no member ${memberId}.`)
  return effect
}

export type AccountClosing = typeof accountClosing.$inferSelect

/** How operators closed an account; undefined if they did not. */
export async function findClosing(on: Database | Transaction, memberId: number): Promise<AccountClosing | undefined> {
  const [found] = await on.select().from(accountClosing).where(eq(accountClosing.memberId, memberId))
  return found
}

/** Closed accounts of which something is withheld, the longest first. */
export const listWithheld = (database: Database) =>
  database
    .select({ row: accountClosing, username: member.username })
    .from(accountClosing)
    .innerJoin(member, eq(member.id, accountClosing.memberId))
    .where(sql`${accountClosing.withheld} > 0 and ${accountClosing.releasedAt} is null`)
    .orderBy(asc(accountClosing.at))
    .limit(LISTED)
