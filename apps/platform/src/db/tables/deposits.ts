import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { HeldReason, HeldState } from '@playhouse/platform-api/cashier-deposits.ts'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { PayInMethod } from '@playhouse/vendor-api/payments/provider.ts'
import { deposit, type DepositState, paymentProviderCode } from './cashier.ts'
import { member } from './members.ts'

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
  payMinutes: integer().notNull(),
  /** Usual minutes until it is credited. */
  usualMinutes: integer().notNull(),
  quickAmounts: bigint({ mode: 'bigint' }).array().notNull(),
})

/** Order of providers: the first that is on and accepts a new deposit or payout gets it. Providers without a row come last. */
export const paymentProvider = pgTable('payment_provider', {
  code: text().primaryKey(),
  /** Off: it takes nothing new, and what it has goes on. */
  enabled: boolean().notNull().default(true),
  position: smallint().notNull(),
  /** Ways to pay in, and destinations of payouts, that it takes; null for all that it has. */
  uses: text().array().$type<(PayInMethod | 'BANK' | 'CRYPTO')[]>(),
  /** Amounts that it takes; null for any. */
  minimum: minor(),
  maximum: minor(),
  /** Null for any that it has. */
  currency: text(),
  /** Minutes of the brand's day in which it takes something new, over midnight if the end is not after the start; null for any time. */
  fromMinute: smallint(),
  untilMinute: smallint(),
})

/** Banks that members can name as the payer's. */
export const depositBank = pgTable('deposit_bank', {
  code: text().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  position: smallint().notNull(),
})

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

/**
 * IGNORED: of a type that this version does not know. STUCK: cannot be read, or failed too often by itself; an operator decides.
 * CLOSED: an operator has dealt with it outside.
 */
export type PaymentEventState = 'RECEIVED' | 'DONE' | 'IGNORED' | 'STUCK' | 'CLOSED'

/** Webhooks of the payment providers as received, each once by its id. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** The provider's id of it, unique among all providers. */
    id: text().primaryKey(),
    provider: paymentProviderCode(),
    body: text().notNull(),
    /** The deposit or payout that it names. */
    reference: text(),
    receivedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    state: text().$type<PaymentEventState>().notNull().default('RECEIVED'),
    /** Failures of its own. */
    attempts: integer().notNull().default(0),
    /** Failures of the database since the last attempt that none ended, and when they began. */
    interruptions: integer().notNull().default(0),
    interruptedSince: moment(),
    nextActionAt: moment().default(sql`clock_timestamp()`),
    error: text(),
  },
  (table) => [
    index('payment_event_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('payment_event_stuck')
      .on(table.receivedAt)
      .where(sql`${table.state} = 'STUCK'`),
    index('payment_event_deposit').on(table.reference),
  ],
)

/** HELD: not all of it was credited. UNMATCHED: belongs to no known deposit. DISMISSED: will not be credited. */
export type ArrivalState = 'CREDITED' | 'HELD' | 'UNMATCHED' | 'DISMISSED'

/** Received payments, each once by the provider's id. */
export const paymentArrival = pgTable(
  'payment_arrival',
  {
    /** The provider's id of the payment, unique among all providers. */
    id: text().primaryKey(),
    provider: paymentProviderCode(),
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
    // Each begins unmatched; releases before took payments of nothing, which must still be dismissed and erased.
    check('payment_arrival_amount', sql`${table.amount} > 0 or ${table.state} <> 'UNMATCHED'`),
  ],
)

/** The part of a received payment that the member's limits or an exclusion do not allow to be credited. */
export const heldPayment = pgTable(
  'held_payment',
  {
    memberId: integer().notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    depositId: integer().notNull(),
    paymentId: text().notNull(),
    amount: minor().notNull(),
    reason: text().$type<HeldReason>().notNull(),
    state: text().$type<HeldState>().notNull().default('HELD'),
    heldAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When it was decided, or returned. */
    changedAt: moment(),
    /** Why it was decided so, or why a return failed. */
    note: text(),
    /** When to order the return or to ask for its outcome. */
    nextActionAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('held_payment_payment').on(table.memberId, table.paymentId),
    uniqueIndex('held_payment_of_deposit').on(table.memberId, table.depositId),
    foreignKey({
      name: 'held_payment_deposit',
      columns: [table.memberId, table.depositId],
      foreignColumns: [deposit.memberId, deposit.id],
    }),
    index('held_payment_waiting')
      .on(table.heldAt)
      .where(sql`${table.state} in ('HELD', 'RETURNING')`),
    index('held_payment_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** An order to the provider to return a held payment; at most one is unfinished. As `payout_attempt`. */
export const heldReturn = pgTable(
  'held_return',
  {
    memberId: integer().notNull(),
    heldId: integer().notNull(),
    attempt: smallint().notNull(),
    state: text().$type<'SENT' | 'ACCEPTED' | 'PAID' | 'FAILED'>().notNull().default('SENT'),
    queries: integer().notNull().default(0),
    providerId: text(),
    reason: text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.heldId, table.attempt] }),
    foreignKey({
      name: 'held_return_held',
      columns: [table.memberId, table.heldId],
      foreignColumns: [heldPayment.memberId, heldPayment.id],
    }),
    uniqueIndex('held_return_open')
      .on(table.memberId, table.heldId)
      .where(sql`${table.state} in ('SENT', 'ACCEPTED')`),
  ],
)
