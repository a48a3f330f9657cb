import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { deposit, type DepositState } from './cashier.ts'
import { member } from './members.ts'

/** The brand's deposit methods. */
export const depositMethod = pgTable('deposit_method', {
  method: text().$type<'QR' | 'REDIRECT' | 'MANUAL' | 'E_WALLET' | 'USDT'>().primaryKey(),
  enabled: boolean().notNull(),
  position: smallint().notNull(),
  minimum: minor().notNull(),
  maximum: minor().notNull(),
  /** The provider's fee on top of the amount. */
  feeFixed: minor()
    .notNull()
    .default(sql`0`),
  feeBasisPoints: integer().notNull().default(0),
  /** Deposits of a member in 24 hours; null for no limit. */
  timesPerDay: integer(),
  /** Minutes to pay. */
  payMinutes: integer().notNull(),
  /** Usual minutes until it is credited. */
  usualMinutes: integer().notNull(),
  quickAmounts: bigint({ mode: 'bigint' }).array().notNull(),
})

/** Banks that members can name as the payer's. */
export const depositBank = pgTable('deposit_bank', {
  code: text().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  position: smallint().notNull(),
})

/** Every state of a deposit. */
export const depositStep = pgTable(
  'deposit_step',
  {
    memberId: integer().notNull(),
    depositId: integer().notNull(),
    version: integer().notNull(),
    state: text().$type<DepositState>().notNull(),
    reason: text(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.depositId, table.version] }),
    foreignKey({
      name: 'deposit_step_deposit',
      columns: [table.memberId, table.depositId],
      foreignColumns: [deposit.memberId, deposit.id],
    }),
  ],
)

/** The deposit of a reference: payments are looked up by it before the member is known. */
export const depositReference = pgTable(
  'deposit_reference',
  {
    reference: text().primaryKey(),
    memberId: integer().notNull(),
    depositId: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'deposit_reference_deposit',
      columns: [table.memberId, table.depositId],
      foreignColumns: [deposit.memberId, deposit.id],
    }),
  ],
)

/** Members who may not deposit until a review. */
export const depositBlock = pgTable('deposit_block', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  reason: text().notNull(),
  blockedAt: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
  /** Earlier failures no longer count. */
  liftedAt: moment(),
})

/** Webhooks of the payment provider as received, each once by its id. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** `webhook-id`. */
    id: text().primaryKey(),
    body: text().notNull(),
    receivedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** RECEIVED, DONE, IGNORED. */
    state: text().notNull().default('RECEIVED'),
    attempts: integer().notNull().default(0),
    nextActionAt: moment().default(sql`clock_timestamp()`),
    error: text(),
  },
  (table) => [
    index('payment_event_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** UNMATCHED: belongs to no known deposit. DISMISSED: will not be credited. */
export type ArrivalState = 'CREDITED' | 'UNMATCHED' | 'DISMISSED'

/** Received payments, each once by the provider's id. */
export const paymentArrival = pgTable(
  'payment_arrival',
  {
    /** The provider's id of the payment. */
    id: text().primaryKey(),
    /** Reference from the provider. */
    reference: text(),
    amount: minor().notNull(),
    currency: text().notNull(),
    text: text().notNull(),
    payerName: text().notNull(),
    receivedAt: moment().notNull(),
    state: text().$type<ArrivalState>().notNull(),
    memberId: integer(),
    depositId: integer(),
    /** Why it was dismissed, or how an unmatched one was assigned. */
    note: text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('payment_arrival_unmatched')
      .on(table.receivedAt)
      .where(sql`${table.state} = 'UNMATCHED'`),
    index('payment_arrival_deposit').on(table.memberId, table.depositId),
  ],
)
