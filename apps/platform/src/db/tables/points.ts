import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Settled turnover of a product per point. */
export const pointsRate = pgTable('points_rate', {
  product: text().primaryKey(),
  turnoverPerPoint: minor().notNull(),
})

/** A single row. Points are at scale 4, like money. */
export const pointsSetting = pgTable('points_setting', {
  id: boolean().primaryKey().default(true),
  cashPerPoint: minor().notNull(),
  minPoints: minor().notNull(),
})

/** Progress of crediting a member's play with points. */
export const pointsAccount = pgTable('points_account', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  creditedUntil: date(),
  /** When to retry crediting after a failure. */
  retryAt: moment(),
})

export const pointsItem = pgTable(
  'points_item',
  {
    id: text().primaryKey(),
    /** CASH is paid at once; GOODS are delivered by an operator. */
    kind: text().$type<'CASH' | 'GOODS'>().notNull(),
    points: minor().notNull(),
    /** Value; the amount that CASH pays. */
    amount: minor().notNull(),
    quantity: integer().notNull(),
    available: integer().notNull(),
    /** Path of the picture, relative to an image host. */
    picture: text().notNull(),
    position: smallint().notNull(),
    enabled: boolean().notNull().default(true),
  },
  (table) => [check('points_item_stock', sql`${table.available} between 0 and ${table.quantity}`)],
)

export const pointsItemText = pgTable(
  'points_item_text',
  {
    itemId: text()
      .notNull()
      .references(() => pointsItem.id),
    language: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
)

/** Redeemed items and cash conversions. */
export const pointsRedemption = pgTable(
  'points_redemption',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    requestKey: uuid().notNull(),
    /** Null for a conversion. */
    itemId: text().references(() => pointsItem.id),
    points: minor().notNull(),
    amount: minor().notNull(),
    state: text().$type<'IN_PROCESS' | 'APPROVED' | 'REJECTED'>().notNull(),
    /** Delivery details from the member. */
    note: text(),
    reason: text(),
    operator: text(),
    requestedAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('points_redemption_once').on(table.memberId, table.requestKey),
    index('points_redemption_waiting')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'IN_PROCESS'`),
  ],
)
