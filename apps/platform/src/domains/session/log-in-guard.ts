import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { logInGuard, member } from '../../db/tables/members.ts'
import { type PlatformError, platformError } from '../../http/platform-error.ts'
import type { Origin } from './known-address.ts'

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

/*
 * Tries are counted under the name that was typed, and under these. None of them can be typed: typed names are lower case.
 */

/** Tries at an account's password from an address that it knows: strangers cannot use them up. */
const knownAddressGuard = (memberId: number, network: string) => `KNOWN TO ${memberId} ${network}`
/** Tries at an account's password within its sessions. */
export const sessionGuard = (memberId: number) => `SESSIONS OF ${memberId}`
/** Tries of one network to get past the lock of a name. */
export const pastLockGuard = (name: string, network: string) => `PAST LOCK ${network} ${name}`

/** The name under which tries at an account's password count that come from there. */
export function guardOf(typed: string, memberId: number | undefined, { network, isKnown }: Origin): string {
  return memberId !== undefined && isKnown ? knownAddressGuard(memberId, network) : typed
}

/**
 * Takes one try under a name, before what was typed is looked at: so many tries sent at once get no further than as many sent one
 * by one. The fifth try within 15 minutes locks the name for what comes after it, for 15 minutes, and each further one after that for
 * twice as long, up to 24 hours.
 * @returns how many tries that makes in a row, this one included; undefined where the name is locked
 */
export async function countTry(database: Database, name: string): Promise<number | undefined> {
  const failures = sql`(case when ${START_OVER} then 1 else guard.failures + 1 end)`
  const { rows } = await database.execute<{ failures: number }>(sql`
    insert into ${logInGuard} as guard (username, failures, first_failure_at) values (${name}, 1, now())
    on conflict (username) do update set
      failures = ${failures},
      first_failure_at = case when ${START_OVER} then now() else guard.first_failure_at end,
      locked_until = case when ${failures} >= ${FAILURES_MAX} then
        now() + least(${WINDOW} * power(2, least(${failures} - ${FAILURES_MAX}, ${DOUBLINGS_MAX})), ${LONGEST_LOCK}) end
    where guard.locked_until is null or guard.locked_until <= now()
    returning guard.failures`)
  return rows[0]?.failures
}

/** The same. @throws PlatformError login.locked */
export async function takeTry(database: Database, name: string): Promise<number> {
  const taken = await countTry(database, name)
  if (taken === undefined) throw lockedError((await triesOf(database, name)).lockedSeconds ?? 1)
  return taken
}

/** How many tries count against a name now, and for how much longer it is locked; null where it is not. */
export async function triesOf(
  database: Database,
  name: string,
): Promise<{ failures: number; lockedSeconds: number | null }> {
  const { rows } = await database.execute<{ failures: number; lockedSeconds: number | null }>(sql`
    select guard.failures, case when guard.locked_until > now()
      then greatest(1, ceil(extract(epoch from guard.locked_until - now())))::integer end as "lockedSeconds"
    from ${logInGuard} as guard where guard.username = ${name} and not ${START_OVER}`)
  return rows[0] ?? { failures: 0, lockedSeconds: null }
}

/** Forgets the tries under a name, after the right password or code. */
export async function forgetTries(tx: Database | Transaction, name: string): Promise<void> {
  await tx.delete(logInGuard).where(eq(logInGuard.username, name))
}

/**
 * Forgets the tries at an account's password from where it was logged in to: those of the address where it is known, else those of
 * all strangers under each name that the account logs in by, its username and the number that is shown to be its.
 */
export async function forgetTriesFrom(tx: Transaction, memberId: number, { network, isKnown }: Origin): Promise<void> {
  if (isKnown) await forgetTries(tx, knownAddressGuard(memberId, network))
  else await tx.execute(sql`delete from ${logInGuard} where username in (${namesOf(memberId)})`)
}

/** Forgets all tries at a password that is no more. */
export async function forgetAllTries(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${logInGuard} where username in (${namesOf(memberId)}) or username = ${sessionGuard(memberId)}
      or starts_with(username, ${knownAddressGuard(memberId, '')})`)
}

const namesOf = (memberId: number) => sql`
  select unnest(array[username, case when mobile_verified_at is not null then mobile end])
  from ${member} where id = ${memberId}`

/** True if the try that makes so many in a row locks the name. */
export function locksAfter(tries: number): boolean {
  return tries >= FAILURES_MAX
}

/** What answers a try under a locked name. */
export function lockedError(retryAfterSeconds: number): PlatformError {
  return platformError('login.locked', { retryAfterSeconds })
}
