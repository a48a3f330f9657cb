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

/** The vendors' tables, which the operator never reads. */
export const vendorSchema = pgSchema('vendor')

/** A simulated sports event, or a shared round of a table. Its seed decides everything; the seed's SHA-256 is public from the start. */
export const eventTable = vendorSchema.table(
  'event',
  {
    id: uuid().primaryKey().defaultRandom(),
    modelId: text().notNull(),
    /** The game of a shared table; 0 for sports events, which all games of the model share. */
    nodeId: integer().notNull().default(0),
    /** Secret until the event has ended. */
    serverSeed: bytes().notNull(),
    opensAt: moment().notNull(),
    /** End of betting and start of the event. */
    startsAt: moment().notNull(),
    /** Bets are settled from then on. */
    endsAt: moment().notNull(),
  },
  (table) => [
    // Several processes create events; each is created once.
    unique('event_start').on(table.modelId, table.nodeId, table.startsAt),
    index('event_ended').on(table.endsAt),
  ],
)

/** A game opened at the vendor: the operator's launch data and the promised seed of the next round. */
export const sessionTable = vendorSchema.table('session', {
  id: uuid().primaryKey().defaultRandom(),
  vendorCode: text().notNull(),
  /** The operator's game session, named in every wallet call. */
  walletSession: uuid().notNull().unique(),
  /** The operator's id of the player. */
  account: text().notNull(),
  /** The operator's game id and the vendor's game code, which is the engine's model. */
  nodeId: integer().notNull(),
  gameCode: text().notNull(),
  /** Whether the operator or the vendor holds the account's money. */
  walletMode: text().$type<'seamless' | 'transfer'>().notNull(),
  /** The jackpot that rounds draw; none in free play or for must-drop jackpots. */
  jackpot: jsonb().$type<{ id: string; oneIn: number }>(),
  currency: text().notNull(),
  demo: boolean().notNull().default(false),
  /** SHA-256 of the page's bearer token. */
  playTokenHash: bytes().notNull().unique(),
  /** Seed of the next round; its SHA-256 is shown before the round is played. */
  serverSeed: bytes().notNull(),
  nonce: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
  lastSeenAt: moment().notNull().defaultNow(),
})

/**
 * `staking`: the stake is being taken. `going`: waiting for the player. `settling`, `refunding`: money is in flight.
 * `settled`, `refunded`: final.
 */
export type RoundStatus = 'staking' | 'going' | 'settling' | 'settled' | 'refunding' | 'refunded'

/** A move of a round, with its idempotency key and the time since the stake was taken. */
export interface StoredMove {
  key: string
  move: unknown
  elapsedMs: number
}

/** A round's jackpot draw (engines/jackpot-draw.ts). */
export interface JackpotDrawn {
  id: string
  oneIn: number
  hit: boolean
}

/** A round at the vendor. The operator's wallet uses the same id. */
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
    /** The event of a bet, whose seed decides the round. Several such rounds may be open at once. */
    eventId: uuid().references(() => eventTable.id),
    /** Number of the account's bet on a shared round; null otherwise. */
    place: smallint(),
    /** Idempotency key chosen by the page. */
    roundKey: uuid().notNull(),
    modelId: text().notNull(),
    bet: jsonb().notNull(),
    state: jsonb().notNull(),
    moves: jsonb().$type<StoredMove[]>().notNull().default([]),
    /** Incremented on every change visible to the player. */
    version: integer().notNull().default(1),
    status: text().$type<RoundStatus>().notNull(),
    stake: minor().notNull(),
    /** Null until the round is over. */
    payout: minor(),
    /** Null without a jackpot. */
    jackpot: jsonb().$type<JackpotDrawn>(),
    /** Jackpot amount paid by the operator; null if not won. */
    jackpotPaid: minor(),
    /** Balance after the round, as reported by the operator. */
    balanceAfter: text(),
    serverSeed: bytes().notNull(),
    clientSeed: text().notNull(),
    nonce: integer().notNull(),
    /** Attempts of the next wallet call. */
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
    // A seed is used for one round, even under concurrent requests.
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
 * `waiting`: for a second player or the seeds. `anteing`: the antes are being taken. `going`: the cards are dealt.
 * `settling`, `refunding`: money is in flight. `settled`, `refunded`: final.
 */
