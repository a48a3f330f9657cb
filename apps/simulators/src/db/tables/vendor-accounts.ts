import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'

/** What a player has at a vendor with transfer wallets. */
export const vendorAccount = pgTable(
  'vendor_account',
  {
    vendorCode: text().notNull(),
    /** The operator's name for whoever plays. */
    account: text().notNull(),
    balance: minor()
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.account] }),
    check('vendor_account_not_below_zero', sql`${table.balance} >= 0`),
  ],
)

/** Deposits and withdrawals that the operator has asked for, or has asked about before they came. */
export const vendorTransfer = pgTable(
  'vendor_transfer',
  {
    vendorCode: text().notNull(),
    /** Chosen by the operator. */
    transferId: uuid().notNull(),
    /** SHA-256 of what was asked; null where it was asked about before it came, and is refused when it does. */
    requestHash: bytes(),
    account: text(),
    /** What it added to the account; null where it was refused. */
    moved: minor(),
    /** What the account held after it. */
    balance: minor(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.transferId] })],
)

/** The vendor's own book of what was staked and paid; a round is open until it is settled. */
export const vendorBookRound = pgTable(
  'vendor_book_round',
  {
    vendorCode: text().notNull(),
    roundId: text().notNull(),
    account: text().notNull(),
    /** The operator's game session it is played in. */
    session: uuid().notNull(),
    stake: minor().notNull(),
    payout: minor().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    settledAt: moment(),
    /** Its place in the feed of settled rounds; given when the feed is read. */
    position: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.roundId] }),
    index('vendor_book_round_open')
      .on(table.vendorCode, table.account)
      .where(sql`${table.settledAt} is null`),
    uniqueIndex('vendor_book_round_position').on(table.vendorCode, table.position),
    index('vendor_book_round_new')
      .on(table.vendorCode, table.settledAt)
      .where(sql`${table.position} is null and ${table.settledAt} is not null`),
  ],
)

/** `cancelled`: a stake that was given back, or that is refused when it comes. */
export type MovementKind = 'play' | 'debit' | 'credit' | 'rollback' | 'cancelled'

/** Every call of a game that has moved the account, so that a repetition is known. */
export const vendorMovement = pgTable(
  'vendor_movement',
  {
    vendorCode: text().notNull(),
    transactionId: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** SHA-256 of what was asked; null where it never was. */
    requestHash: bytes(),
    roundId: text(),
    /** The stake of a debit. */
    amount: minor(),
    /** What the account held after it. */
    balance: minor(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.transactionId] })],
)
