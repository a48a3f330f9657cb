import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game, vendor } from './games.ts'
import { ledgerTransaction } from './ledger.ts'
import { owner } from './members.ts'

/**
 * A progressive jackpot, fed by each real stake in its games. It is won whole: by a random draw (`oneIn`), or by the stake that
 * lifts it to a secret amount (`mustDropBy`).
 */
export const jackpot = pgTable(
  'jackpot',
  (t) => ({
    id: t.text().primaryKey(),
    name: t.text().notNull(),
    vendorCode: t
      .text()
      .notNull()
      .references(() => vendor.code),
    /** Ledger account `jackpot:<id>`, whose entries add up to the jackpot. */
    accountId: t.integer().notNull().unique(),
    /** Amount at the start and after each win. */
    seedAmount: minor().notNull(),
    /** Contribution in millionths of a stake. */
    contributionPpm: t.integer().notNull(),
    /** A stake of this many units wins for certain; a smaller one in proportion (engines/jackpot-draw.ts). */
    oneIn: t.bigint({ mode: 'number' }),
    /** The jackpot drops at this amount at the latest (engines/drop-point.ts). */
    mustDropBy: minor(),
    /** Sum of the account's entries without those still in `jackpot_feed`. */
    amount: minor().notNull(),
  }),
  (table) => [
    check('jackpot_seed', sql`${table.seedAmount} > 0`),
    check('jackpot_contribution', sql`${table.contributionPpm} between 1 and 100000`),
    // The draw uses 32 bits.
    check('jackpot_one_in', sql`${table.oneIn} between 1 and 4294967296`),
    check('jackpot_must_drop_by', sql`${table.mustDropBy} > ${table.seedAmount}`),
    check('jackpot_kind', sql`num_nonnulls(${table.oneIn}, ${table.mustDropBy}) = 1`),
  ],
)

/** A game feeds at most one jackpot. */
export const jackpotGame = pgTable(
  'jackpot_game',
  (t) => ({
    nodeId: t
      .integer()
      .primaryKey()
      .references(() => game.nodeId),
    jackpotId: t
      .text()
      .notNull()
      .references(() => jackpot.id),
  }),
  (table) => [index('jackpot_game_jackpot').on(table.jackpotId)],
)

/**
 * Contributions (and refunds) not yet folded into `jackpot.amount`. Inserted with the entries, so that no bet waits for the
 * jackpot's row lock; without a foreign key for the same reason.
 */
export const jackpotFeed = pgTable(
  'jackpot_feed',
  (t) => ({
    jackpotId: t.text().notNull(),
    memberId: t.integer().notNull(),
    transactionId: t.bigint({ mode: 'bigint' }).notNull(),
    amount: minor().notNull(),
    /** Null for a refund. */
    nodeId: t.integer(),
  }),
  (table) => [primaryKey({ columns: [table.jackpotId, table.memberId, table.transactionId] })],
)

export const jackpotWin = pgTable(
  'jackpot_win',
  (t) => ({
    transactionId: t.bigint({ mode: 'bigint' }).notNull(),
    jackpotId: t
      .text()
      .notNull()
      .references(() => jackpot.id),
    memberId: owner(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    amount: minor().notNull(),
    wonAt: moment().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.transactionId] }),
    foreignKey({
      name: 'jackpot_win_transaction',
      columns: [table.memberId, table.transactionId],
      foreignColumns: [ledgerTransaction.memberId, ledgerTransaction.id],
    }),
    check('jackpot_win_pays', sql`${table.amount} > 0`),
    index('jackpot_win_last').on(table.jackpotId, table.transactionId.desc().nullsFirst()),
    // The winners' board reads everyone's wins of the last day; a game page the member's own.
    index('jackpot_win_day').on(table.wonAt),
    index('jackpot_win_member').on(table.memberId, table.wonAt),
  ],
)

/**
 * Successive pots of a must-drop jackpot. Seed and drop point of the current pot are secret; only its number and the seed's hash
 * are published.
 */
export const jackpotPot = pgTable(
  'jackpot_pot',
  (t) => ({
    jackpotId: t
      .text()
      .notNull()
      .references(() => jackpot.id),
    /** Counts from 1. */
    number: t.integer().notNull(),
    serverSeed: bytes().notNull(),
    /** SHA-256 of the seed, published when the pot starts. */
    seedHash: bytes().notNull(),
    /** The stake that lifts the pot to this amount wins it. */
    dropPoint: minor().notNull(),
    /** The transaction of the payout; like the following columns null while the pot is not won. */
    transactionId: t.bigint({ mode: 'bigint' }).unique(),
    /** The transaction of the winning stake, and its contribution. */
    betId: t.bigint({ mode: 'bigint' }),
    fed: minor(),
  }),
  (table) => [
    primaryKey({ columns: [table.jackpotId, table.number] }),
    uniqueIndex('jackpot_pot_open')
      .on(table.jackpotId)
      .where(sql`${table.transactionId} is null`),
    check('jackpot_pot_promise', sql`${table.seedHash} = sha256(${table.serverSeed})`),
    check('jackpot_pot_won', sql`num_nonnulls(${table.transactionId}, ${table.betId}, ${table.fed}) in (0, 3)`),
  ],
)
