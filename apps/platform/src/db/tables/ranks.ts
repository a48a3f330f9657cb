import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Ranks in ascending order. */
export const rankLevel = pgTable('rank_level', {
  rank: smallint().primaryKey(),
  /** Settled turnover required for the rank: lifetime, and within a calendar month. The latter also keeps it. */
  totalTurnover: minor().notNull(),
  monthlyTurnover: minor().notNull(),
  /** Points for the same turnover, in percent of the lowest rank's. */
  pointsPercent: smallint().notNull().default(100),
  /** Withdrawals within 24 hours beyond the brand's. */
  extraWithdrawals: smallint().notNull().default(0),
  /** Most that is withdrawn within 24 hours; null without a limit. */
  withdrawalsMax: minor(),
  /** Smaller withdrawals are not reviewed for their amount; null or less than the brand's: as the brand says. */
  reviewFrom: minor(),
  birthdayGift: minor()
    .notNull()
    .default(sql`0`),
})

/** A member's rank; members without a row have the lowest rank or were not evaluated yet. */
export const memberRank = pgTable(
  'member_rank',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    /** Start of the turnover that was last evaluated. */
    seenDay: date(),
    seenTurnover: minor(),
    /** When to retry after a failure. */
    retryAt: moment(),
    /** First day of the next month to evaluate. */
    month: date().notNull(),
    /** Consecutive months whose turnover did not keep the rank. */
    missedMonths: smallint().notNull().default(0),
    /** When `month` is over. */
    nextActionAt: moment().notNull(),
    /** The last day on which turnover changes nothing, because operators set the rank. */
    heldUntil: date(),
  },
  (table) => [index('member_rank_due').on(table.nextActionAt)],
)

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

/** Share of the turnover that is paid back, in basis points. */
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
    /** The calculation with the rates at that time. */
    lines: jsonb().$type<RebateLine[]>().notNull(),
    transactionId: bigint({ mode: 'bigint' }),
    claimedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.week] })],
)
