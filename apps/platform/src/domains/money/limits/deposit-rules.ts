import { and, desc, eq, like, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { limitChange, memberLimit } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { platformError } from '../../../request/platform-error.ts'
import { birthdayBreach } from '../../people/member/profile/profile.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { type MemberRules, chooseStricter } from '../../site/jurisdictions/rules.ts'
import { setOperatorLimit } from './set-limit.ts'

/** Name under which the history of limits has what rules have set, in the place of an operator's. */
const BY_RULES = 'RULES'
const YOUNG_UNTIL = 25

/** Stores the days after which the rules ask for a passed identity check, for the wallet. Callers compare them with the stored ones first. */
export async function storeIdentityDays(
  tx: Transaction,
  memberId: number,
  { identityDays }: Pick<MemberRules, 'identityDays'>,
): Promise<void> {
  await tx
    .insert(memberProfile)
    .values({ memberId, identityDays })
    .onConflictDoUpdate({ target: memberProfile.memberId, set: { identityDays } })
  await tx.execute(sql`select set_play_guard(${memberId})`)
}

/**
 * Sets the monthly deposit limit of the rules of the member's country as one of the house, unless an operator has set a lower one, and takes it
 * back when the rules ask for none any more. @returns the rules
 */
export async function applyDepositRules(tx: Transaction, memberId: number): Promise<MemberRules> {
  const rules = await readMemberRules(tx, memberId)
  const limit = { memberId, kind: 'DEPOSIT', period: 'MONTH' } as const
  const isLimit = and(
    eq(memberLimit.memberId, member.id),
    eq(memberLimit.kind, limit.kind),
    eq(memberLimit.period, limit.period),
  )
  const [stored] = await tx
    .select({ limit: memberLimit.operatorValue, identityDays: memberProfile.identityDays })
    .from(member)
    .leftJoin(memberLimit, isLimit)
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, memberId))
  if ((stored?.identityDays ?? null) !== rules.identityDays) await storeIdentityDays(tx, memberId, rules)
  const maximum = await readMonthlyMost(tx, memberId, rules)
  const current = stored?.limit ?? null
  if (maximum === current) return rules
  const isByOperator = current !== null && !(await isByRules(tx, memberId))
  if (isByOperator && (maximum === null || current < maximum)) return rules
  await setOperatorLimit(tx, { ...limit, value: maximum, by: BY_RULES })
  return rules
}

async function readMonthlyMost(tx: Transaction, memberId: number, rules: MemberRules): Promise<bigint | null> {
  const { monthlyDeposits, monthlyDepositsUnder25 } = rules
  if (monthlyDepositsUnder25 === null) return monthlyDeposits
  const [profile] = await tx
    .select({ birthday: memberProfile.birthday })
    .from(memberProfile)
    .where(eq(memberProfile.memberId, memberId))
  if (!isYoung(profile?.birthday ?? null)) return monthlyDeposits
  return chooseStricter('monthlyDeposits', monthlyDeposits, monthlyDepositsUnder25)
}

/** Whether a member has the rules of those below 25, as one without a birthday has. */
export const isYoung = (birthday: string | null): boolean => birthdayBreach(birthday ?? '', YOUNG_UNTIL) !== undefined

/** Whether the last change of the house's monthly deposit limit was one of the rules. */
async function isByRules(tx: Transaction, memberId: number): Promise<boolean> {
  const [last] = await tx
    .select({ changedBy: limitChange.changedBy })
    .from(limitChange)
    .where(
      and(
        eq(limitChange.memberId, memberId),
        eq(limitChange.kind, 'DEPOSIT'),
        eq(limitChange.period, 'MONTH'),
        like(limitChange.changedBy, 'OPERATOR %'),
      ),
    )
    .orderBy(desc(limitChange.id))
    .limit(1)
  return last?.changedBy === `OPERATOR ${BY_RULES}`
}

/** @throws PlatformError limit.deposit.required where the rules ask for a deposit limit of the member's own, and there is none */
export async function assertHasDepositLimit(
  tx: Transaction,
  memberId: number,
  { requiresDepositLimit }: Pick<MemberRules, 'requiresDepositLimit'>,
): Promise<void> {
  if (!requiresDepositLimit) return
  const own = and(
    eq(memberLimit.memberId, memberId),
    eq(memberLimit.kind, 'DEPOSIT'),
    sql`${memberLimit.value} is not null`,
  )
  if ((await tx.$count(memberLimit, own)) === 0) throw platformError('limit.deposit.required')
}
