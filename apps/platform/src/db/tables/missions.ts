import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { StoredOffer } from './bonuses.ts'
import { owner } from './members.ts'

/** The measure: settled stakes, settled rounds, distinct games won in, or days with play. */
export type MissionKind = 'TURNOVER' | 'ROUNDS' | 'GAMES_WON' | 'DAYS'
/** How often a mission can be completed: once, or once per day or week of the brand. */
export type MissionCycle = 'ONCE' | 'DAY' | 'WEEK'

export interface RewardRounds {
  nodeId: number
  /** Under whose terms their winnings become a bonus. */
  promotionId: string
  rounds: number
  /** Of each round, minor units. */
  stake: string
  /** How long they can be played once they are claimed. */
  days: number
}

export const mission = pgTable('mission', (t) => ({
  /** Contains no colon. */
  id: t.text().primaryKey(),
  kind: t.text().$type<MissionKind>().notNull(),
  cycle: t.text().$type<MissionCycle>().notNull(),
  /** Game categories that count; empty for all. */
  products: t.text().array().notNull(),
  /** Minor units for TURNOVER, a number otherwise. */
  target: minor().notNull(),
  amount: minor().notNull(),
  points: minor().notNull(),
  freeRounds: t.jsonb().$type<RewardRounds>(),
  /** The promotion's offer when the mission was planned. */
  freeRoundsOffer: t.jsonb().$type<StoredOffer>(),
  /** First and last day on which play counts, in the brand's time zone. */
  startsOn: t.date().notNull(),
  endsOn: t.date(),
  position: t.smallint().notNull(),
}))

export const missionText = pgTable(
  'mission_text',
  (t) => ({
    missionId: t
      .text()
      .notNull()
      .references(() => mission.id),
    language: t.text().notNull(),
    title: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.missionId, table.language] })],
)

/** A mission completed by a member in a period: `once`, a day, or a week's Monday. */
export const memberMission = pgTable(
  'member_mission',
  (t) => ({
    memberId: owner(),
    missionId: t
      .text()
      .notNull()
      .references(() => mission.id),
    period: t.text().notNull(),
    state: t.text().$type<'REACHED' | 'CLAIMED' | 'EXPIRED'>().notNull(),
    version: t.smallint().notNull().default(0),
    /** Target at completion. */
    target: minor().notNull(),
    amount: minor().notNull(),
    points: minor().notNull(),
    freeRounds: t.jsonb().$type<RewardRounds>(),
    reachedAt: moment().notNull(),
    /** When it expires unless claimed; null if it does not. */
    nextActionAt: moment(),
    claimedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.missionId, table.period] }),
    index('member_mission_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'REACHED'`),
  ],
)

/** Progress of evaluating a member's rounds of the open days. */
export const missionWatch = pgTable('mission_watch', (t) => ({
  memberId: owner().primaryKey(),
  /** Rounds from this day on are still to be evaluated. */
  seenDay: t.date(),
  seenRounds: t.integer().notNull().default(0),
  /** When to retry after a failure. */
  retryAt: moment(),
}))
