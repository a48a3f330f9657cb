import { desc, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { referralRule } from '../../../db/tables/referrals.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

export type ReferralTerms = Omit<typeof referralRule.$inferSelect, 'validFrom'>

/** The rule for those who register today; a reward of 0 is none. */
export async function readReferralTerms(on: Database | Transaction): Promise<ReferralTerms> {
  const [found] = await on
    .select()
    .from(referralRule)
    .where(lte(referralRule.validFrom, brandDay(new Date())))
    .orderBy(desc(referralRule.validFrom))
    .limit(1)
  const { reward = 0n, minDeposit = 0n, minTurnover = 0n, days = 30 } = found ?? {}
  return { reward, minDeposit, minTurnover, days }
}

export async function lockReferralTerms(tx: Transaction): Promise<ReferralTerms> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral rule', 0))`)
  return readReferralTerms(tx)
}

/** Holds for registrations from now on; friends who have registered keep the rule of their day. */
export async function changeReferralTerms(tx: Transaction, terms: ReferralTerms): Promise<void> {
  await tx
    .insert(referralRule)
    .values({ ...terms, validFrom: brandDay(new Date()) })
    .onConflictDoUpdate({ target: referralRule.validFrom, set: terms })
}
