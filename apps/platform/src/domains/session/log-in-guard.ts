import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { logInGuard } from '../../db/tables/members.ts'
import { platformError } from '../../http/platform-error.ts'

/** Wrong passwords within the window after which a username is locked. */
const FAILURES_MAX = 5
const WINDOW = sql`interval '15 minutes'`
const LONGEST_LOCK = sql`interval '24 hours'`
/** A day of peace after a lock, and the next one is short again. */
const FORGIVEN_AFTER = sql`interval '1 day'`
/** 15 minutes doubled this often is beyond the longest lock. */
const DOUBLINGS_MAX = 7

/**
 * Takes one try of a username, before its password is looked at: so many tries sent at once get no further than as many
 * sent one by one. The fifth try within 15 minutes locks the username for what comes after it, for 15 minutes, and each
 * further one after that for twice as long, up to 24 hours. Counted by what was typed, whether or not such an account exists.
 * @throws PlatformError login.locked
 */
export async function takeTry(database: Database, username: string): Promise<void> {
  const startOver = sql`(case when guard.locked_until is null then guard.first_failure_at < now() - ${WINDOW}
    else guard.locked_until < now() - ${FORGIVEN_AFTER} end)`
  const failures = sql`(case when ${startOver} then 1 else guard.failures + 1 end)`
  const { rowCount } = await database.execute(sql`
    insert into ${logInGuard} as guard (username, failures, first_failure_at) values (${username}, 1, now())
    on conflict (username) do update set
      failures = ${failures},
      first_failure_at = case when ${startOver} then now() else guard.first_failure_at end,
      locked_until = case when ${failures} >= ${FAILURES_MAX} then
        now() + least(${WINDOW} * power(2, least(${failures} - ${FAILURES_MAX}, ${DOUBLINGS_MAX})), ${LONGEST_LOCK}) end
    where guard.locked_until is null or guard.locked_until <= now()`)
  if (rowCount === 0)
    throw platformError('login.locked', { retryAfterSeconds: await secondsLocked(database, username) })
}

/** Forgets the tries of a username, after the right password. */
export async function forgetTries(tx: Transaction, username: string): Promise<void> {
  await tx.delete(logInGuard).where(eq(logInGuard.username, username))
}

async function secondsLocked(database: Database, username: string): Promise<number> {
  const [row] = await database
    .select({ seconds: sql<number>`greatest(1, ceil(extract(epoch from ${logInGuard.lockedUntil} - now())))::integer` })
    .from(logInGuard)
    .where(eq(logInGuard.username, username))
  return row?.seconds ?? 1
}
