import { and, eq, isNull } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'

import type { Transaction } from '@playhouse/postgres/database.ts'
import { deposit, withdrawal } from '../db/tables/cashier.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { ledgerKeys } from './keys.ts'
import {
  postDeposit,
  postDepositRelease,
  postWithdrawalHold,
  postWithdrawalRelease,
  postWithdrawalSettlement,
} from './postings.ts'

export type StoredDeposit = typeof deposit.$inferSelect
export type StoredWithdrawal = typeof withdrawal.$inferSelect

/** A received payment. `amount` in minor units. */
export interface ArrivedPayment {
  memberId: number
  amount: bigint
  channel: string
  /** The channel's id of the payment. */
  paymentReference: string
  /** When the member requested the deposit. */
  createdAt: Date
  /** Defaults to now. */
  confirmedAt?: Date
  /** Requested deposit that it pays, locked by the caller; creates one if omitted. */
  requested?: Pick<StoredDeposit, 'id' | 'version'>
  /** Requested deposit that was already paid. */
  parentId?: number
  provider?: string
  isHeld?: boolean
}

/**
 * Credits a received payment (bank or held → cash) and adds it to the member's day. Idempotent.
 * @throws IdempotencyMismatchError if it was confirmed with another amount or channel
 */
export async function confirmDeposit(
  tx: Transaction,
  payment: ArrivedPayment,
): Promise<StoredDeposit & { replayed: boolean }> {
  const { memberId, amount, channel, paymentReference, createdAt, confirmedAt, requested, parentId, provider, isHeld } =
    payment
  const postCredit = isHeld ? postDepositRelease : postDeposit
  const { transactionId, occurredAt, replayed } = await postCredit(tx, {
    memberId,
    amount,
    key: isHeld ? ledgerKeys.depositRelease(paymentReference) : ledgerKeys.deposit(paymentReference),
    request: { memberId, amount, channel },
    reference: paymentReference,
    at: confirmedAt,
  })
  const [stored] = replayed
    ? await tx
        .select()
        .from(deposit)
        .where(and(eq(deposit.memberId, memberId), eq(deposit.transactionId, transactionId)))
    : requested
      ? await tx
          .update(deposit)
          .set({
            amount,
            state: 'CONFIRMED',
            confirmedAt: occurredAt,
            transactionId,
            version: requested.version + 1,
            nextActionAt: null,
            reason: null,
            failure: null,
          })
          .where(
            and(
              eq(deposit.memberId, memberId),
              eq(deposit.id, requested.id),
              eq(deposit.version, requested.version),
              isNull(deposit.transactionId),
            ),
          )
          .returning()
      : await tx
          .insert(deposit)
          .values({
            memberId,
            amount,
            channel,
            state: 'CONFIRMED',
            createdAt,
            confirmedAt: occurredAt,
            transactionId,
            ...(parentId !== undefined && { parentId }),
            ...(provider !== undefined && { provider }),
          })
          .returning()
  if (!stored) throw new IdempotencyMismatchError(paymentReference)
  return { ...stored, replayed }
}

/** Columns of a withdrawal that its ledger does not set. */
type WithdrawalDetails = Omit<
  PgInsertValue<typeof withdrawal>,
  'memberId' | 'amount' | 'state' | 'requestedAt' | 'lockTransactionId'
>

/**
 * Holds an amount for a withdrawal (cash → locked) and stores its row. Idempotent per request key.
 * @throws InsufficientBalanceError, IdempotencyMismatchError
 */
export async function requestWithdrawal(
  tx: Transaction,
  requested: { memberId: number; amount: bigint; requestKey: string; requestedAt?: Date; details?: WithdrawalDetails },
): Promise<StoredWithdrawal & { replayed: boolean }> {
  const { memberId, amount, requestKey, requestedAt, details } = requested
  const { transactionId, occurredAt, replayed } = await postWithdrawalHold(tx, {
    memberId,
    amount,
    key: ledgerKeys.withdrawalHold(memberId, requestKey),
    request: { memberId, amount },
    reference: requestKey,
    at: requestedAt,
  })
  const [stored] = replayed
    ? await tx
        .select()
        .from(withdrawal)
        .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.lockTransactionId, transactionId)))
    : await tx
        .insert(withdrawal)
        .values({
          ...details,
          memberId,
          amount,
          state: 'REQUESTED',
          requestedAt: occurredAt,
          lockTransactionId: transactionId,
        })
        .returning()
  if (!stored) throw new IdempotencyMismatchError(requestKey)
  return { ...stored, replayed }
}

/** Posts the payout of a held withdrawal (locked → bank, less the fee). Idempotent. @returns columns to store */
export async function settleWithdrawal(
  tx: Transaction,
  { id, memberId, amount, fee }: StoredWithdrawal,
  at?: Date,
): Promise<{ disbursedAt: Date; transactionId: bigint }> {
  const { transactionId, occurredAt } = await postWithdrawalSettlement(tx, {
    memberId,
    amount,
    fee,
    key: ledgerKeys.withdrawal(id),
    request: { withdrawalId: id, memberId, amount },
    reference: String(id),
    at,
  })
  return { disbursedAt: occurredAt, transactionId }
}

/** Returns a held withdrawal to the balance (locked → cash). Idempotent. @returns columns to store */
export async function returnWithdrawal(
  tx: Transaction,
  { id, memberId, amount }: StoredWithdrawal,
): Promise<{ transactionId: bigint }> {
  const { transactionId } = await postWithdrawalRelease(tx, {
    memberId,
    amount,
    key: ledgerKeys.withdrawalReturn(id),
    request: { withdrawalId: id, memberId, amount },
    reference: String(id),
  })
  return { transactionId }
}
