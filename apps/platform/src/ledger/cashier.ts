import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { deposit, withdrawal } from '../db/tables/cashier.ts'
import { cashAccount, lockedAccount } from './accounts.ts'
import { IdempotencyMismatchError, WithdrawalStateError } from './errors.ts'
import { ledgerKeys } from './keys.ts'
import { addToMemberDay } from './member-day.ts'
import { postTransaction } from './post.ts'

export type StoredDeposit = typeof deposit.$inferSelect
export type StoredWithdrawal = typeof withdrawal.$inferSelect

/** A payment that has arrived. `amount` in minor units. */
export interface ArrivedPayment {
  memberId: number
  amount: bigint
  channel: string
  /** The channel's own number of the payment. */
  paymentReference: string
  /** When the member asked to pay in. */
  createdAt: Date
  /** Now, when left out. */
  confirmedAt?: Date
}

/**
 * Credits a payment that has arrived (bank → cash) and counts it in the member's day. Confirmed twice, it is credited once.
 * @throws IdempotencyMismatchError when the payment was confirmed with another amount, member or channel
 */
export async function confirmDeposit(
  tx: Transaction,
  payment: ArrivedPayment,
): Promise<StoredDeposit & { replayed: boolean }> {
  const { memberId, amount, channel, paymentReference, createdAt, confirmedAt } = payment
  const { transactionId, occurredAt, replayed } = await postTransaction(tx, {
    type: 'DEPOSIT',
    idempotencyKey: ledgerKeys.deposit(paymentReference),
    request: { memberId, amount, channel },
    memberId,
    reference: paymentReference,
    ...(confirmedAt ? { occurredAt: confirmedAt } : {}),
    legs: [
      { account: 'bank:deposits', amount: -amount },
      { account: cashAccount(memberId), amount },
    ],
  })
  const [stored] = replayed
    ? await tx
        .select()
        .from(deposit)
        .where(and(eq(deposit.memberId, memberId), eq(deposit.transactionId, transactionId)))
    : await tx
        .insert(deposit)
        .values({ memberId, amount, channel, state: 'CONFIRMED', createdAt, confirmedAt: occurredAt, transactionId })
        .returning()
  if (!stored) throw new IdempotencyMismatchError(paymentReference)
  if (!replayed) await addToMemberDay(tx, memberId, occurredAt, { deposit: amount })
  return { ...stored, replayed }
}

/**
 * Takes what a member wants paid out off the cash (cash → locked), where it waits to be disbursed. Asked twice under one
 * key, it is taken once.
 * @throws InsufficientBalanceError, IdempotencyMismatchError
 */
export async function requestWithdrawal(
  tx: Transaction,
  asked: { memberId: number; amount: bigint; requestKey: string; requestedAt?: Date },
): Promise<StoredWithdrawal & { replayed: boolean }> {
  const { memberId, amount, requestKey, requestedAt } = asked
  const { transactionId, occurredAt, replayed } = await postTransaction(tx, {
    type: 'WITHDRAW_LOCK',
    idempotencyKey: ledgerKeys.withdrawalLock(memberId, requestKey),
    request: { memberId, amount },
    memberId,
    reference: requestKey,
    ...(requestedAt ? { occurredAt: requestedAt } : {}),
    legs: [
      { account: cashAccount(memberId), amount: -amount },
      { account: lockedAccount(memberId), amount },
    ],
  })
  const [stored] = replayed
    ? await tx
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.lockTransactionId, transactionId)))
    : await tx
        .insert(withdrawal)
        .values({ memberId, amount, state: 'REQUESTED', requestedAt: occurredAt, lockTransactionId: transactionId })
        .returning()
  if (!stored) throw new IdempotencyMismatchError(requestKey)
  return { ...stored, replayed }
}

/**
 * Pays out a withdrawal that was requested (locked → bank) and counts it in the member's day. Done twice, it is paid once.
 * @throws WithdrawalStateError when there is no such withdrawal, or it was rejected
 */
export async function disburseWithdrawal(
  tx: Transaction,
  { withdrawalId, disbursedAt }: { withdrawalId: number; disbursedAt?: Date },
): Promise<StoredWithdrawal & { replayed: boolean }> {
  const [asked] = await tx.select().from(withdrawal).where(eq(withdrawal.id, withdrawalId)).for('no key update')
  if (asked?.state === 'DISBURSED') return { ...asked, replayed: true }
  if (asked?.state !== 'REQUESTED') throw new WithdrawalStateError(withdrawalId)
  const { memberId, amount } = asked
  const { transactionId, occurredAt } = await postTransaction(tx, {
    type: 'WITHDRAW',
    idempotencyKey: ledgerKeys.withdrawal(withdrawalId),
    request: { withdrawalId, memberId, amount },
    memberId,
    reference: String(withdrawalId),
    ...(disbursedAt ? { occurredAt: disbursedAt } : {}),
    legs: [
      { account: lockedAccount(memberId), amount: -amount },
      { account: 'bank:withdrawals', amount },
    ],
  })
  const paid = { state: 'DISBURSED', disbursedAt: occurredAt, transactionId }
  await tx.update(withdrawal).set(paid).where(eq(withdrawal.id, withdrawalId))
  await addToMemberDay(tx, memberId, occurredAt, { withdrawal: amount })
  return { ...asked, ...paid, replayed: false }
}
