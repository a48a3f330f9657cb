import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** The ladder of ranks. */
export const rankLevel = pgTable('rank_level', {
  rank: smallint().primaryKey(),
  /** Settled turnover that reaches the rank: of all time, and within a calendar month. The second also keeps it. */
  totalTurnover: minor().notNull(),
  monthlyTurnover: minor().notNull(),
  /** Points for the same turnover, in per cent of those of the lowest rank. */
  pointsPercent: smallint().notNull().default(100),
})

/** Where a member stands on the ladder; members without a row have the lowest rank or have not been looked at. */
export const memberRank = pgTable(
  'member_rank',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    version: integer().notNull().default(0),
    /** The turnover of today that was looked at last. */
    seenDay: date(),
    seenTurnover: minor(),
    /** The month that is judged next, by its first day. */
    month: date().notNull(),
    /** Months in a row whose turnover did not keep the rank. */
    missedMonths: smallint().notNull().default(0),
    /** When `month` is over. */
    nextActionAt: moment().notNull(),
  },
  (table) => [index('member_rank_due').on(table.nextActionAt)],
)

/** Changes of ranks. */
export const rankChange = pgTable(
  'rank_change',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    fromRank: smallint().notNull(),
    toRank: smallint().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** Share of the turnover that is paid back, in hundredths of a per cent. */
export const rankRebate = pgTable(
  'rank_rebate',
  {
    product: text().notNull(),
    rank: smallint().notNull(),
    basisPoints: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.rank] })],
)

export interface RebateLine {
  product: string
  /** Minor units, as text. */
  turnover: string
  basisPoints: number
  amount: string
}

/** A claimed week. */
export const rebateClaim = pgTable(
  'rebate_claim',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Monday of the week. */
    week: date().notNull(),
    rank: smallint().notNull(),
    amount: minor().notNull(),
    /** How it was calculated, with the rates of that moment. */
    lines: jsonb().$type<RebateLine[]>().notNull(),
    transactionId: bigint({ mode: 'bigint' }),
    claimedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.week] })],
)
