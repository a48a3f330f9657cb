import { eq, and, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { deposit, type DepositState } from '../../../../db/tables/cashier.ts'
import { depositBonus } from '../../../../db/tables/bonuses.ts'
import { depositStep } from '../../../../db/tables/deposits.ts'
import type { StoredDeposit } from '../../../../ledger/cashier.ts'
import { publishToMember } from '../../../../live/publish.ts'
import { writeMessage } from '../../../people/messages/write-message.ts'

export type { StoredDeposit } from '../../../../ledger/cashier.ts'

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(
  tx: Transaction,
  { memberId, id }: Pick<StoredDeposit, 'memberId' | 'id'>,
): Promise<StoredDeposit | undefined> {
  const [row] = await tx.select().from(deposit).where(isDeposit(memberId, id)).for('no key update')
  return row
}

export const isDeposit = (memberId: number, id: number) => and(eq(deposit.memberId, memberId), eq(deposit.id, id))

/** Columns that a transition changes besides the state. */
type Changes = Partial<
  Pick<StoredDeposit, 'reason' | 'failure' | 'nextActionAt' | 'attempts' | 'instructions' | 'pageUrl' | 'proof'>
>

/**
 * Moves a deposit to another state, and records and publishes it.
 * @returns undefined if it was moved in the meantime
 */
async function moveTo(
  tx: Transaction,
  from: StoredDeposit,
  state: DepositState,
  changes: Changes = {},
): Promise<StoredDeposit | undefined> {
  const [moved] = await tx
    .update(deposit)
    .set({ reason: null, failure: null, ...changes, state, version: from.version + 1 })
    .where(and(isDeposit(from.memberId, from.id), eq(deposit.version, from.version)))
    .returning()
  if (moved) await recordStep(tx, moved)
  return moved
}

/** Records and publishes the state that a deposit has reached. Once it is credited, the bonus chosen with it is due. */
export async function recordStep(tx: Transaction, { memberId, id, version, state, reason, amount }: StoredDeposit) {
  await tx.insert(depositStep).values({ memberId, depositId: id, version, state, reason })
  await publishToMember(tx, memberId, { type: 'DEPOSIT', depositId: String(id), state, amount: formatAmount(amount) })
  if (state === 'CONFIRMED')
    await tx
      .update(depositBonus)
      .set({ nextActionAt: sql`clock_timestamp()` })
      .where(and(eq(depositBonus.memberId, memberId), eq(depositBonus.depositId, id), eq(depositBonus.state, 'CHOSEN')))
  if (state === 'CONFIRMED' || state === 'REJECTED')
    await writeMessage(tx, {
      memberId,
      kind: 'DEPOSIT',
      template: state === 'REJECTED' && isNotTaken(reason) ? 'deposit.NOT_TAKEN' : `deposit.${state}`,
      params: { amount: formatAmount(amount), number: String(id) },
      about: `deposit:${id}`,
    })
}

/** The provider did not accept the request, so there were no instructions to pay by. */
export const NOT_TAKEN_REASONS = ['PROVIDER_REFUSED', 'PROVIDER_UNREACHABLE'] as const
const isNotTaken = (reason: string | null) => (NOT_TAKEN_REASONS as readonly (string | null)[]).includes(reason)

/**
 * Records and publishes what happens to the held part of a deposit. It is the deposit's own state if nothing of it was
 * credited.
 */
export async function recordHeld(
  tx: Transaction,
  from: StoredDeposit,
  state: 'HELD' | 'RETURNING' | 'RETURNED',
  amount: bigint,
): Promise<StoredDeposit> {
  const isWhole = from.transactionId === null
  const [moved] = await tx
    .update(deposit)
    .set({
      version: from.version + 1,
      ...(isWhole && {
        state,
        amount,
        reason: null,
        failure: null,
        attempts: 0,
        nextActionAt: after(LATE_QUERY_INTERVALS_MS[0] ?? 0),
      }),
    })
    .where(and(isDeposit(from.memberId, from.id), eq(deposit.version, from.version)))
    .returning()
  if (!moved) throw new Error(`Deposit ${from.id} was moved in the meantime.`)
  const { memberId, id, version } = moved
  await tx.insert(depositStep).values({ memberId, depositId: id, version, state })
  await publishToMember(tx, memberId, { type: 'DEPOSIT', depositId: String(id), state, amount: formatAmount(amount) })
  if (state !== 'RETURNING')
    await writeMessage(tx, {
      memberId,
      kind: 'DEPOSIT',
      template: `deposit.${state}`,
      params: { amount: formatAmount(amount), number: String(id) },
      about: `deposit:${id}`,
    })
  return moved
}

/** Pause between requests that the provider does not answer. */
export const PREPARE_PAUSE_MS = 10_000
/** Requests from then on are the last: with the call's deadline, the member knows within 30 seconds. */
export const LAST_PREPARE_MS = 18_000
const nextAttemptAt = (createdAt: Date, now: number) =>
  new Date(Math.max(now + 1_000, Math.min(now + PREPARE_PAUSE_MS, createdAt.getTime() + LAST_PREPARE_MS)))
/** When to query the provider about an open deposit, in milliseconds. */
const QUERY_AFTER_MS = 30_000
/** Intervals for querying the provider after a deposit is over, because payments arrive late. */
const LATE_QUERY_INTERVALS_MS = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
/** Claimed payments that have not arrived by then are rejected. */
const CHECKING_TIMEOUT_MS = 24 * 3_600_000

const after = (ms: number, now = Date.now()) => new Date(now + ms)

/** The provider has accepted it: PREPARING → WAITING. */
export const startWaiting = (tx: Transaction, from: StoredDeposit, payIn: { instructions: unknown; pageUrl: string }) =>
  moveTo(tx, from, 'WAITING', { ...payIn, nextActionAt: getEarlier(from.expiresAt, after(QUERY_AFTER_MS)) })

/** Another provider is asked for it; it stays in PREPARING. */
export async function giveTo(
  tx: Transaction,
  { memberId, id }: StoredDeposit,
  changes: Pick<StoredDeposit, 'provider' | 'triedProviders' | 'failure'>,
): Promise<StoredDeposit | undefined> {
  const [given] = await tx.update(deposit).set(changes).where(isDeposit(memberId, id)).returning()
  return given
}

/** Every provider that may have it. */
export const possibleProviders = ({ provider, triedProviders }: StoredDeposit): readonly string[] => [
  provider,
  ...triedProviders,
]

/** Paid according to the payer or provider. */
export const startChecking = (tx: Transaction, from: StoredDeposit, changes: Pick<Changes, 'proof'> = {}) =>
  moveTo(tx, from, 'CHECKING', { ...changes, attempts: 0, nextActionAt: after(QUERY_AFTER_MS) })

/** An unreferenced payment of its amount arrived. */
export const markUnmatched = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'UNMATCHED', { attempts: 0, nextActionAt: after(QUERY_AFTER_MS) })

