import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/*
 * Sums of past days, which nothing changes any more (a vendor's late round counts on the day of its import). They are derived
 * by `roll_up_records()` after the day and outside of play, so that a stake or payout writes no more than before; the days
 * after `record_rollup.until` are read from the rows themselves.
 */

/** The last day that a member's sums hold. */
export const recordRollup = pgTable('record_rollup', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  until: date().notNull(),
})

/** Rounds of a member in a game over a day. */
export const memberGameDay = pgTable(
  'member_game_day',
  {
    memberId: integer().notNull(),
    day: date().notNull(),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** Sign of payout minus stake. */
    outcome: smallint().notNull(),
    rounds: integer().notNull(),
    turnover: minor().notNull(),
    payout: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.nodeId, table.outcome] })],
)

/** Movements of one of a member's accounts over a day, by type of transaction. */
export const memberMovementDay = pgTable(
  'member_movement_day',
  {
    memberId: integer().notNull(),
    day: date().notNull(),
    accountId: integer().notNull(),
    type: text().notNull(),
    entries: integer().notNull(),
    moneyIn: minor().notNull(),
    moneyOut: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.accountId, table.type] })],
)

/** A transfer between an account and its upline or downline; each side has a row of the same id. */
export const memberTransfer = pgTable(
  'member_transfer',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: uuid().notNull(),
    direction: text().$type<'in' | 'out'>().notNull(),
    /** Where the other account stood, seen from this one. */
    relation: text().$type<'upline' | 'downline'>().notNull(),
    counterpartyId: integer()
      .notNull()
      .references(() => member.id),
    amount: minor().notNull(),
    remark: text(),
    /** This side's transaction. */
    transactionId: bigint({ mode: 'bigint' }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'member_transfer_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    index('member_transfer_member').on(table.memberId, table.createdAt.desc().nullsFirst()),
  ],
)

/** A one-use link to a file that is written while it is downloaded. Only the SHA-256 of its token is kept. */
export const downloadLink = pgTable(
  'download_link',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** What to write: the report and its filters. */
    request: text().notNull(),
    language: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('download_link_expiry')
      .on(table.expiresAt)
      .where(sql`${table.usedAt} is null`),
  ],
)
