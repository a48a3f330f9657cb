import { lt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { captcha, humanProofUse, verificationCode } from '../../db/tables/verification.ts'

/** Deletes what no check asks for any more. */
export async function forgetVerifications(database: Database): Promise<void> {
  await database.delete(humanProofUse).where(lt(humanProofUse.expiresAt, sql`now() - interval '1 minute'`))
  await database.delete(captcha).where(lt(captcha.expiresAt, sql`now()`))
  // They count against the limit of a day.
  await database.delete(verificationCode).where(lt(verificationCode.createdAt, sql`now() - interval '2 days'`))
}
