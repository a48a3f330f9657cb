import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { vendorEvent } from './markets.ts'

/** A game opened at the vendor: what the operator said of it, and the seed that is promised for its next round. */
export const vendorSession = pgTable('vendor_session', {
  id: uuid().primaryKey().defaultRandom(),
  vendorCode: text().notNull(),
  /** The operator's game session; every call to its wallet names it. */
  walletSession: uuid().notNull().unique(),
  /** The operator's name for whoever plays. */
  account: text().notNull(),
  nodeId: integer().notNull(),
  currency: text().notNull(),
  /** Play of a demo account. */
  demo: boolean().notNull().default(false),
  /** The page's bearer token, as its SHA-256. */
  playTokenHash: bytes().notNull().unique(),
  /** Seed of the next round; its SHA-256 is shown before the round is played. */
  serverSeed: bytes().notNull(),
  nonce: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
  lastSeenAt: moment().notNull().defaultNow(),
})

/**
 * `staking`: its stake is being taken. `going`: it waits for its player. `settling`, `refunding`: its money is on the way.
 * `settled`, `refunded`: over.
 */
export type RoundStatus = 'staking' | 'going' | 'settling' | 'settled' | 'refunding' | 'refunded'

/** A move that was made in a round: under which key, and when after its stake was taken. */
export interface KeptMove {
  key: string
  move: unknown
  elapsedMs: number
}

/** What a round's seeds drew of the jackpot that its game feeds, by the rule of then (engines/jackpot-draw.ts). */
export interface JackpotDrawn {
  id: string
  oneIn: number
  hit: boolean
}

/** A round at the vendor. Its id is what the operator's wallet knows it by. */
export const vendorRound = pgTable(
  'vendor_round',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => vendorSession.id),
    vendorCode: text().notNull(),
    account: text().notNull(),
    nodeId: integer().notNull(),
    /** Of a bet on an event: the event, whose seed is the round's. Such rounds may stand beside each other. */
    eventId: uuid().references(() => vendorEvent.id),
    /** Chosen by the page; the same key plays once. */
    roundKey: uuid().notNull(),
    modelId: text().notNull(),
    bet: jsonb().notNull(),
    state: jsonb().notNull(),
    moves: jsonb().$type<KeptMove[]>().notNull().default([]),
    /** Counts every change that the player may see. */
    version: integer().notNull().default(1),
    status: text().$type<RoundStatus>().notNull(),
    stake: minor().notNull(),
    /** Null until the round is over. */
    payout: minor(),
    /** Null where no jackpot was played for. */
    jackpot: jsonb().$type<JackpotDrawn>(),
    /** What the operator paid of the jackpot; null where it was not won. */
    jackpotPaid: minor(),
    /** What the account held after the round, as the operator said it. */
    balanceAfter: text(),
    serverSeed: bytes().notNull(),
    clientSeed: text().notNull(),
    nonce: integer().notNull(),
    /** How often its next call to the wallet was begun. */
    attempts: integer().notNull().default(0),
    /** Until then it is left to whoever works on it. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the stake was taken. */
    openedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    unique('vendor_round_key').on(table.vendorCode, table.account, table.roundKey),
    // A seed is good for one round, also where two ask at the same moment.
    uniqueIndex('vendor_round_seed')
      .on(table.sessionId, table.nonce)
      .where(sql`${table.eventId} is null`),
    uniqueIndex('vendor_round_one_open')
      .on(table.vendorCode, table.account, table.nodeId)
      .where(sql`${table.status} in ('staking', 'going', 'settling', 'refunding') and ${table.eventId} is null`),
    index('vendor_round_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('staking', 'going', 'settling', 'refunding')`),
    index('vendor_round_event').on(table.eventId),
    index('vendor_round_last').on(table.vendorCode, table.account, table.nodeId, table.createdAt.desc().nullsFirst()),
  ],
)
