import type { DEPOSIT_STATES } from '@playhouse/platform-api/cashier-deposits.ts'
import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { FIRST_PROVIDER } from '@playhouse/vendor-api/payments/provider.ts'
import { getDay } from './day-of.ts'
import { ledgerTransaction } from './ledger.ts'
import { owner } from './members.ts'

/** A payment reference is unique across members and is looked up before the member is known, so it is the key. */
export const creditedPayment = pgTable('credited_payment', (t) => ({
  reference: t.text().primaryKey(),
  memberId: owner(),
}))

/**
 * PREPARING: the provider has not answered. WAITING: for the payer. CHECKING: paid according to the payer or provider,
 * but not final. UNMATCHED: a payment of this amount arrived without a reference. CONFIRMED: credited. HELD, RETURNING,
 * RETURNED: arrived, nothing of it was credited, see `held_payment`. EXPIRED, REJECTED, CANCELLED: over, and money that
 * arrives is treated as if they were waiting.
 */
export type DepositState = (typeof DEPOSIT_STATES)[number]

export interface DepositDetails {
  network?: 'TRC20' | 'ERC20'
  payerBank?: string
  payerName?: string
  promotionId?: string
}

/** A payment provider by its code. Rows of before there were several are those of the first. */
export const paymentProviderCode = () => text().notNull().default(FIRST_PROVIDER)

/** Deposits, requested or credited. */
export const deposit = pgTable(
  'deposit',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    /** The requested amount; the credited one once it is credited, the held one if nothing of it is. */
    amount: minor().notNull(),
    /** Method that the member chose. */
    channel: t.text().notNull(),
    state: t.text().$type<DepositState>().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    transactionId: t.bigint({ mode: 'bigint' }),
    /** The requested amount, if another one was credited. */
    requestedAmount: minor(),
    /** The provider's fee on top of the amount. */
    fee: minor()
      .notNull()
      .default(sql`0`),
    /** Transfer text, and our id at the provider. */
    reference: t.text(),
    requestKey: t.uuid(),
    version: t.integer().notNull().default(0),
    /** When to query the provider again, or to expire. */
    nextActionAt: moment(),
    /** Queries of the provider since it expired. */
    attempts: t.integer().notNull().default(0),
    expiresAt: moment(),
    reason: t.text(),
    /** The provider's error, for operators. */
    failure: t.text(),
    provider: paymentProviderCode(),
    /** Providers that were asked before and did not take it. One that gave no answer may have it all the same. */
    triedProviders: t.text().array().notNull().default([]),
    /** Details for the provider beyond the amount: network, payer's bank and name. */
    details: t.jsonb().$type<DepositDetails>(),
    instructions: t.jsonb(),
    pageUrl: t.text(),
    /** Ids of uploaded pictures. */
    proof: t.text().array().notNull().default([]),
    /** The original deposit, when the same request was paid again. */
    parentId: t.integer(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'deposit_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    // Operators search by the number alone.
    index('deposit_number').on(table.id),
    index('deposit_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
    // Reports of days: of requests, and of what was credited.
    index('deposit_created_day').on(getDay(table.createdAt)),
    index('deposit_confirmed_day')
      .on(getDay(table.confirmedAt))
      .where(sql`${table.state} = 'CONFIRMED'`),
    uniqueIndex('deposit_request').on(table.memberId, table.requestKey),
    index('deposit_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** States in which the money is still in the account. */
export const UNPAID_WITHDRAWALS = ['REQUESTED', 'REVIEW', 'NEEDS_INFO', 'APPROVED', 'PROCESSING'] as const
/** Paid out, and it is not settled whether the money has arrived. */
export const UNCONFIRMED_WITHDRAWALS = ['DISBURSED', 'PARTLY_RECEIVED', 'NOT_RECEIVED'] as const
/** No step follows: the withdrawal is received, or returned to the balance. */
export const ENDED_WITHDRAWALS = ['RECEIVED', 'FORCED_RECEIPT', 'REJECTED', 'FAILED', 'CANCELLED'] as const

export interface WithdrawalDestination {
  kind: 'BANK' | 'CRYPTO'
  /** Bank, or network. */
  bankCode: string
  bankName: string
  /** Number of the bank account, or address. */
  accountNumber: string
  accountName: string
}

/** Withdrawals. The amount of an unfinished one is in the member's locked account. */
export const withdrawal = pgTable(
  'withdrawal',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    amount: minor().notNull(),
    /** Fee that the house deducts from `amount` when the withdrawal is paid out. */
    fee: minor()
      .notNull()
      .default(sql`0`),
    /** Unplayed deposits in `amount`: a person returns them to their source. */
    unplayed: minor()
      .notNull()
      .default(sql`0`),
    /** One of WITHDRAWAL_STATES of the contract. */
    state: t.text().notNull(),
    /** Number of transitions; each has a row in `withdrawal_step`. */
    version: t.integer().notNull().default(0),
    /** When the platform continues by itself; null while it waits for a person or has ended. */
    nextActionAt: moment(),
    /** The client's idempotency key; null in records older than the key. */
    requestKey: t.text(),
    bankCardId: t.uuid(),
    /** Copy of the card at that time; null in records older than cards. */
    destination: t.jsonb().$type<WithdrawalDestination>(),
    reviewReasons: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    receivedAmount: minor(),
    /** Pictures that the member attached to an answer or complaint. */
    proofs: t
      .uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    /** Made of income alone, so that deposits before it are still to be played. */
    turnoverOpen: t.boolean().notNull().default(false),
    requestedAt: moment().notNull(),
    disbursedAt: moment(),
    lockTransactionId: t.bigint({ mode: 'bigint' }),
    transactionId: t.bigint({ mode: 'bigint' }),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'withdrawal_hold',
      columns: [table.memberId, table.lockTransactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    foreignKey({
      name: 'withdrawal_settlement',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    // Operators search by the number alone.
    index('withdrawal_number').on(table.id),
    index('withdrawal_member').on(table.memberId, table.requestedAt.desc().nullsFirst()),
    // Reports of days: of requests, and of what was paid out.
    index('withdrawal_requested_day').on(getDay(table.requestedAt)),
    index('withdrawal_disbursed_day')
      .on(getDay(table.disbursedAt))
      .where(sql`${table.disbursedAt} is not null`),
    uniqueIndex('withdrawal_request')
      .on(table.memberId, table.requestKey)
      .where(sql`${table.requestKey} is not null`),
    index('withdrawal_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('withdrawal_review')
      .on(table.requestedAt)
      .where(sql`${table.state} in ('REVIEW', 'NEEDS_INFO', 'NOT_RECEIVED', 'PARTLY_RECEIVED')`),
  ],
)
