import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/** Not keyed by member, because a payment reference must be unique among all of them and is looked up before the member is known. */
export const creditedPayment = pgTable('credited_payment', {
  reference: text().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
})

/**
 * PREPARING: the provider has not answered. WAITING: for the payer. CHECKING: paid as far as the payer or provider says, and not
 * final. UNMATCHED: a payment of this amount came that names nobody. CONFIRMED: credited. EXPIRED, REJECTED, CANCELLED: over, and
 * still credited if money arrives.
 */
const DEPOSIT_STATES = [
  'PREPARING',
  'WAITING',
  'CHECKING',
  'UNMATCHED',
  'CONFIRMED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

export interface DepositDetails {
  network?: 'TRC20' | 'ERC20'
  payerBank?: string
  payerName?: string
}

/** Money paid in, or to be paid in. */
export const deposit = pgTable(
  'deposit',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** What was requested, and once credited what arrived. */
    amount: minor().notNull(),
    /** Method that the member chose. */
    channel: text().notNull(),
    state: text().$type<DepositState>().notNull(),
    createdAt: moment().notNull(),
    confirmedAt: moment(),
    transactionId: bigint({ mode: 'bigint' }),
    /** Of one requested here, before it was credited with another amount. */
    requestedAmount: minor(),
    /** Paid to the provider on top of the amount. */
    fee: minor()
      .notNull()
      .default(sql`0`),
    /** Transfer text, and our number of it at the provider. */
    reference: text(),
    requestKey: uuid(),
    version: integer().notNull().default(0),
    /** When the provider is asked next, or it expires. */
    nextActionAt: moment(),
    /** How often the provider was asked since it expired. */
    attempts: integer().notNull().default(0),
    expiresAt: moment(),
    /** Of a rejected one. */
    reason: text(),
    /** What the provider needs beyond the amount: network, payer's bank and name. */
    details: jsonb().$type<DepositDetails>(),
    /** How to pay, as the provider says. */
    instructions: jsonb(),
    pageUrl: text(),
    /** Ids of uploaded pictures. */
    proof: text().array().notNull().default([]),
    /** Of another payment for the same request. */
    parentId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'deposit_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    index('deposit_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('deposit_request').on(table.memberId, table.requestKey),
    index('deposit_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** Where a withdrawal goes. */
export interface WithdrawalDestination {
  kind: 'BANK' | 'CRYPTO'
  /** Bank, or network. */
  bankCode: string
  bankName: string
  /** Number of the bank account, or address. */
  accountNumber: string
  accountName: string
}

/** Money paid out; while it is under way it stands in the member's locked account. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    /** Kept by the house out of `amount` once it is paid out. */
    fee: minor()
      .notNull()
      .default(sql`0`),
    /** One of WITHDRAWAL_STATES of the contract. */
    state: text().notNull(),
    /** Counts the transitions; each has a row in `withdrawal_step`. */
    version: integer().notNull().default(0),
    /** When the platform moves it on by itself; null where it waits for a person or has ended. */
    nextActionAt: moment(),
    /** The client's idempotency key; null in history from before there were any. */
    requestKey: text(),
    bankCardId: uuid(),
    /** Copy of the card at that time; null in history from before there were cards. */
    destination: jsonb().$type<WithdrawalDestination>(),
    reviewReasons: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What the member said has arrived. */
    receivedAmount: minor(),
    /** Uploads that the member showed, with an answer or a complaint. */
    proofs: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    requestedAt: moment().notNull(),
    disbursedAt: moment(),
    lockTransactionId: bigint({ mode: 'bigint' }),
    transactionId: bigint({ mode: 'bigint' }),
  },
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
    index('withdrawal_member').on(table.memberId, table.requestedAt.desc().nullsFirst()),
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
