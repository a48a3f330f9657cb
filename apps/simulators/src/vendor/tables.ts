import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'

/** The vendors' own tables, which the operator never reads. */
export const vendorSchema = pgSchema('vendor')

/** A simulated event of a book, or a shared round of a table. Its seed decides everything about it; the seed's SHA-256 is shown from the beginning. */
export const eventTable = vendorSchema.table(
  'event',
  {
    id: uuid().primaryKey().defaultRandom(),
    modelId: text().notNull(),
    /** The game whose table plays it; 0 for the events of a book, which all its games share. */
    nodeId: integer().notNull().default(0),
    /** Secret until the event has ended. */
    serverSeed: bytes().notNull(),
    /** Bets are taken from then on … */
    opensAt: moment().notNull(),
    /** … until it starts … */
    startsAt: moment().notNull(),
    /** … and are settled when it has ended. */
    endsAt: moment().notNull(),
  },
  (table) => [
    // Several processes make the same events: one of them makes each.
    unique('event_start').on(table.modelId, table.nodeId, table.startsAt),
    index('event_ended').on(table.endsAt),
  ],
)

/** A game opened at the vendor: what the operator said of it, and the seed that is promised for its next round. */
export const sessionTable = vendorSchema.table('session', {
  id: uuid().primaryKey().defaultRandom(),
  vendorCode: text().notNull(),
  /** The operator's game session; every call to its wallet names it. */
  walletSession: uuid().notNull().unique(),
  /** The operator's id of the player. */
  account: text().notNull(),
  /** The operator's number of the game, and the vendor's own: the engine's model that plays it. */
  nodeId: integer().notNull(),
  gameCode: text().notNull(),
  /** Where the account's money is: with the operator, or with the vendor. */
  walletMode: text().$type<'seamless' | 'transfer'>().notNull(),
  /** The jackpot that a round may draw: none in free play, none that must drop. */
  jackpot: jsonb().$type<{ id: string; oneIn: number }>(),
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
export const roundTable = vendorSchema.table(
  'round',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => sessionTable.id),
    vendorCode: text().notNull(),
    account: text().notNull(),
    nodeId: integer().notNull(),
    /** Of a bet on an event: the event, whose seed is the round's. Several such rounds may be open at once. */
    eventId: uuid().references(() => eventTable.id),
    /** Of a bet on a shared round: which of the account's bets on it; null for all others. */
    place: smallint(),
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
    /** Lease of the process that works on it. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the stake was taken. */
    openedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    unique('round_key').on(table.vendorCode, table.account, table.roundKey),
    // A seed is good for one round, also where two ask at the same moment.
    uniqueIndex('round_seed')
      .on(table.sessionId, table.nonce)
      .where(sql`${table.eventId} is null`),
    uniqueIndex('round_one_open')
      .on(table.vendorCode, table.account, table.nodeId)
      .where(sql`${table.status} in ('staking', 'going', 'settling', 'refunding') and ${table.eventId} is null`),
    index('round_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('staking', 'going', 'settling', 'refunding')`),
    index('round_event').on(table.eventId),
    uniqueIndex('round_place')
      .on(table.vendorCode, table.account, table.eventId, table.place)
      .where(sql`${table.place} is not null`),
    index('round_last').on(table.vendorCode, table.account, table.nodeId, table.createdAt.desc().nullsFirst()),
  ],
)

/**
 * `waiting`: for a second player, or for the seeds of both. `anteing`: the antes are being taken. `going`: the cards are dealt.
 * `settling`, `refunding`: its money is on the way. `settled`, `refunded`: over.
 */
export type HandStatus = 'waiting' | 'anteing' | 'going' | 'settling' | 'settled' | 'refunding' | 'refunded'

/** Why a hand was given back: a seat could not pay its ante, or it was not certain that all antes were taken. */
export type RefundReason = 'unpaid' | 'unknown'

/** A hand of two seats in a room. A room is a number within a game; it is where a hand is that is not over. */
export const handTable = vendorSchema.table(
  'room_hand',
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
    uniqueIndex('room_taken')
      .on(table.nodeId, table.demo, table.roomNumber)
      .where(sql`${table.status} not in ('settled', 'refunded')`),
    index('room_decide')
      .on(table.decideBy)
      .where(sql`${table.status} = 'going'`),
    index('room_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
)

/** The next call to the wallet that a seat needs. */
export type SeatStep = 'ante' | 'raise' | 'undo' | 'close'

/** A seat of a hand. Its id is the round that the operator's wallet knows; the house partner's is known to no wallet. */
export const seatTable = vendorSchema.table(
  'room_seat',
  {
    id: uuid().primaryKey().defaultRandom(),
    handId: uuid()
      .notNull()
      .references(() => handTable.id, { onDelete: 'cascade' }),
    seat: smallint().$type<0 | 1>().notNull(),
    /** Null for the house partner, as is the account. */
    sessionId: uuid().references(() => sessionTable.id),
    vendorCode: text().notNull(),
    account: text(),
    nodeId: integer().notNull(),
    clientSeed: text(),
    step: text().$type<SeatStep>(),
    /** How often the call of its step was begun. */
    attempts: integer().notNull().default(0),
    /** Lease of the process that works on the step. */
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
    uniqueIndex('room_seat_place').on(table.handId, table.seat),
    // One seat of a game for an account, however many windows it opens.
    uniqueIndex('room_seat_held')
      .on(table.vendorCode, table.account, table.nodeId)
      .where(sql`not ${table.over}`),
    index('room_seat_due')
      .on(table.dueAt)
      .where(sql`${table.step} is not null`),
    index('room_seat_last').on(table.vendorCode, table.account, table.nodeId, table.satAt.desc().nullsFirst()),
  ],
)

/** What a player has at a vendor with transfer wallets. */
export const accountTable = vendorSchema.table(
  'account',
  {
    vendorCode: text().notNull(),
    /** The operator's id of the player. */
    account: text().notNull(),
    balance: minor()
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.account] }),
    check('account_not_below_zero', sql`${table.balance} >= 0`),
  ],
)

