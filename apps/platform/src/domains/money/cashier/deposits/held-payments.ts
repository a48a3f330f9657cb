import type { HeldReason, HeldState } from '@playhouse/platform-api/cashier-deposits.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { heldPayment } from '../../../../db/tables/deposits.ts'
import { confirmDeposit } from '../../../../ledger/cashier.ts'
import { ledgerKeys } from '../../../../ledger/keys.ts'
import { postDepositHold, postDepositReturn } from '../../../../ledger/postings.ts'
import { releaseObstacle } from '../../limits/deposit-allowance.ts'
import { lockReceiver } from '../../limits/receiving.ts'
import { lockDeposit, recordHeld, recordStep, scheduleLateQueries, type StoredDeposit } from './deposit-record.ts'

export type HeldPayment = typeof heldPayment.$inferSelect

/** Why a held payment cannot be decided so. */
export class HeldPaymentError extends Error {
  readonly reason: HeldReason | 'NOT_HELD'
  constructor(reason: HeldReason | 'NOT_HELD') {
    super(`The held payment cannot be credited: ${reason}`)
    this.reason = reason
  }
}

/** The deposit was paid before, credited or not; another payment is a deposit of its own. */
export const isPaid = ({ transactionId, state }: StoredDeposit): boolean =>
  transactionId !== null || state === 'HELD' || state === 'RETURNING' || state === 'RETURNED'

/**
 * Holds a received payment, or the rest of one, until somebody decides: bank → held.
 * `credited` is the deposit that the credited part became; without one, the payment is for `target`.
 * @returns the deposit that it belongs to
 */
export async function holdPayment(
  tx: Transaction,
  {
    target,
    credited,
    paymentId,
    provider,
    amount,
    reason,
    receivedAt,
  }: {
    target: StoredDeposit
    credited: StoredDeposit | undefined
    paymentId: string
    provider: string
    amount: bigint
    reason: HeldReason
    receivedAt: Date
  },
): Promise<StoredDeposit> {
  const { memberId, channel } = target
  await postDepositHold(tx, {
    memberId,
    amount,
    key: ledgerKeys.depositHold(paymentId),
    request: { memberId, amount },
    reference: paymentId,
  })
  const row = credited ?? (isPaid(target) ? await addFurtherDeposit() : target)
  const held = await recordHeld(tx, row, 'HELD', amount)
  await tx.insert(heldPayment).values({ memberId, depositId: row.id, paymentId, amount, reason })
  return held

  async function addFurtherDeposit(): Promise<StoredDeposit> {
    const [added] = await tx
      .insert(deposit)
      .values({ memberId, amount, channel, state: 'HELD', createdAt: receivedAt, parentId: target.id, provider })
      .returning()
    if (!added) throw new Error('The deposit was not inserted.')
    return added
  }
}

/**
 * Credits a held payment as far as limits and exclusions allow all of it by now: held → cash.
 * @throws HeldPaymentError with what does not allow it
 */
export async function releaseHeld(tx: Transaction, own: HeldId, note: string | null): Promise<HeldPayment> {
  const { held, row } = await assertReleasable(tx, own)
  const { memberId, amount, paymentId } = held
  const isFirst = row.transactionId === null
  const credited = await confirmDeposit(tx, {
    memberId,
    amount,
    channel: row.channel,
    paymentReference: paymentId,
    isHeld: true,
    createdAt: isFirst ? row.createdAt : held.heldAt,
    ...(isFirst ? { requested: row } : { parentId: row.id, provider: row.provider }),
  })
  await recordStep(tx, credited)
  if (isFirst) await scheduleLateQueries(tx, credited)
  return move(tx, held, 'RELEASED', { note, nextActionAt: null })
}

/** Locks the payment and its deposit. @throws HeldPaymentError with what does not allow it to be credited now */
export async function assertReleasable(tx: Transaction, own: HeldId) {
  const locked = await lockHeld(tx, own)
  await lockReceiver(tx, locked.held.memberId)
  const obstacle = await releaseObstacle(tx, locked.held)
  if (obstacle) throw new HeldPaymentError(obstacle)
  return locked
}

