import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { logInGuard } from '../../db/tables/members.ts'
import { type LogInRecord, recordLogIn } from './log-in-history.ts'

/**
 * Notes a try at an account in its history. A name that nobody has gets a write of the same size instead, so that the time
 * does not tell which accounts exist.
 * @param name what was typed
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
