import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Settled stakes of a week, or the largest payout of a round as a multiple of its stake. */
export type LeaderboardMetric = 'TURNOVER' | 'MULTIPLIER'

/** Prize of ranks `from` to `to`; minor units, as text. */
export interface PrizeBand {
  from: number
  to: number
  amount: string
}

/** A weekly contest of the brand. */
export const leaderboard = pgTable('leaderboard', (t) => ({
  id: t.text().primaryKey(),
  metric: t.text().$type<LeaderboardMetric>().notNull(),
  /** Game categories that count. Never lotteries, whose results can be corrected. */
  products: t.text().array().notNull(),
  /** Smaller stakes do not count. */
  minStake: minor().notNull(),
  /** Prizes of weeks that start from now on. */
  prizes: t.jsonb().$type<PrizeBand[]>().notNull(),
  /** First day of the leaderboard; the first week may be shorter. */
  startsOn: t.date().notNull(),
  /** Monday of its last week. */
  endsOn: t.date(),
  position: t.smallint().notNull(),
}))

export const leaderboardText = pgTable(
  'leaderboard_text',
  (t) => ({
    boardId: t
      .text()
      .notNull()
      .references(() => leaderboard.id),
    language: t.text().notNull(),
    title: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.boardId, table.language] })],
)

/** A week of a board, by its Monday, with the prizes as of its start. */
export const leaderboardWeek = pgTable(
  'leaderboard_week',
  (t) => ({
    boardId: t
      .text()
      .notNull()
      .references(() => leaderboard.id),
    week: t.date().notNull(),
    state: t.text().$type<'RUNNING' | 'CLOSED'>().notNull(),
    version: t.smallint().notNull().default(0),
    prizes: t.jsonb().$type<PrizeBand[]>().notNull(),
    /** When to close it; null once closed. */
    nextActionAt: moment(),
    closedAt: moment(),
  }),
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
  (t) => ({
    memberId: owner(),
    boardId: t.text().notNull(),
    week: t.date().notNull(),
    /** Minor units, or a multiple at scale 4. */
    score: minor().notNull(),
    /** When the score was reached: earlier ones rank higher. */
    reachedAt: moment().notNull(),
  }),
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
  (t) => ({
    memberId: owner(),
    boardId: t.text().notNull(),
    week: t.date().notNull(),
    rank: t.smallint().notNull(),
    score: minor().notNull(),
    reachedAt: moment().notNull(),
    amount: minor().notNull(),
    state: t.text().$type<'DUE' | 'PAID'>().notNull(),
    version: t.smallint().notNull().default(0),
    nextActionAt: moment(),
    paidAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.boardId, table.week] }),
    index('leaderboard_result_order').on(table.boardId, table.week, table.rank),
    index('leaderboard_result_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'DUE'`),
  ],
)
