import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { type AccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, count, desc, eq, lte, sum } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { referral, referralRule } from '../../../db/tables/referrals.ts'
import { referralCode, registration } from '../../../db/tables/registration.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { maskUsername } from '../../../lib/mask.ts'
import { addDays } from '../../../lib/record-range.ts'
import { newReferralCode } from '../../people/registration/referral-code.ts'

interface ReferralRequest {
  memberId: number
  kind: AccountKind
  /** Create a code if there is none: accounts not opened by a registration have none. */
  autoGenerate: boolean
  siteOrigins: readonly string[]
}

/** A member's referral code and number of invitations. Two queries, three if a code is created. */
export async function readReferral(
  database: Database,
  { memberId, kind, autoGenerate, siteOrigins }: ReferralRequest,
): Promise<ResponseOf<typeof referralDetails>> {
  const [code, [invited], [paid], [rule]] = await Promise.all([
    getCode(database, memberId),
    database.select({ count: count() }).from(registration).where(eq(registration.invitedById, memberId)),
    database
      .select({ count: count(), amount: sum(referral.reward) })
      .from(referral)
      .where(and(eq(referral.memberId, memberId), eq(referral.state, 'PAID'))),
    database
      .select()
      .from(referralRule)
      .where(lte(referralRule.validFrom, brandDay(new Date())))
      .orderBy(desc(referralRule.validFrom))
      .limit(1),
  ])
  return {
    referralCode: code ?? (autoGenerate ? await createCode(database, memberId) : null),
    totalInvitations: invited?.count ?? 0,
    promotionDomains: [...siteOrigins],
    rule:
      rule && rule.reward > 0n && !isAgentKind(kind)
        ? {
            reward: formatAmount(rule.reward),
            minDeposit: formatAmount(rule.minDeposit),
            minTurnover: formatAmount(rule.minTurnover),
            days: rule.days,
          }
        : null,
    paidFriends: paid?.count ?? 0,
    paidAmount: formatAmount(BigInt(paid?.amount ?? 0)),
  }
}

/** Friends by the time of their registration, payments by their own, latest first. Two queries. */
export async function listFriends(
  database: Database,
  memberId: number,
  { show, pageNo, pageSize }: CheckedInputOf<typeof referralFriends>,
): Promise<ResponseOf<typeof referralFriends>> {
  const isListed = and(eq(referral.memberId, memberId), show === 'PAID' ? eq(referral.state, 'PAID') : undefined)
  const [rows, total] = await Promise.all([
    database
      .select({ referral, username: member.username })
      .from(referral)
      .innerJoin(member, eq(member.id, referral.friendId))
      .where(isListed)
      .orderBy(...(show === 'PAID' ? [desc(referral.endedAt)] : []), desc(referral.registeredAt), desc(referral.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    database.$count(referral, isListed),
  ])
  return {
    total,
    list: rows.map(({ referral: { id, state, reward, registeredAt, lastDay, endedAt }, username }) => ({
      id: String(id),
      name: maskUsername(username),
      stage: state,
      reward: formatAmount(reward),
      registeredAt: registeredAt.getTime(),
      until: startOfDay(addDays(lastDay, 1)).getTime(),
      endedAt: endedAt?.getTime() ?? null,
    })),
  }
}

async function getCode(database: Database, memberId: number): Promise<string | undefined> {
  const [own] = await database
    .select({ code: referralCode.code })
    .from(referralCode)
    .where(eq(referralCode.memberId, memberId))
  return own?.code
}

/** Concurrent requests get the same code. */
async function createCode(database: Database, memberId: number): Promise<string> {
  const [made] = await database
    .insert(referralCode)
    .values({ code: newReferralCode(), memberId })
    .onConflictDoNothing()
    .returning({ code: referralCode.code })
  const code = made?.code ?? (await getCode(database, memberId))
  // The generated code belongs to someone else (1 in 2^40) if it was neither inserted nor found.
  return code ?? createCode(database, memberId)
}
