import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** What is counted: settled stakes, settled rounds, different games that were won in, or days with play. */
export type MissionKind = 'TURNOVER' | 'ROUNDS' | 'GAMES_WON' | 'DAYS'
/** How often a mission can be met: once, or once in each day or week of the brand. */
export type MissionCycle = 'ONCE' | 'DAY' | 'WEEK'

export const mission = pgTable('mission', {
  /** Has no colon. */
  id: text().primaryKey(),
  kind: text().$type<MissionKind>().notNull(),
  cycle: text().$type<MissionCycle>().notNull(),
  /** Categories of games that count; empty for all. */
  products: text().array().notNull(),
  /** Minor units for TURNOVER, a number otherwise. */
  target: minor().notNull(),
  /** What it pays. */
  amount: minor().notNull(),
  points: minor().notNull(),
  /** First and last day on which play counts, in the brand's time zone. */
  startsOn: date().notNull(),
  endsOn: date(),
  position: smallint().notNull(),
})

export const missionText = pgTable(
  'mission_text',
  {
    missionId: text()
      .notNull()
      .references(() => mission.id),
    language: text().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.missionId, table.language] })],
)

/** A mission that a member has met in a period: `once`, a day, or a week's Monday. */
export const memberMission = pgTable(
  'member_mission',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    missionId: text()
      .notNull()
      .references(() => mission.id),
    period: text().notNull(),
    state: text().$type<'REACHED' | 'CLAIMED' | 'EXPIRED'>().notNull(),
    version: smallint().notNull().default(0),
    /** As they were when it was met. */
    target: minor().notNull(),
    amount: minor().notNull(),
    points: minor().notNull(),
    reachedAt: moment().notNull(),
    /** When it expires unless it is claimed; null when it does not. */
    nextActionAt: moment(),
    claimedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.missionId, table.period] }),
    index('member_mission_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'REACHED'`),
  ],
)

/** Up to which round a member's play of the open days has been looked at. */
export const missionWatch = pgTable('mission_watch', {
  memberId: integer()
    .primaryKey()
    .references(() => member.id),
  /** Rounds from this day on. */
  seenDay: date(),
  seenRounds: integer().notNull().default(0),
  /** When it is looked at again after a failure. */
  retryAt: moment(),
})
