import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { vendorSession } from './vendor-runtime.ts'

/**
 * `waiting`: for a second player, or for the seeds of both. `anteing`: the antes are being taken. `going`: the cards are dealt.
 * `settling`, `refunding`: its money is on the way. `settled`, `refunded`: over.
 */
export type HandStatus = 'waiting' | 'anteing' | 'going' | 'settling' | 'settled' | 'refunding' | 'refunded'

/** Why a hand was given back: a seat could not pay its ante, or it was not certain that all antes were taken. */
export type RefundReason = 'unpaid' | 'unknown'

/** A hand of two seats in a room. A room is a number within a game; it is where a hand is that is not over. */
export const vendorRoomHand = pgTable(
  'vendor_room_hand',
  {
    id: uuid().primaryKey().defaultRandom(),
    vendorCode: text().notNull(),
    nodeId: integer().notNull(),
    /** Demo accounts play among themselves. */
    demo: boolean().notNull(),
    roomNumber: integer().notNull(),
    modelId: text().notNull(),
    status: text().$type<HandStatus>().notNull().default('waiting'),
    /** Counts every change that both players may see. */
    version: integer().notNull().default(1),
    /** Its SHA-256 is shown to both before either gives a seed. */
    serverSeed: bytes().notNull(),
    /** Both hands of cards; null before the deal. */
    hands: jsonb().$type<readonly [readonly number[], readonly number[]]>(),
    /** When a seat that has not decided folds. */
    decideBy: moment(),
    reason: text().$type<RefundReason>(),
    /** The seat that could not pay. */
    unpaidSeat: smallint(),
    createdAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('vendor_room_taken')
      .on(table.nodeId, table.demo, table.roomNumber)
      .where(sql`${table.status} not in ('settled', 'refunded')`),
    index('vendor_room_decide')
      .on(table.decideBy)
      .where(sql`${table.status} = 'going'`),
    index('vendor_room_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)

/** The next call to the wallet that a seat needs. */
export type SeatStep = 'ante' | 'raise' | 'undo' | 'close'

/** A seat of a hand. Its id is the round that the operator's wallet knows; the house partner's is known to no wallet. */
export const vendorRoomSeat = pgTable(
  'vendor_room_seat',
  {
    id: uuid().primaryKey().defaultRandom(),
    handId: uuid()
      .notNull()
      .references(() => vendorRoomHand.id, { onDelete: 'cascade' }),
    seat: smallint().$type<0 | 1>().notNull(),
    /** Null for the house partner, as is the account. */
    sessionId: uuid().references(() => vendorSession.id),
    vendorCode: text().notNull(),
    account: text(),
    nodeId: integer().notNull(),
    clientSeed: text(),
    step: text().$type<SeatStep>(),
    /** How often the call of its step was begun. */
    attempts: integer().notNull().default(0),
    /** Until then the step is left to whoever works on it. */
    dueAt: moment(),
    /** What was taken so far. */
    stake: minor()
      .notNull()
      .default(sql`0`),
    decision: text().$type<'raise' | 'fold'>(),
    decidedBy: text().$type<'player' | 'time' | 'leaving' | 'wallet' | 'strategy'>(),
    /** Null until both have decided. */
    payout: minor(),
    /** What the account held after the last call, as the operator said it. */
    balanceAfter: text(),
    /** Nothing is owed to it and nothing is asked of it any more. */
    over: boolean().notNull().default(false),
    satAt: moment().notNull().defaultNow(),
    /** When its page last asked. */
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vendor_room_seat_place').on(table.handId, table.seat),
    // One seat of a game for an account, however many windows it opens.
    uniqueIndex('vendor_room_seat_held')
      .on(table.vendorCode, table.account, table.nodeId)
      .where(sql`not ${table.over}`),
    index('vendor_room_seat_due')
      .on(table.dueAt)
      .where(sql`${table.step} is not null`),
    index('vendor_room_seat_last').on(table.vendorCode, table.account, table.nodeId, table.satAt.desc().nullsFirst()),
  ],
)
