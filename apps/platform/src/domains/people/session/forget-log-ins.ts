import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { answeredRequest, logInCheck } from '../../../db/tables/log-in.ts'
import { handOff, logInGuard } from '../../../db/tables/members.ts'
import { passkeyChallenge, socialAttempt } from '../../../db/tables/security.ts'

/** Deletes what log-ins have left behind. */
export async function deleteExpiredLogIns(database: Database): Promise<void> {
  await database.delete(handOff).where(sql`${handOff.expiresAt} < now() - interval '1 day'`)
  await database.delete(passkeyChallenge).where(sql`${passkeyChallenge.expiresAt} < now()`)
  await database.delete(socialAttempt).where(sql`${socialAttempt.expiresAt} < now()`)
  await database
    .delete(logInGuard)
    .where(sql`greatest(${logInGuard.firstFailureAt}, ${logInGuard.lockedUntil}) < now() - interval '2 days'`)
  await database.delete(logInCheck).where(sql`${logInCheck.expiresAt} < now()`)
  await database.delete(answeredRequest).where(sql`${answeredRequest.answeredAt} < now() - interval '15 minutes'`)
}
