import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game, vendor } from './games.ts'
import { ledgerTransaction } from './ledger.ts'
import { member } from './members.ts'

/**
 * A pot that every real stake of its games feeds and that is won whole: by a round that draws it (`oneIn`), or by the stake that
 * lifts it to a secret amount (`mustDropBy`).
 */
export const jackpot = pgTable(
  'jackpot',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    vendorCode: text()
      .notNull()
      .references(() => vendor.code),
    /** Its account in the book, `jackpot:<id>`: what it holds is the sum of that account's entries. */
    accountId: integer().notNull().unique(),
    /** What it starts with, and again after each win. */
    seedAmount: minor().notNull(),
    /** Millionths of a stake that go into it. */
    contributionPpm: integer().notNull(),
    /** A stake of so many units wins for certain; the chance of a smaller one is its share of them (engines/jackpot-draw.ts). */
    oneIn: bigint({ mode: 'number' }),
    /** It is won at the latest when it holds so much (engines/drop-point.ts). */
    mustDropBy: minor(),
    /** Sum of the entries but for those whose feeds are still to be taken over (`jackpot_feed`). */
    amount: minor().notNull(),
  },
  (table) => [
    check('jackpot_seed', sql`${table.seedAmount} > 0`),
    check('jackpot_contribution', sql`${table.contributionPpm} between 1 and 100000`),
    // Drawn from one word of 32 bits.
    check('jackpot_one_in', sql`${table.oneIn} between 1 and 4294967296`),
    check('jackpot_must_drop_by', sql`${table.mustDropBy} > ${table.seedAmount}`),
    check('jackpot_kind', sql`num_nonnulls(${table.oneIn}, ${table.mustDropBy}) = 1`),
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
    /** Whose stake. */
    memberId: integer().notNull(),
    transactionId: bigint({ mode: 'bigint' }).notNull(),
    amount: minor().notNull(),
    /** The game of the stake; null for a refund. */
    nodeId: integer(),
  },
  (table) => [primaryKey({ columns: [table.jackpotId, table.memberId, table.transactionId] })],
)

/** Who won a jackpot. */
export const jackpotWin = pgTable(
  'jackpot_win',
  {
    /** The transaction that paid it. */
    transactionId: bigint({ mode: 'bigint' }).notNull(),
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
    primaryKey({ columns: [table.memberId, table.transactionId] }),
    foreignKey({
      name: 'jackpot_win_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    check('jackpot_win_pays', sql`${table.amount} > 0`),
    index('jackpot_win_last').on(table.jackpotId, table.transactionId.desc().nullsFirst()),
    // The winners' board reads the last day's of everybody, and a game's page its own member's.
    index('jackpot_win_day').on(table.wonAt),
    index('jackpot_win_member').on(table.memberId, table.wonAt),
  ],
)

/**
 * The pots of a must-drop jackpot, one after the other. The seed and the point of the one that is still to be won are a secret:
 * what is told of it is its number and the seed's hash.
 */
export const jackpotPot = pgTable(
  'jackpot_pot',
  {
    jackpotId: text()
      .notNull()
      .references(() => jackpot.id),
    /** From 1 on. */
    number: integer().notNull(),
    serverSeed: bytes().notNull(),
    /** SHA-256 of the seed: told from the pot's first moment. */
    seedHash: bytes().notNull(),
    /** The stake that lifts the pot to this wins it. */
    dropPoint: minor().notNull(),
    /** The movement that paid it; null, as what follows, while it is still to be won. */
    transactionId: bigint({ mode: 'bigint' }).unique(),
    /** The movement of the stake that reached the point, and what it fed. */
    betId: bigint({ mode: 'bigint' }),
    fed: minor(),
  },
  (table) => [
    primaryKey({ columns: [table.jackpotId, table.number] }),
    uniqueIndex('jackpot_pot_open')
      .on(table.jackpotId)
      .where(sql`${table.transactionId} is null`),
    check('jackpot_pot_promise', sql`${table.seedHash} = sha256(${table.serverSeed})`),
    check('jackpot_pot_won', sql`num_nonnulls(${table.transactionId}, ${table.betId}, ${table.fed}) in (0, 3)`),
  ],
)
