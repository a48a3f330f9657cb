import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Ranks in ascending order. */
export const rankLevel = pgTable('rank_level', (t) => ({
  rank: t.smallint().primaryKey(),
  /** Settled turnover required for the rank: lifetime, and within a calendar month. The latter also keeps it. */
  totalTurnover: minor().notNull(),
  monthlyTurnover: minor().notNull(),
  /** Points for the same turnover, in percent of the lowest rank's. */
  pointsPercent: t.smallint().notNull().default(100),
  /** Withdrawals within 24 hours beyond the brand's. */
  extraWithdrawals: t.smallint().notNull().default(0),
  /** Most that is withdrawn within 24 hours; null without a limit. */
  withdrawalsMax: minor(),
  /** Smaller withdrawals are not reviewed for their amount; null or less than the brand's: as the brand says. */
  reviewFrom: minor(),
  birthdayGift: minor()
    .notNull()
    .default(sql`0`),
}))

/** A member's rank; members without a row have the lowest rank or were not evaluated yet. */
export const memberRank = pgTable(
  'member_rank',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Start of the turnover that was last evaluated. */
    seenDay: t.date(),
    seenTurnover: minor(),
    /** When to retry after a failure. */
    retryAt: moment(),
    /** First day of the next month to evaluate. */
    month: t.date().notNull(),
    /** Consecutive months whose turnover did not keep the rank. */
    missedMonths: t.smallint().notNull().default(0),
    /** When `month` is over. */
    nextActionAt: moment().notNull(),
    /** The last day on which turnover changes nothing, because operators set the rank. */
    heldUntil: t.date(),
  }),
  (table) => [index('member_rank_due').on(table.nextActionAt)],
)

export const rankChange = pgTable(
  'rank_change',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    fromRank: t.smallint().notNull(),
    toRank: t.smallint().notNull(),
    at: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** Share of the turnover that is paid back, in basis points. */
export const rankRebate = pgTable(
  'rank_rebate',
  (t) => ({
    product: t.text().notNull(),
    rank: t.smallint().notNull(),
    basisPoints: t.smallint().notNull(),
  }),
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
  (t) => ({
    memberId: owner(),
    /** Monday of the week. */
    week: t.date().notNull(),
    rank: t.smallint().notNull(),
    amount: minor().notNull(),
    /** The calculation with the rates at that time. */
    lines: t.jsonb().$type<RebateLine[]>().notNull(),
    transactionId: t.bigint({ mode: 'bigint' }),
    claimedAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.week] })],
)
