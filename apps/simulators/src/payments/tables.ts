import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { PaymentControls, ProviderPayIn } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import type {
  PayInInstructions,
  PayInMethod,
  PayoutDestination,
  ProviderPayout,
} from '@playhouse/vendor-api/payments/provider.ts'

/** The payment provider's tables, which the operator never reads. */
export const paymentsSchema = pgSchema('payments')

export const payInTable = paymentsSchema.table(
  'pay_in',
  {
    /** Unguessable: the URL alone gives access to the pay-in's page. */
    id: text().primaryKey(),
    /** The operator's reference. */
    reference: text().notNull().unique('pay_in_reference'),
    /** Hash of the request with this reference. */
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
    /** When it is paid automatically in full. */
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
    /** The intended pay-in, even if the provider cannot match it. */
    payInId: text(),
    /** Reference shown to the operator. */
    reference: text(),
    amount: minor().notNull(),
    currency: text().notNull(),
    text: text().notNull(),
    payerName: text().notNull(),
    receivedAt: moment().notNull(),
    /** Books that contain it; they differ only on a tester's request. */
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

/** Outbox of webhooks. */
export const webhookTable = paymentsSchema.table(
  'webhook',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    /** Null once acknowledged often enough. */
    sendAt: moment(),
    attempts: integer().notNull().default(0),
    /** Remaining acknowledged deliveries. */
    copiesLeft: integer().notNull(),
  },
  (table) => [
    index('webhook_due')
      .on(table.sendAt)
      .where(sql`${table.sendAt} is not null`),
  ],
)

/** Behaviour of the provider in one row, shared by processes and kept across restarts. */
export const controlsTable = paymentsSchema.table('controls', {
  id: integer().primaryKey(),
  controls: jsonb().$type<PaymentControls>().notNull(),
})
