import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { logInGuard, member } from '../../db/tables/members.ts'
import { type PlatformError, platformError } from '../../http/platform-error.ts'

/** Wrong passwords within the window after which a username is locked. */
const FAILURES_MAX = 5
const WINDOW = sql`interval '15 minutes'`
const LONGEST_LOCK = sql`interval '24 hours'`
/** A day of peace after a lock, and the next one is short again. */
const FORGIVEN_AFTER = sql`interval '1 day'`
/** 15 minutes doubled this often is beyond the longest lock. */
const DOUBLINGS_MAX = 7
/** True of a row `guard` that counts no more: the next try is the first again. */
const START_OVER = sql`(case when guard.locked_until is null then guard.first_failure_at < now() - ${WINDOW}
  else guard.locked_until < now() - ${FORGIVEN_AFTER} end)`

/**
 * Takes one try of a username, before its password is looked at: so many tries sent at once get no further than as many
 * sent one by one. The fifth try within 15 minutes locks the username for what comes after it, for 15 minutes, and each
 * further one after that for twice as long, up to 24 hours. Counted by what was typed, whether or not such an account exists.
 * @returns how many tries that makes in a row, this one included
 * @throws PlatformError login.locked
 */
export async function takeTry(database: Database, username: string): Promise<number> {
  const failures = sql`(case when ${START_OVER} then 1 else guard.failures + 1 end)`
  const { rows } = await database.execute<{ failures: number }>(sql`
    insert into ${logInGuard} as guard (username, failures, first_failure_at) values (${username}, 1, now())
    on conflict (username) do update set
      failures = ${failures},
      first_failure_at = case when ${START_OVER} then now() else guard.first_failure_at end,
      locked_until = case when ${failures} >= ${FAILURES_MAX} then
        now() + least(${WINDOW} * power(2, least(${failures} - ${FAILURES_MAX}, ${DOUBLINGS_MAX})), ${LONGEST_LOCK}) end
    where guard.locked_until is null or guard.locked_until <= now()
    returning guard.failures`)
  const [taken] = rows
  if (!taken) throw await lockedError(database, username)
  return taken.failures
}

/** How many tries of a username count against it now. @throws PlatformError login.locked */
export async function triesOf(database: Database, username: string): Promise<number> {
  const { rows } = await database.execute<{ failures: number; locked: boolean }>(sql`
    select guard.failures, coalesce(guard.locked_until > now(), false) as locked
    from ${logInGuard} as guard where guard.username = ${username} and not ${START_OVER}`)
  if (rows[0]?.locked) throw await lockedError(database, username)
  return rows[0]?.failures ?? 0
}

/** Forgets the tries of a username, after the right password. */
export async function forgetTries(tx: Database | Transaction, username: string): Promise<void> {
  await tx.delete(logInGuard).where(eq(logInGuard.username, username))
}

/** Forgets the tries of an account under every name that it logs in by: its username, and the number that is shown to be its. */
export async function forgetTriesOf(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${logInGuard} where username in (
      select unnest(array[username, case when mobile_verified_at is not null then mobile end])
      from ${member} where id = ${memberId})`)
}

/** True if the try that makes so many in a row locks the name. */
export function locksAfter(tries: number): boolean {
  return tries >= FAILURES_MAX
}

async function lockedError(database: Database, username: string): Promise<PlatformError> {
  const [row] = await database
    .select({ seconds: sql<number>`greatest(1, ceil(extract(epoch from ${logInGuard.lockedUntil} - now())))::integer` })
    .from(logInGuard)
    .where(eq(logInGuard.username, username))
  return platformError('login.locked', { retryAfterSeconds: row?.seconds ?? 1 })
}
