import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { minor, moment } from './columns.ts'
import { game, vendor } from './games.ts'
import { ledgerAccount, ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/** A pot that every real stake of its games feeds and that one round wins whole. */
export const jackpot = pgTable(
  'jackpot',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** Its account in the book, `jackpot:<id>`: what it holds is the sum of that account's entries. */
    accountId: integer()
      .notNull()
      .unique()
      .references(() => ledgerAccount.id),
    /** What it starts with, and again after each win. */
    seedAmount: minor().notNull(),
    /** Millionths of a stake that go into it. */
    contributionPpm: integer().notNull(),
    /** A stake of so many units wins for certain; the chance of a smaller one is its share of them (engines/jackpot-draw.ts). */
    oneIn: bigint({ mode: 'number' }).notNull(),
    /** Sum of the entries but for those whose feeds are still to be taken over (`jackpot_feed`). */
    amount: minor().notNull(),
  },
  (table) => [
    check('jackpot_seed', sql`${table.seedAmount} > 0`),
    check('jackpot_contribution', sql`${table.contributionPpm} between 1 and 100000`),
    // Drawn from one word of 32 bits.
    check('jackpot_one_in', sql`${table.oneIn} between 1 and 4294967296`),
  ],
)

/** A game feeds one jackpot at most. */
export const jackpotGame = pgTable(
  'jackpot_game',
  {
    nodeId: integer()
      .primaryKey()
      .references(() => game.nodeId),
    jackpotId: text()
      .notNull()
      .references(() => jackpot.id),
  },
  (table) => [index('jackpot_game_jackpot').on(table.jackpotId)],
)

/**
 * What stakes have fed (and refunds taken back) since it was last added to `jackpot.amount`. Written beside the entries, so
 * that no bet waits for the jackpot's row; for the same reason without a foreign key to it.
 */
export const jackpotFeed = pgTable(
  'jackpot_feed',
  {
    jackpotId: text().notNull(),
    transactionId: bigint({ mode: 'bigint' }).notNull(),
    amount: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jackpotId, table.transactionId] })],
)

/** Who won a jackpot. */
export const jackpotWin = pgTable(
  'jackpot_win',
  {
    /** The movement that paid it. */
    transactionId: bigint({ mode: 'bigint' })
      .primaryKey()
      .references(() => ledgerTransaction.id),
    jackpotId: text()
      .notNull()
      .references(() => jackpot.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    amount: minor().notNull(),
    wonAt: moment().notNull(),
  },
  (table) => [
    check('jackpot_win_pays', sql`${table.amount} > 0`),
    index('jackpot_win_last').on(table.jackpotId, table.transactionId.desc().nullsFirst()),
  ],
)
