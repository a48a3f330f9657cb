import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import type {
  PaymentControls,
  PayInInstructions,
  PayInMethod,
  PayoutDestination,
  ProviderPayIn,
  ProviderPayout,
} from '@playhouse/vendor-api/payments.ts'

/** The payment provider's own tables, which the operator never reads. */
export const paymentsSchema = pgSchema('payments')

export const payInTable = paymentsSchema.table(
  'pay_in',
  {
    /** Nobody can guess it: the address alone opens the page of a pay-in. */
    id: text().primaryKey(),
    /** The operator's number. */
    reference: text().notNull().unique('pay_in_reference'),
    /** Of the request under the reference. */
    requestHash: text().notNull(),
    method: text().$type<PayInMethod>().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    fee: minor().notNull(),
    transferText: text().notNull(),
    returnUrl: text().notNull(),
    instructions: jsonb().$type<PayInInstructions>().notNull(),
    state: text().$type<ProviderPayIn['state']>().notNull().default('WAITING'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it is paid in full by itself. */
    payAt: moment(),
  },
  (table) => [
    index('pay_in_due')
      .on(table.payAt)
      .where(sql`${table.payAt} is not null`),
    index('pay_in_created').on(table.createdAt),
  ],
)

export const paymentTable = paymentsSchema.table(
  'payment',
  {
    id: text().primaryKey(),
    /** Pay-in that it was made for, whether or not the provider can tell. */
    payInId: text(),
    /** Reference shown to the operator. */
    reference: text(),
    amount: minor().notNull(),
    currency: text().notNull(),
    text: text().notNull(),
    payerName: text().notNull(),
    receivedAt: moment().notNull(),
    /** Which books have it. They agree unless somebody plants a difference. */
    inProvider: boolean().notNull().default(true),
    inBank: boolean().notNull().default(true),
  },
  (table) => [index('payment_pay_in').on(table.payInId), index('payment_received').on(table.receivedAt)],
)

export const payoutTable = paymentsSchema.table(
  'payout',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique('payout_reference'),
    requestHash: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    destination: jsonb().$type<PayoutDestination>().notNull(),
    transferText: text().notNull(),
    state: text().$type<ProviderPayout['state']>().notNull().default('ACCEPTED'),
    reason: text(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
    finishAt: moment(),
  },
  (table) => [
    index('payout_due')
      .on(table.finishAt)
      .where(sql`${table.finishAt} is not null`),
    index('payout_created').on(table.createdAt),
  ],
)

/** Webhooks to be sent. */
export const webhookTable = paymentsSchema.table(
  'webhook',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    /** Null when it was answered often enough. */
    sendAt: moment(),
    attempts: integer().notNull().default(0),
    /** How often it still has to be answered. */
    copiesLeft: integer().notNull(),
  },
  (table) => [
    index('webhook_due')
      .on(table.sendAt)
      .where(sql`${table.sendAt} is not null`),
  ],
)

/** How the provider behaves: one row, so that it holds for several processes and after a restart. */
export const controlsTable = paymentsSchema.table('controls', {
  id: integer().primaryKey(),
  controls: jsonb().$type<PaymentControls>().notNull(),
})
