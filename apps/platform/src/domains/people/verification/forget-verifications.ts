import { lt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { captcha, humanProofUse, verificationCode } from '../../../db/tables/verification.ts'

/** Deletes expired verification rows. */
export async function deleteExpiredVerifications(database: Database): Promise<void> {
  await database.delete(humanProofUse).where(lt(humanProofUse.expiresAt, sql`now() - interval '1 minute'`))
  await database.delete(captcha).where(lt(captcha.expiresAt, sql`now()`))
  // Kept for the daily limit.
  await database.delete(verificationCode).where(lt(verificationCode.createdAt, sql`now() - interval '2 days'`))
}