/** Locks the payment and its deposit. @throws HeldPaymentError NOT_HELD */
export const assertHeld = lockHeld

/** Whether its member may credit it now. */
export const isReleasable = async (database: Database, held: HeldPayment): Promise<boolean> =>
  held.state === 'HELD' && !isForOperators(held) && (await releaseObstacle(database, held)) === null

/** Its member cannot credit it, whatever limits allow. */
const isForOperators = ({ reason }: HeldPayment): boolean => reason === 'UNUSUAL_AMOUNT'

/** @throws HeldPaymentError */
export async function releaseByMember(tx: Transaction, held: HeldPayment): Promise<void> {
  if (isForOperators(held)) throw new HeldPaymentError(held.state === 'HELD' ? held.reason : 'NOT_HELD')
  await releaseHeld(tx, held, 'by the member')
}

/** Has a held payment sent back to where it came from. @throws HeldPaymentError NOT_HELD */
export async function startReturn(tx: Transaction, own: HeldId, note: string): Promise<HeldPayment> {
  const { held, row } = await lockHeld(tx, own)
  await recordHeld(tx, row, 'RETURNING', held.amount)
  return move(tx, held, 'RETURNING', { note, nextActionAt: new Date() })
}

/** The provider has returned it: held → bank. */
export async function endReturn(tx: Transaction, held: HeldPayment): Promise<void> {
  const { memberId, amount, paymentId } = held
  await postDepositReturn(tx, {
    memberId,
    amount,
    key: ledgerKeys.depositReturn(paymentId),
    request: { memberId, amount },
    reference: paymentId,
  })
  await recordHeld(tx, await getDeposit(tx, held), 'RETURNED', amount)
  await move(tx, held, 'RETURNED', { nextActionAt: null })
}

/** The provider could not return it: it waits for another decision. */
export async function failReturn(tx: Transaction, held: HeldPayment, reason: string): Promise<void> {
  await recordHeld(tx, await getDeposit(tx, held), 'HELD', held.amount)
  await move(tx, held, 'HELD', { note: `The return failed: ${reason}`, nextActionAt: null })
}

export type HeldId = Pick<HeldPayment, 'memberId' | 'id'>

export const isHeldPayment = ({ memberId, id }: HeldId) =>
  and(eq(heldPayment.memberId, memberId), eq(heldPayment.id, id))

async function lockHeld(tx: Transaction, own: HeldId): Promise<{ held: HeldPayment; row: StoredDeposit }> {
  const held = await lockAnyHeld(tx, own)
  if (held?.state !== 'HELD') throw new HeldPaymentError('NOT_HELD')
  return { held, row: await getDeposit(tx, held) }
}

/** A payment that is or was held, locked until the end of the transaction; its deposit first, as a payment does. */
export async function lockAnyHeld(tx: Transaction, own: HeldId): Promise<HeldPayment | undefined> {
  const [known] = await tx.select().from(heldPayment).where(isHeldPayment(own))
  if (!known) return undefined
  await getDeposit(tx, known)
  const [held] = await tx.select().from(heldPayment).where(isHeldPayment(own)).for('no key update')
  return held
}

async function getDeposit(tx: Transaction, { memberId, depositId }: HeldPayment): Promise<StoredDeposit> {
  const row = await lockDeposit(tx, { memberId, id: depositId })
  if (!row) throw new Error(`Held payment without deposit ${depositId}.`)
  return row
}

async function move(
  tx: Transaction,
  held: HeldPayment,
  state: HeldState,
  changes: Partial<Pick<HeldPayment, 'note' | 'nextActionAt'>>,
): Promise<HeldPayment> {
  const [moved] = await tx
    .update(heldPayment)
    .set({ ...changes, state, changedAt: new Date() })
    .where(and(isHeldPayment(held), eq(heldPayment.state, held.state)))
    .returning()
  if (!moved) throw new HeldPaymentError('NOT_HELD')
  return moved
}

export function readHeldPayments(
  database: Database,
  memberId: number,
  depositIds: readonly number[],
): Promise<HeldPayment[]> {
  return database
    .select()
    .from(heldPayment)
    .where(and(eq(heldPayment.memberId, memberId), inArray(heldPayment.depositId, [...depositIds])))
}
