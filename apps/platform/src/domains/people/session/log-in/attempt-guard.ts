import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { logInGuard, member } from '../../../../db/tables/members.ts'
import { type PlatformError, platformError } from '../../../../request/platform-error.ts'
import type { Origin } from './known-address.ts'

/** Failed attempts within the window that lock a name. */
const FAILURES_MAX = 5
const WINDOW = sql`interval '15 minutes'`
const LONGEST_LOCK = sql`interval '24 hours'`
/** A lock this long ago is forgotten, and the next one is short again. */
const FORGIVEN_AFTER = sql`interval '1 day'`
/** 15 minutes doubled this often exceeds the longest lock. */
const DOUBLINGS_MAX = 7
/** True if a row `guard` has expired and counting starts over. */
const START_OVER = sql`(case when guard.locked_until is null then guard.first_failure_at < now() - ${WINDOW}
  else guard.locked_until < now() - ${FORGIVEN_AFTER} end)`

/*
 * Attempts are counted under the submitted name and under these keys, which cannot collide with one:
 * submitted names are lower case.
 */

/** Attempts from an address the account knows, so that strangers cannot use them up. */
const knownAddressGuard = (memberId: number, network: string) => `KNOWN TO ${memberId} ${network}`
/** Attempts at an account's password within its sessions. */
export const sessionGuard = (memberId: number) => `SESSIONS OF ${memberId}`
/** Attempts of one network to log in to a locked name. */
export const whileLockedGuard = (name: string, network: string) => `PAST LOCK ${network} ${name}`

/** The key that counts attempts at an account's password from this origin. */
export function attemptGuard(typed: string, memberId: number | undefined, { network, isKnown }: Origin): string {
  return memberId !== undefined && isKnown ? knownAddressGuard(memberId, network) : typed
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts get no further than sequential
 * ones. The fifth within 15 minutes locks the name for 15 minutes, each further one for twice as long, up to
 * 24 hours.
 * @returns attempts in a row including this one; undefined if the name is locked
 */
export async function countAttempt(database: Database | Transaction, name: string): Promise<number | undefined> {
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

/**
 * Counts an attempt and runs its check, one after another for each name: parallel right ones do not lock it, and of
 * parallel wrong ones no more are checked than of sequential ones. Call outside of a transaction.
 * @returns undefined if the name is locked
 */
export function checkedInTurn(
  database: Database,
  name: string,
  isRight: () => Promise<boolean>,
): Promise<boolean | undefined> {
  return inTurn(name, () =>
    withTransaction(database, async (tx) => {
      // Locks the name's row for other processes.
      if ((await countAttempt(tx, name)) === undefined) return undefined
      if (!(await isRight())) return false
      await clearAttempts(tx, name)
      return true
    }),
  )
}

/** The last attempt of each name in this process. Those that wait hold no connection to the database. */
const latest = new Map<string, Promise<unknown>>()

function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (latest.get(name) ?? Promise.resolve()).then(work, work)
  latest.set(name, turn)
  const end = () => void (latest.get(name) === turn && latest.delete(name))
  turn.then(end, end)
  return turn
}

/** Counts an attempt. @throws PlatformError login.locked */
export async function requireAttempt(database: Database, name: string): Promise<number> {
  const taken = await countAttempt(database, name)
  if (taken === undefined) throw lockedError((await readAttempts(database, name)).lockedSeconds ?? 1)
  return taken
}

/** Attempts that count now, and the remaining lock time; null if not locked. */
export async function readAttempts(
  database: Database,
  name: string,
): Promise<{ failures: number; lockedSeconds: number | null }> {
  const { rows } = await database.execute<{ failures: number; lockedSeconds: number | null }>(sql`
    select guard.failures, case when guard.locked_until > now()
      then greatest(1, ceil(extract(epoch from guard.locked_until - now())))::integer end as "lockedSeconds"
    from ${logInGuard} as guard where guard.username = ${name} and not ${START_OVER}`)
  return rows[0] ?? { failures: 0, lockedSeconds: null }
}

export async function clearAttempts(tx: Database | Transaction, name: string): Promise<void> {
  await tx.delete(logInGuard).where(eq(logInGuard.username, name))
}

/**
 * Clears attempts after a log-in from this origin: those of a known address, otherwise those of all strangers
 * under the account's username and verified number.
 */
export async function clearAttemptsFrom(
  tx: Transaction,
  memberId: number,
  { network, isKnown }: Origin,
): Promise<void> {
  if (isKnown) await clearAttempts(tx, knownAddressGuard(memberId, network))
  else await clearInOrder(tx, sql`username in (${readNames(memberId)})`)
}

/** Clears all attempts at a password that was replaced. */
export async function clearAllAttempts(tx: Transaction, memberId: number): Promise<void> {
  await clearInOrder(
    tx,
    sql`username in (${readNames(memberId)}) or username = ${sessionGuard(memberId)}
      or starts_with(username, ${knownAddressGuard(memberId, '')})`,
  )
}

/** A log-in and a new password at once would wait for each other's names. */
const clearInOrder = (tx: Transaction, which: SQL) =>
  tx.execute(sql`
    delete from ${logInGuard}
    where username = any(array(select username from ${logInGuard} where ${which} order by username for update))`)

const readNames = (memberId: number) => sql`
  select unnest(array[username, case when mobile_verified_at is not null then mobile end])
  from ${member} where id = ${memberId}`

export function isLockedAfter(tries: number): boolean {
  return tries >= FAILURES_MAX
}

export function lockedError(retryAfterSeconds: number): PlatformError {
  return platformError('login.locked', { retryAfterSeconds })
}
