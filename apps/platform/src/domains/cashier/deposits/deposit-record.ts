import { eq, and, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { deposit, type DepositState } from '../../../db/tables/cashier.ts'
import { depositStep } from '../../../db/tables/deposits.ts'
import type { StoredDeposit } from '../../../ledger/cashier.ts'
import { publishToMember } from '../../../live/publish.ts'
import { writeMessage } from '../../messages/write-message.ts'

export type { StoredDeposit } from '../../../ledger/cashier.ts'

/** The deposit, locked against other changes until the transaction ends. */
export async function lockDeposit(
  tx: Transaction,
  { memberId, id }: Pick<StoredDeposit, 'memberId' | 'id'>,
): Promise<StoredDeposit | undefined> {
  const [row] = await tx.select().from(deposit).where(isDeposit(memberId, id)).for('no key update')
  return row
}

export const isDeposit = (memberId: number, id: number) => and(eq(deposit.memberId, memberId), eq(deposit.id, id))

/** Changes that a transition makes beside the state. */
type Changes = Partial<
  Pick<StoredDeposit, 'reason' | 'nextActionAt' | 'attempts' | 'instructions' | 'pageUrl' | 'proof'>
>

/**
 * Moves a deposit to another state unless it was moved meanwhile, and records and publishes it.
 * @returns undefined if it was
 */
async function moveTo(
  tx: Transaction,
  from: StoredDeposit,
  state: DepositState,
  changes: Changes = {},
): Promise<StoredDeposit | undefined> {
  const [moved] = await tx
    .update(deposit)
    .set({ reason: null, ...changes, state, version: from.version + 1 })
    .where(and(isDeposit(from.memberId, from.id), eq(deposit.version, from.version)))
    .returning()
  if (moved) await recordStep(tx, moved)
  return moved
}

/** Keeps the state that a deposit has reached and publishes it. */
export async function recordStep(tx: Transaction, { memberId, id, version, state, reason, amount }: StoredDeposit) {
  await tx.insert(depositStep).values({ memberId, depositId: id, version, state, reason })
  await publishToMember(tx, memberId, { type: 'DEPOSIT', depositId: String(id), state, amount: formatAmount(amount) })
  if (state === 'CONFIRMED' || state === 'REJECTED')
    await writeMessage(tx, {
      memberId,
      kind: 'DEPOSIT',
      template: `deposit.${state}`,
      params: { amount: formatAmount(amount), number: String(id) },
      about: `deposit:${id}`,
    })
}

/** When the provider is asked about a deposit that is not over, in milliseconds. */
const ASK_AFTER_MS = 30_000
/** Payments arrive late; it is asked at these intervals after a deposit is over. */
const ASK_LATE_MS = [60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000]
/** What is said to be paid and has not arrived by then is rejected. */
const CHECK_MS = 24 * 3_600_000

const after = (ms: number, now = Date.now()) => new Date(now + ms)

/** The provider has taken it: PREPARING → WAITING. */
export const startWaiting = (tx: Transaction, from: StoredDeposit, payIn: { instructions: unknown; pageUrl: string }) =>
  moveTo(tx, from, 'WAITING', { ...payIn, nextActionAt: soonerOf(from.expiresAt, after(ASK_AFTER_MS)) })

/** The payer or provider says that it is paid. */
export const startChecking = (tx: Transaction, from: StoredDeposit, changes: Pick<Changes, 'proof'> = {}) =>
  moveTo(tx, from, 'CHECKING', { ...changes, attempts: 0, nextActionAt: after(ASK_AFTER_MS) })

/** A payment of its amount came that names nobody. */
export const markUnmatched = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'UNMATCHED', { attempts: 0, nextActionAt: after(ASK_AFTER_MS) })

export const expire = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'EXPIRED', { attempts: 0, nextActionAt: after(ASK_LATE_MS[0] ?? 0) })

export const cancel = (tx: Transaction, from: StoredDeposit) =>
  moveTo(tx, from, 'CANCELLED', { attempts: 0, nextActionAt: after(ASK_LATE_MS[0] ?? 0) })

export const reject = (tx: Transaction, from: StoredDeposit, reason: string) =>
  moveTo(tx, from, 'REJECTED', { reason, attempts: 0, nextActionAt: after(ASK_LATE_MS[0] ?? 0) })

/** A credited deposit may be paid again, and the webhook of that be lost. */
export async function watchForMore(tx: Transaction, { memberId, id }: StoredDeposit): Promise<void> {
  await tx
    .update(deposit)
    .set({ attempts: 0, nextActionAt: after(ASK_LATE_MS[0] ?? 0) })
    .where(isDeposit(memberId, id))
}

/** Says when the provider is asked next. */
export async function askLater(database: Database | Transaction, row: StoredDeposit): Promise<void> {
  const { attempts, nextActionAt } = nextAsk(row)
  await database
    .update(deposit)
    .set({ attempts, nextActionAt })
    .where(and(isDeposit(row.memberId, row.id), eq(deposit.version, row.version), sql`next_action_at is not null`))
}

/** When the provider is asked next about a deposit, by its state. */
function nextAsk(
  { state, attempts, expiresAt }: Pick<StoredDeposit, 'state' | 'attempts' | 'expiresAt'>,
  now = Date.now(),
): { attempts: number; nextActionAt: Date | null } {
  switch (state) {
    case 'PREPARING':
      return { attempts: attempts + 1, nextActionAt: after(Math.min(60_000, 2_000 * 2 ** attempts), now) }
    case 'WAITING':
      return { attempts, nextActionAt: soonerOf(expiresAt, after(ASK_AFTER_MS, now)) }
    case 'CHECKING':
    case 'UNMATCHED':
      return { attempts: attempts + 1, nextActionAt: after(ASK_AFTER_MS * 2, now) }
    default: {
      const pause = ASK_LATE_MS[attempts + 1]
      return { attempts: attempts + 1, nextActionAt: pause === undefined ? null : after(pause, now) }
    }
  }
}

/** Whether a deposit that is being checked has waited for its payment too long. */
export const isGivenUp = ({ state, expiresAt }: StoredDeposit, now = Date.now()): boolean =>
  (state === 'CHECKING' || state === 'UNMATCHED') && expiresAt !== null && now - expiresAt.getTime() > CHECK_MS

const soonerOf = (one: Date | null, other: Date): Date => (one && one < other ? one : other)
