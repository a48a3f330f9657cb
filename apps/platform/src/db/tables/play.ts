import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { member, session } from './members.ts'

/** A game opened by an account. Its vendor redeems the launch token once, and then names the session by its id. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** The session it was opened in, and ends with; null where it was opened before sessions were noted. */
    sessionHash: bytes().references(() => session.tokenHash),
    launchTokenHash: bytes().notNull().unique(),
    launchExpiresAt: moment().notNull(),
    redeemedAt: moment(),
    siteOrigin: text().notNull(),
    language: text().notNull(),
    theme: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [index('game_session_member').on(table.memberId), index('game_session_session').on(table.sessionHash)],
)

/** One play of a game. */
export const round = pgTable(
  'round',
  {
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    nodeId: integer()
      .notNull()
      .references(() => game.nodeId),
    /** Chosen by the game's page; the same key plays once. Null where the vendor named the round. */
    roundKey: uuid(),
    /** The vendor's own id of the round; null for rounds from before vendors named them. */
    vendorRoundId: text(),
    /** What proves the round to its member, as the vendor told it: engine, model, bet, outcome, seeds. */
    details: jsonb().$type<Record<string, unknown>>(),
    stake: minor().notNull(),
    payout: minor().notNull(),
    stops: smallint().array(),
    serverSeed: bytes(),
    clientSeed: text(),
    nonce: integer(),
    /** Balance of the member right after the round. */
    balanceAfter: minor().notNull(),
    settledAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('round_key').on(table.memberId, table.roundKey),
    // A game belongs to one vendor, which names each of an account's rounds once.
    uniqueIndex('round_of_vendor')
      .on(table.memberId, table.vendorRoundId, table.nodeId)
      .where(sql`${table.vendorRoundId} is not null`),
    index('round_member').on(table.memberId, table.settledAt.desc().nullsFirst()),
    index('round_game').on(table.nodeId, table.settledAt.desc().nullsFirst()),
    // The winner board reads the last day's wins of everybody.
    index('round_won')
      .on(table.settledAt)
      .where(sql`${table.payout} > 0`),
  ],
)

/** Sums of one member over one day in the brand's time zone, kept in step with the book by the same database transaction. */
export const memberDay = pgTable(
  'member_day',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    day: date().notNull(),
    deposit: minor()
      .notNull()
      .default(sql`0`),
    withdrawal: minor()
      .notNull()
      .default(sql`0`),
    turnover: minor()
      .notNull()
      .default(sql`0`),
    payout: minor()
      .notNull()
      .default(sql`0`),
    rounds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('member_day_day').on(table.day)],
)
