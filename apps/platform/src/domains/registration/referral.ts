import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { referralDetails } from '@playhouse/platform-api/referral.ts'
import { count, eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { referralCode, registration } from '../../db/tables/registration.ts'
import { newReferralCode } from './referral-code.ts'

interface ReferralRequest {
  memberId: number
  /** Create a code if there is none: accounts not opened by a registration have none. */
  autoGenerate: boolean
  siteOrigins: readonly string[]
}

/** A member's referral code and number of invitations. Two queries, three if a code is created. */
export async function readReferral(
  database: Database,
  { memberId, autoGenerate, siteOrigins }: ReferralRequest,
): Promise<AnswerOf<typeof referralDetails>> {
  const [code, [invited]] = await Promise.all([
    codeOf(database, memberId),
    database.select({ count: count() }).from(registration).where(eq(registration.invitedById, memberId)),
  ])
  return {
    referralCode: code ?? (autoGenerate ? await createCode(database, memberId) : null),
    totalInvitations: invited?.count ?? 0,
    promotionDomains: [...siteOrigins],
  }
}

async function codeOf(database: Database, memberId: number): Promise<string | undefined> {
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
  const code = made?.code ?? (await codeOf(database, memberId))
  // Neither inserted nor found: the generated code belongs to someone else (1 in 2^40).
  return code ?? createCode(database, memberId)
}
