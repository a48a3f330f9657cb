import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Settled turnover of a product per point. */
export const pointsRate = pgTable('points_rate', (t) => ({
  product: t.text().primaryKey(),
  turnoverPerPoint: minor().notNull(),
}))

/** A single row. Points are at scale 4, like money. */
export const pointsSetting = pgTable('points_setting', (t) => ({
  id: t.boolean().primaryKey().default(true),
  cashPerPoint: minor().notNull(),
  minPoints: minor().notNull(),
}))

/** Progress of crediting a member's play with points. */
export const pointsAccount = pgTable('points_account', (t) => ({
  memberId: owner().primaryKey(),
  creditedUntil: t.date(),
  /** When to retry crediting after a failure. */
  retryAt: moment(),
}))

export const pointsItem = pgTable(
  'points_item',
  (t) => ({
    id: t.text().primaryKey(),
    /** CASH is paid at once; GOODS are delivered by an operator. */
    kind: t.text().$type<'CASH' | 'GOODS'>().notNull(),
    points: minor().notNull(),
    /** Value; the amount that CASH pays. */
    amount: minor().notNull(),
    quantity: t.integer().notNull(),
    available: t.integer().notNull(),
    /** Path of the picture, relative to an image host. */
    picture: t.text().notNull(),
    position: t.smallint().notNull(),
    enabled: t.boolean().notNull().default(true),
  }),
  (table) => [check('points_item_stock', sql`${table.available} between 0 and ${table.quantity}`)],
)

export const pointsItemText = pgTable(
  'points_item_text',
  (t) => ({
    itemId: t
      .text()
      .notNull()
      .references(() => pointsItem.id),
    language: t.text().notNull(),
    name: t.text().notNull(),
    description: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)

/** Redeemed items and cash conversions. */
export const pointsRedemption = pgTable(
  'points_redemption',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    requestKey: t.uuid().notNull(),
    /** Null for a conversion. */
    itemId: t.text().references(() => pointsItem.id),
    points: minor().notNull(),
    amount: minor().notNull(),
    state: t.text().$type<'IN_PROCESS' | 'APPROVED' | 'REJECTED'>().notNull(),
    /** Delivery details from the member. */
    note: t.text(),
    reason: t.text(),
    operator: t.text(),
    requestedAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('points_redemption_once').on(table.memberId, table.requestKey),
    index('points_redemption_waiting')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'IN_PROCESS'`),
  ],
)