export const expire = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'EXPIRED', { attempts: 0, nextActionAt: after(LATE_QUERY_INTERVALS_MS[0] ?? 0) })

export const cancel = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'CANCELLED', { attempts: 0, nextActionAt: after(LATE_QUERY_INTERVALS_MS[0] ?? 0) })

export const reject = (tx: Transaction, from: StoredDeposit, reason: string, failure: string | null = null) =>
  moveTo(tx, from, 'REJECTED', { reason, failure, attempts: 0, nextActionAt: after(LATE_QUERY_INTERVALS_MS[0] ?? 0) })

/** A credited deposit may be paid again, and that webhook may be lost. */
export async function scheduleLateQueries(tx: Transaction, { memberId, id }: StoredDeposit): Promise<void> {
  await tx
    .update(deposit)
    .set({ attempts: 0, nextActionAt: after(LATE_QUERY_INTERVALS_MS[0] ?? 0) })
    .where(isDeposit(memberId, id))
}

export async function scheduleQuery(database: Database | Transaction, row: StoredDeposit): Promise<void> {
  const { attempts, nextActionAt } = nextQueryAt(row)
  await database
    .update(deposit)
    .set({ attempts, nextActionAt })
    .where(and(isDeposit(row.memberId, row.id), eq(deposit.version, row.version), sql`next_action_at is not null`))
}

/** When to query the provider next, by state. */
function nextQueryAt(
  { state, attempts, expiresAt, createdAt }: Pick<StoredDeposit, 'state' | 'attempts' | 'expiresAt' | 'createdAt'>,
  now = Date.now(),
): { attempts: number; nextActionAt: Date | null } {
  switch (state) {
    case 'PREPARING':
      return { attempts: attempts + 1, nextActionAt: nextAttemptAt(createdAt, now) }
    case 'WAITING':
      return { attempts, nextActionAt: getEarlier(expiresAt, after(QUERY_AFTER_MS, now)) }
    case 'CHECKING':
    case 'UNMATCHED':
      return { attempts: attempts + 1, nextActionAt: after(QUERY_AFTER_MS * 2, now) }
    default: {
      const pause = LATE_QUERY_INTERVALS_MS[attempts + 1]
      return { attempts: attempts + 1, nextActionAt: pause === undefined ? null : after(pause, now) }
    }
  }
}

/** Whether a deposit in CHECKING has waited too long for its payment. */
export const isGivenUp = ({ state, expiresAt }: StoredDeposit, now = Date.now()): boolean =>
  (state === 'CHECKING' || state === 'UNMATCHED') &&
  expiresAt !== null &&
  now - expiresAt.getTime() > CHECKING_TIMEOUT_MS

const getEarlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other)