/** Deposits and withdrawals that the operator has asked for, or has asked about before they came. */
export const transferTable = vendorSchema.table(
  'transfer',
  {
    vendorCode: text().notNull(),
    /** Chosen by the operator. */
    transferId: uuid().notNull(),
    /** SHA-256 of what was asked; null where it was asked about before it came, and is refused when it does. */
    requestHash: bytes(),
    account: text(),
    /** What it added to the account; null where it was refused. */
    moved: minor(),
    /** What the account held after it. */
    balance: minor(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.transferId] })],
)

/** The vendor's record of stakes and payouts; a round is open until it is settled. */
export const accountRoundTable = vendorSchema.table(
  'account_round',
  {
    vendorCode: text().notNull(),
    roundId: text().notNull(),
    account: text().notNull(),
    /** The operator's game session it is played in. */
    session: uuid().notNull(),
    stake: minor().notNull(),
    payout: minor().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    settledAt: moment(),
    /** Its place in the feed of settled rounds; given when the feed is read. */
    position: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.vendorCode, table.roundId] }),
    index('account_round_open')
      .on(table.vendorCode, table.account)
      .where(sql`${table.settledAt} is null`),
    uniqueIndex('account_round_position').on(table.vendorCode, table.position),
    index('account_round_new')
      .on(table.vendorCode, table.settledAt)
      .where(sql`${table.position} is null and ${table.settledAt} is not null`),
  ],
)

/** `cancelled`: a stake that was given back, or that is refused when it comes. */
export type MovementKind = 'play' | 'debit' | 'credit' | 'rollback' | 'cancelled'

/** Every call of a game that has moved the account, so that a repetition is known. */
export const movementTable = vendorSchema.table(
  'movement',
  {
    vendorCode: text().notNull(),
    transactionId: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** SHA-256 of what was asked; null where it never was. */
    requestHash: bytes(),
    roundId: text(),
    /** The stake of a debit. */
    amount: minor(),
    /** What the account held after it. */
    balance: minor(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.transactionId] })],
)
