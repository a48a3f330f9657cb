import type { AnswerOf } from '@playhouse/platform-api/endpoint.ts'
import type { referralDetails } from '@playhouse/platform-api/referral.ts'
import { count, eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { referralCode, registration } from '../../db/tables/registration.ts'
import { newReferralCode } from './open-account.ts'

interface Asking {
  memberId: number
  /** Make a code where there is none: accounts that were not opened by a registration have none. */
  autoGenerate: boolean
  siteOrigins: readonly string[]
}

/** With what a member invites friends, and how many came of it. Two queries, three when a code is made. */
export async function readReferral(
  database: Database,
  { memberId, autoGenerate, siteOrigins }: Asking,
): Promise<AnswerOf<typeof referralDetails>> {
  const [code, [invited]] = await Promise.all([
    codeOf(database, memberId),
    database.select({ count: count() }).from(registration).where(eq(registration.invitedById, memberId)),
  ])
  return {
    referralCode: code ?? (autoGenerate ? await makeCode(database, memberId) : null),
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

/** Two requests at once make one code: the second finds the first one's. */
async function makeCode(database: Database, memberId: number): Promise<string> {
  const [made] = await database
    .insert(referralCode)
    .values({ code: newReferralCode(), memberId })
    .onConflictDoNothing()
    .returning({ code: referralCode.code })
  const code = made?.code ?? (await codeOf(database, memberId))
  // Neither made nor there: the code itself was somebody else's already, once in 2^40.
  return code ?? makeCode(database, memberId)
}
