import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import type { UncountedReason } from '@playhouse/shared/uncounted-reasons.ts'
import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { owner, session } from './members.ts'

/** A launched game. The vendor redeems the launch token once, then refers to the session by id. */
export const gameSession = pgTable(
  'game_session',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    memberId: owner(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    /** The member's session; the game ends with it. Null for older rows. */
    sessionHash: bytes().references(() => session.tokenHash),
    launchTokenHash: bytes().notNull().unique(),
    launchExpiresAt: moment().notNull(),
    /** Country in which it was opened. Null for older rows. */
    country: t.text(),
    /** Least time between the starts of two rounds, by the member's rules; null for any. */
    roundIntervalMs: t.integer(),
    /** Largest stake of a round, by the member's rules; null for any. */
    stakeMaximum: minor(),
    /** What the vendor's client may offer, by the member's rules. */
    allowsAutoplay: t.boolean().notNull().default(true),
    allowsTurbo: t.boolean().notNull().default(true),
    allowsReturnCelebrations: t.boolean().notNull().default(true),
    redeemedAt: moment(),
    siteOrigin: t.text().notNull(),
    language: t.text().notNull(),
    theme: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  }),
  (table) => [index('game_session_member').on(table.memberId), index('game_session_session').on(table.sessionHash)],
)

/** Chances of the covered outcomes, by id. `event` starts with the vendor's code. */
export interface RoundCoverage {
  event: string
  outcomes: Record<string, number>
}

export const round = pgTable(
  'round',
  (t) => ({
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    nodeId: t
      .integer()
      .notNull()
      .references(() => game.nodeId),
    /** Idempotency key from the game page; null if the vendor identifies the round. */
    roundKey: t.uuid(),
    /** The vendor's round id; null for rounds without a vendor. */
    vendorRoundId: t.text(),
    /** Provably fair data from the vendor: engine, model, bet, outcome, seeds. */
    details: t.jsonb().$type<Record<string, unknown>>(),
    stake: minor().notNull(),
    /** Part of the stake that was paid from a bonus; the rest is the member's own money. */
    bonusStake: minor()
      .notNull()
      .default(sql`0`),
    payout: minor().notNull(),
    /** Part of the stake that does not count as turnover, and why; decided when the round is settled. */
    uncounted: minor()
      .notNull()
      .default(sql`0`),
    uncountedReason: t.text().$type<UncountedReason>(),
    /** Version of the rule that decided it; null before there was one. */
    turnoverRule: t.smallint(),
    /** The part of an event that the bet covers, if other rounds can bet on it, too. */
    coverage: t.jsonb().$type<RoundCoverage>(),
    stops: t.smallint().array(),
    serverSeed: bytes(),
    clientSeed: t.text(),
    nonce: t.integer(),
    balanceAfter: minor().notNull(),
    settledAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // Movements of a game without a vendor find its round (records/movements.ts).
    uniqueIndex('round_of_page')
      .on(table.memberId, table.roundKey)
      .where(sql`${table.roundKey} is not null`),
    // A vendor's round id is unique per account (is_settled_round(), open_lottery_entries()).
    uniqueIndex('round_of_vendor')
      .on(table.memberId, table.vendorRoundId, table.nodeId)
      .where(sql`${table.vendorRoundId} is not null`),
    // Operators search by a round's number alone.
    index('round_vendor_number').using('hash', table.vendorRoundId),
    index('round_page_number').using('hash', table.roundKey),
    // A member's record, limits, bonus and rollup (bet-history.ts, lost_since(), roll_up_records()).
    index('round_member').on(table.memberId, table.settledAt.desc().nullsFirst()),
    // is_event_covered()
    index('round_event')
      .on(table.memberId, sql`(${table.coverage} ->> 'event')`)
      .where(sql`${table.coverage} is not null`),
    // The winners' board (winner-board.ts) reads a product's wins by its games, and the top of everyone's: by time, and per day by amount
    // and by multiple. A lost round is in none of these.
    index('round_won_game')
      .on(table.nodeId, table.settledAt.desc().nullsFirst())
      .where(sql`${table.payout} > 0`),
    index('round_won')
      .on(table.settledAt)
      .where(sql`${table.payout} > 0`),
    index('round_won_amount')
      .on(
        sql`(timezone('UTC', ${table.settledAt})::date)`,
        table.payout.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.payout} > 0`),
    index('round_won_multiple')
      .on(
        sql`(timezone('UTC', ${table.settledAt})::date)`,
        sql`(${table.payout}::numeric / ${table.stake}) desc`,
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.stake} > 0 and ${table.payout} > ${table.stake}`),
  ],
)

/** Totals of a member per day of the brand's time zone, updated in the same transaction as the ledger. */
export const memberDay = pgTable(
  'member_day',
  (t) => ({
    memberId: owner(),
    day: t.date().notNull(),
    deposit: minor()
      .notNull()
      .default(sql`0`),
    withdrawal: minor()
      .notNull()
      .default(sql`0`),
    turnover: minor()
      .notNull()
      .default(sql`0`),
    /** Part of the turnover that was staked from a bonus (bonus_turnover()). */
    bonusTurnover: minor()
      .notNull()
      .default(sql`0`),
    /** Settled stakes that do not count as turnover; profit and loss needs them. */
    uncounted: minor()
      .notNull()
      .default(sql`0`),
    payout: minor()
      .notNull()
      .default(sql`0`),
    /** Rounds without what corrected lottery draws changed (is_lottery_change()). */
    rounds: t.integer().notNull().default(0),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('member_day_day').on(table.day)],
)
