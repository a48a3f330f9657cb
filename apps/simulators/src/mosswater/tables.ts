import type { Fields } from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'

/** The second payment provider's tables, which the operator never reads. Amounts in whole units. */
export const mosswaterSchema = pgSchema('mosswater')

export const orderTable = mosswaterSchema.table(
  'order',
  {
    /** The merchant's number. */
    orderNo: text().primaryKey(),
    /** Unguessable: the URL alone gives access to the order's page. */
    tradeNo: text().notNull().unique('order_trade_no'),
    kind: text().$type<'collect' | 'transfer'>().notNull(),
    status: text().notNull(),
    amount: minor().notNull(),
    paidAmount: minor().notNull(),
    currency: text().notNull(),
    /** Where the page of a collection leads back to. */
    returnUrl: text().notNull(),
    remark: text().notNull(),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    finishedAt: moment(),
    /** When it is carried out by itself. */
    finishAt: moment(),
  },
  (table) => [
    index('order_due')
      .on(table.finishAt)
      .where(sql`${table.finishAt} is not null`),
  ],
)

/** Money that arrived. */
export const receiptTable = mosswaterSchema.table(
  'receipt',
  {
    receiptNo: text().primaryKey(),
    orderNo: text().notNull(),
    amount: minor().notNull(),
    currency: text().notNull(),
    payer: text().notNull(),
    paidAt: moment().notNull(),
  },
  (table) => [index('receipt_order').on(table.orderNo)],
)

/** Outbox of callbacks. */
export const callbackTable = mosswaterSchema.table('callback', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fields: jsonb().$type<Fields>().notNull(),
  /** Null once taken often enough. */
  sendAt: moment(),
  attempts: integer().notNull().default(0),
  copiesLeft: integer().notNull(),
})