export type HandStatus = 'waiting' | 'anteing' | 'going' | 'settling' | 'settled' | 'refunding' | 'refunded'

/** Why a hand was refunded: a seat could not pay its ante, or the outcome of an ante was unknown. */
export type RefundReason = 'unpaid' | 'unknown'

/** A two-seat hand in a room. A room is a number within a game and holds one unfinished hand. */
export const handTable = vendorSchema.table(
  'room_hand',
  {
    id: uuid().primaryKey().defaultRandom(),
    vendorCode: text().notNull(),
    nodeId: integer().notNull(),
    /** Demo accounts play only among themselves. */
    demo: boolean().notNull(),
    roomNumber: integer().notNull(),
    modelId: text().notNull(),
    status: text().$type<HandStatus>().notNull().default('waiting'),
    /** Incremented on every change visible to both players. */
    version: integer().notNull().default(1),
    /** The seed whose SHA-256 both players see before they give theirs. */
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

/** The next wallet call of a seat. */
export type SeatStep = 'ante' | 'raise' | 'undo' | 'close'

/** A seat of a hand. Its id is the round id in the operator's wallet; the house partner has none there. */
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
    /** Attempts of the step's wallet call. */
    attempts: integer().notNull().default(0),
    /** Lease of the process that works on the step. */
    dueAt: moment(),
    /** Total taken so far. */
    stake: minor()
      .notNull()
      .default(sql`0`),
    decision: text().$type<'raise' | 'fold'>(),
    decidedBy: text().$type<'player' | 'time' | 'leaving' | 'wallet' | 'strategy'>(),
    /** Null until both have decided. */
    payout: minor(),
    /** Balance after the last call, as reported by the operator. */
    balanceAfter: text(),
    /** All money of the seat has been booked. */
    over: boolean().notNull().default(false),
    satAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('room_seat_place').on(table.handId, table.seat),
    // One seat per account and game, across all windows.
    uniqueIndex('room_seat_held')
      .on(table.vendorCode, table.account, table.nodeId)
      .where(sql`not ${table.over}`),
    index('room_seat_due')
      .on(table.dueAt)
      .where(sql`${table.step} is not null`),
    index('room_seat_last').on(table.vendorCode, table.account, table.nodeId, table.satAt.desc().nullsFirst()),
  ],
)

/** A player's balance at a vendor with transfer wallets. */
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

/** Deposits and withdrawals that the operator has requested, or has queried before requesting them. */
export const transferTable = vendorSchema.table(
  'transfer',
  {
    vendorCode: text().notNull(),
    /** Chosen by the operator. */
    transferId: uuid().notNull(),
    /** SHA-256 of the request; null if it was queried first and is therefore refused. */
    requestHash: bytes(),
    account: text(),
    /** Amount added to the account; null if refused. */
    moved: minor(),
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
    /** The operator's game session. */
    session: uuid().notNull(),
    stake: minor().notNull(),
    payout: minor().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    settledAt: moment(),
    /** Position in the feed of settled rounds, assigned when the feed is read. */
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

/** `cancelled`: a stake that was rolled back, or will be refused if it arrives. */
export type MovementKind = 'play' | 'debit' | 'credit' | 'rollback' | 'cancelled'

/** Calls that have moved the account, to recognise repetitions. */
export const movementTable = vendorSchema.table(
  'movement',
  {
    vendorCode: text().notNull(),
    transactionId: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** SHA-256 of the request; null without one. */
    requestHash: bytes(),
    roundId: text(),
    /** The stake of a debit. */
    amount: minor(),
    balance: minor(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vendorCode, table.transactionId] })],
)
