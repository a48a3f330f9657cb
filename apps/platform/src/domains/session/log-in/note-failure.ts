import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { logInGuard } from '../../../db/tables/members.ts'
import { type LogInRecord, recordLogIn } from '../sessions/log-in-history.ts'

/**
 * Records a failed log-in. An unknown name gets a write of the same size, so that timing does not reveal
 * which accounts exist.
 * @param name as submitted
 */
export async function noteFailure(
  database: Database,
  name: string,
  memberId: number | undefined,
  record: Omit<LogInRecord, 'memberId'>,
): Promise<void> {
  if (memberId !== undefined) await recordLogIn(database, { ...record, memberId })
  else {
    await database
      .insert(logInGuard)
      .values({ username: name, failures: 0, firstFailureAt: sql`now()` })
      .onConflictDoUpdate({
        target: logInGuard.username,
        set: { username: name },
        setWhere: eq(logInGuard.username, name),
      })
  }
}
