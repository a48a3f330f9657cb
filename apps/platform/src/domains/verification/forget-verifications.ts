import { lt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { captcha, humanProofUse, outboxMessage, verificationCode } from '../../db/tables/verification.ts'

/** Forgets what no check asks for any more, and messages of the outbox after a week. */
export async function forgetVerifications(database: Database): Promise<void> {
  await database.delete(humanProofUse).where(lt(humanProofUse.expiresAt, sql`now() - interval '1 minute'`))
  await database.delete(captcha).where(lt(captcha.expiresAt, sql`now()`))
  // They count against the limit of a day.
  await database.delete(verificationCode).where(lt(verificationCode.createdAt, sql`now() - interval '2 days'`))
  await database.delete(outboxMessage).where(lt(outboxMessage.sentAt, sql`now() - interval '7 days'`))
}
