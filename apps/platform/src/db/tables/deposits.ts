import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import type { HeldReason, HeldState } from '@playhouse/platform-api/cashier-deposits.ts'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { PayInMethod } from '@playhouse/vendor-api/payments/provider.ts'
import { deposit, type DepositState, paymentProviderCode } from './cashier.ts'
import { owner } from './members.ts'

export const depositMethod = pgTable('deposit_method', (t) => ({
  method: t.text().$type<PayInMethod>().primaryKey(),
  enabled: t.boolean().notNull(),
  position: t.smallint().notNull(),
  minimum: minor().notNull(),
  maximum: minor().notNull(),
  /** The provider's fee on top of the amount. */
  feeFixed: minor()
    .notNull()
    .default(sql`0`),
  feeBasisPoints: t.integer().notNull().default(0),
  /** Deposits of a member in 24 hours; null for no limit. */
  timesPerDay: t.integer(),
  payMinutes: t.integer().notNull(),
  /** Usual minutes until it is credited. */
  usualMinutes: t.integer().notNull(),
  quickAmounts: t.bigint({ mode: 'bigint' }).array().notNull(),
}))

/** Order of providers: the first that is on and accepts a new deposit or payout gets it. Providers without a row come last. */
export const paymentProvider = pgTable('payment_provider', (t) => ({
  code: t.text().primaryKey(),
  /** Off: it takes nothing new, and what it has goes on. */
  enabled: t.boolean().notNull().default(true),
  position: t.smallint().notNull(),
  /** Ways to pay in, and destinations of payouts, that it takes; null for all that it has. */
  uses: t.text().array().$type<(PayInMethod | 'BANK' | 'CRYPTO')[]>(),
  /** Amounts that it takes; null for any. */
  minimum: minor(),
  maximum: minor(),
  /** Null for any that it has. */
  currency: t.text(),
  /** Minutes of the brand's day in which it takes something new, over midnight if the end is not after the start; null for any time. */
  fromMinute: t.smallint(),
  untilMinute: t.smallint(),
}))

/** Banks that members can name as the payer's. */
export const depositBank = pgTable('deposit_bank', (t) => ({
  code: t.text().primaryKey(),
  name: t.text().notNull(),
  enabled: t.boolean().notNull().default(true),
  position: t.smallint().notNull(),
}))

export const depositStep = pgTable(
  'deposit_step',
  (t) => ({
    memberId: t.integer().notNull(),
    depositId: t.integer().notNull(),
    version: t.integer().notNull(),
    state: t.text().$type<DepositState>().notNull(),
    reason: t.text(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
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
  (t) => ({
    reference: t.text().primaryKey(),
    memberId: t.integer().notNull(),
    depositId: t.integer().notNull(),
  }),
  (table) => [
    foreignKey({
      name: 'deposit_reference_deposit',
      columns: [table.memberId, table.depositId],
      foreignColumns: [deposit.memberId, deposit.id],
    }),
  ],
)

/** Members who may not deposit until a review. */
export const depositBlock = pgTable('deposit_block', (t) => ({
  memberId: owner().primaryKey(),
  reason: t.text().notNull(),
  blockedAt: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
  /** Earlier failures no longer count. */
  liftedAt: moment(),
}))

/**
 * IGNORED: of a type that this version does not know. STUCK: cannot be read, or failed too often by itself; an operator decides.
 * CLOSED: an operator has dealt with it outside.
 */
export type PaymentEventState = 'RECEIVED' | 'DONE' | 'IGNORED' | 'STUCK' | 'CLOSED'

/** Webhooks of the payment providers as received, each once by its id. */
export const paymentEvent = pgTable(
  'payment_event',
  (t) => ({
    /** The provider's id of it, unique among all providers. */
    id: t.text().primaryKey(),
    provider: paymentProviderCode(),
    body: t.text().notNull(),
    /** The deposit or payout that it names. */
    reference: t.text(),
    receivedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    state: t.text().$type<PaymentEventState>().notNull().default('RECEIVED'),
    /** Failures of its own. */
    attempts: t.integer().notNull().default(0),
    /** Failures of the database since the last attempt that none ended, and when they began. */
    interruptions: t.integer().notNull().default(0),
    interruptedSince: moment(),
    nextActionAt: moment().default(sql`clock_timestamp()`),
    error: t.text(),
  }),
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
  (t) => ({
    /** The provider's id of the payment, unique among all providers. */
    id: t.text().primaryKey(),
    provider: paymentProviderCode(),
    reference: t.text(),
    amount: minor().notNull(),
    currency: t.text().notNull(),
    text: t.text().notNull(),
    payerName: t.text().notNull(),
    receivedAt: moment().notNull(),
    state: t.text().$type<ArrivalState>().notNull(),
    memberId: t.integer(),
    depositId: t.integer(),
    /** Why it was dismissed, or how an unmatched one was assigned. */
    note: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
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
  (t) => ({
    memberId: t.integer().notNull(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    depositId: t.integer().notNull(),
    paymentId: t.text().notNull(),
    amount: minor().notNull(),
    reason: t.text().$type<HeldReason>().notNull(),
    state: t.text().$type<HeldState>().notNull().default('HELD'),
    heldAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When it was decided, or returned. */
    changedAt: moment(),
    /** Why it was decided so, or why a return failed. */
    note: t.text(),
    /** When to order the return or to ask for its outcome. */
    nextActionAt: moment(),
  }),
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
  (t) => ({
    memberId: t.integer().notNull(),
    heldId: t.integer().notNull(),
    attempt: t.smallint().notNull(),
    state: t.text().$type<'SENT' | 'ACCEPTED' | 'PAID' | 'FAILED'>().notNull().default('SENT'),
    queries: t.integer().notNull().default(0),
    providerId: t.text(),
    reason: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    endedAt: moment(),
  }),
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
