import { pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { minor } from '@playhouse/postgres/columns.ts'

/**
 * Rounds of real accounts in a game on a day that is over (`sum_game_day()`), so that no report reads rounds of past days. The squares
 * estimate how far the returned share may be from the declared one.
 */
export const gameDay = pgTable(
  'game_day',
  (t) => ({
    day: t.date().notNull(),
    nodeId: t.integer().notNull(),
    rounds: t.integer().notNull(),
    players: t.integer().notNull(),
    stake: minor().notNull(),
    uncounted: minor().notNull(),
    payout: minor().notNull(),
    /** Sums over rounds, in squared units of money. */
    stakeSquares: t.doublePrecision().notNull(),
    stakePayouts: t.doublePrecision().notNull(),
    payoutSquares: t.doublePrecision().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.nodeId] })],
)

/** Sums of all real accounts on a day that is over (`sum_house_day()`), so that no report of a year reads a row per member and day. */
export const houseDay = pgTable('house_day', (t) => ({
  day: t.date().primaryKey(),
  activePlayers: t.integer().notNull(),
  depositors: t.integer().notNull(),
  rounds: t.bigint({ mode: 'number' }).notNull(),
  turnover: minor().notNull(),
  uncounted: minor().notNull(),
  payout: minor().notNull(),
  deposit: minor().notNull(),
  withdrawal: minor().notNull(),
}))

/**
 * The house's liability at the end of a day that is over (`sum_liability_day()`), by kind (`liability_kind()`): the entries of the ledger
 * up to then.
 */
export const liabilityDay = pgTable(
  'liability_day',
  (t) => ({
    day: t.date().notNull(),
    kind: t.text().notNull(),
    amount: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
)
