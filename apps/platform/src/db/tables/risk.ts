import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** What a signal found: amounts in minor units as text, counts, days, and IDs of other accounts. */
export type RiskEvidence = Readonly<Record<string, string | number | readonly number[] | readonly string[] | null>>

/** Signals of a member, in force until they have ended. */
export const riskSignal = pgTable(
  'risk_signal',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** A key of SIGNALS (domains/money/risk). */
    signal: text().notNull(),
    /** What is compared with the first threshold: a count, or an amount in minor units. */
    value: bigint({ mode: 'bigint' }).notNull(),
    /** Part of the score. */
    weight: smallint().notNull(),
    /** The earliest event that it rests on. */
    since: moment().notNull(),
    evidence: jsonb().$type<RiskEvidence>().notNull(),
    foundAt: moment().notNull().defaultNow(),
    checkedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.signal] }),
    index('risk_signal_open')
      .on(table.signal, table.memberId)
      .where(sql`${table.endedAt} is null`),
  ],
)

/** Sum of the weights of a member's signals, at most 100. No row for 0. */
export const riskScore = pgTable(
  'risk_score',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    score: smallint().notNull(),
    /** When it last rose. */
    raisedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('risk_score_highest').on(table.score.desc(), table.memberId)],
)

/** What signals read of the rounds of a day, so that no round is read twice. Lotteries, which settle at their draw, are left out. */
export const riskDay = pgTable(
  'risk_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    day: date().notNull(),
    /** Rounds from midnight to five. */
    nightRounds: integer().notNull(),
    /** The longest play of the day without a pause of half an hour. */
    longestMinutes: smallint().notNull(),
    /** Sum of the plays of the day, each from its first round to its last. */
    playedMinutes: smallint().notNull().default(0),
    /** Payout minus stake of the best round; negative if all were lost. */
    largestWin: minor().notNull(),
    /** Rounds against the direct upline: on the same event, and on other outcomes. */
    opposedRounds: integer().notNull(),
    summedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    index('risk_day_opposed')
      .on(table.memberId, table.day)
      .where(sql`${table.opposedRounds} > 0`),
  ],
)

/** Thresholds and weights that the brand has set; others are as declared. */
export const riskThreshold = pgTable(
  'risk_threshold',
  { signal: text().notNull(), name: text().notNull(), value: bigint({ mode: 'bigint' }).notNull() },
  (table) => [primaryKey({ columns: [table.signal, table.name] })],
)

/** How far the job is: one row. */
export const riskProgress = pgTable('risk_progress', {
  id: boolean().primaryKey().default(true),
  /** Payments and changes up to this moment have been looked at. */
  paymentsUntil: moment().notNull(),
  /** The last day that is done, and the last member of the day after it. */
  doneUntil: date({ mode: 'string' }).notNull(),
  dayReached: integer().notNull().default(0),
  /** The last member of a run over all members; null if none is under way. */
  sweptUntil: integer(),
})
