import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Settled stakes of a week, or the largest payout of a round as a multiple of its stake. */
export type LeaderboardMetric = 'TURNOVER' | 'MULTIPLIER'

/** Prize of ranks `from` to `to`; minor units, as text. */
export interface PrizeBand {
  from: number
  to: number
  amount: string
}

/** A weekly contest of the brand. */
export const leaderboard = pgTable('leaderboard', {
  id: text().primaryKey(),
  metric: text().$type<LeaderboardMetric>().notNull(),
  /** Game categories that count. Never lotteries, whose results can be corrected. */
  products: text().array().notNull(),
  /** Smaller stakes do not count. */
  minStake: minor().notNull(),
  /** Prizes of weeks that start from now on. */
  prizes: jsonb().$type<PrizeBand[]>().notNull(),
  /** First day of the leaderboard; the first week may be shorter. */
  startsOn: date().notNull(),
  /** Monday of its last week. */
  endsOn: date(),
  position: smallint().notNull(),
})

export const leaderboardText = pgTable(
  'leaderboard_text',
  {
    boardId: text()
      .notNull()
      .references(() => leaderboard.id),
    language: text().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.language] })],
)

/** A week of a board, by its Monday, with the prizes as of its start. */
export const leaderboardWeek = pgTable(
  'leaderboard_week',
  {
    boardId: text()
      .notNull()
      .references(() => leaderboard.id),
    week: date().notNull(),
    state: text().$type<'RUNNING' | 'CLOSED'>().notNull(),
    version: smallint().notNull().default(0),
    prizes: jsonb().$type<PrizeBand[]>().notNull(),
    /** When to close it; null once closed. */
    nextActionAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.week] }),
    index('leaderboard_week_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'RUNNING'`),
  ],
)

/** A member's score in the current week. Derived from rounds; the final result is counted from them again. */
export const leaderboardScore = pgTable(
  'leaderboard_score',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    boardId: text().notNull(),
    week: date().notNull(),
    /** Minor units, or a multiple at scale 4. */
    score: minor().notNull(),
    /** When the score was reached: earlier ones rank higher. */
    reachedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.boardId, table.week] }),
    index('leaderboard_score_order').on(
      table.boardId,
      table.week,
      table.score.desc().nullsFirst(),
      table.reachedAt,
      table.memberId,
    ),
  ],
)

/** A prize of a closed week. */
export const leaderboardResult = pgTable(
  'leaderboard_result',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    boardId: text().notNull(),
    week: date().notNull(),
    rank: smallint().notNull(),
    score: minor().notNull(),
    reachedAt: moment().notNull(),
    amount: minor().notNull(),
    state: text().$type<'DUE' | 'PAID'>().notNull(),
    version: smallint().notNull().default(0),
    nextActionAt: moment(),
    paidAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.boardId, table.week] }),
    index('leaderboard_result_order').on(table.boardId, table.week, table.rank),
    index('leaderboard_result_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'DUE'`),
  ],
)
