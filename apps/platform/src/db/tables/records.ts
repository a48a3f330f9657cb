import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { ledgerTransaction } from './ledger.ts'
import { owner } from './members.ts'

/*
 * Sums of past days, which never change (a vendor's late round counts on the day of its import). `roll_up_records()`
 * derives them after the day, so that stakes and payouts write no more than before; days after `record_rollup.until`
 * are read from the rows themselves.
 */

/** The last day in a member's sums. */
export const recordRollup = pgTable('record_rollup', (t) => ({
  memberId: owner().primaryKey(),
  until: t.date().notNull(),
}))

export const memberGameDay = pgTable(
  'member_game_day',
  (t) => ({
    memberId: t.integer().notNull(),
    day: t.date().notNull(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    /** Sign of payout minus stake. */
    outcome: t.smallint().notNull(),
    rounds: t.integer().notNull(),
    /** Rounds among them that a bonus paid wholly. */
    bonusRounds: t.integer().notNull().default(0),
    turnover: minor().notNull(),
    /** Part of the turnover that was staked from a bonus. */
    bonusTurnover: minor()
      .notNull()
      .default(sql`0`),
    uncounted: minor()
      .notNull()
      .default(sql`0`),
    payout: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.nodeId, table.outcome] })],
)

export const memberMovementDay = pgTable(
  'member_movement_day',
  (t) => ({
    memberId: t.integer().notNull(),
    day: t.date().notNull(),
    accountId: t.integer().notNull(),
    type: t.text().notNull(),
    entries: t.integer().notNull(),
    moneyIn: minor().notNull(),
    moneyOut: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.accountId, table.type] })],
)

/** A transfer between an account and its upline or downline; each side has a row with the same id. */
export const memberTransfer = pgTable(
  'member_transfer',
  (t) => ({
    memberId: owner(),
    id: t.uuid().notNull(),
    direction: t.text().$type<'in' | 'out'>().notNull(),
    /** The other account's position relative to this one. */
    relation: t.text().$type<'upline' | 'downline'>().notNull(),
    counterpartyId: owner(),
    amount: minor().notNull(),
    remark: t.text(),
    /** Transaction of the member's side. */
    transactionId: t.bigint({ mode: 'bigint' }).notNull(),
    createdAt: moment().notNull(),
  }),
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

/** A single-use link to a file that is generated during the download. Only the SHA-256 of its token is stored. */
export const downloadLink = pgTable(
  'download_link',
  (t) => ({
    tokenHash: bytes().primaryKey(),
    memberId: owner(),
    /** The report and its filters. */
    request: t.text().notNull(),
    language: t.text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [
    index('download_link_expiry')
      .on(table.expiresAt)
      .where(sql`${table.usedAt} is null`),
  ],
)
