import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { member } from './members.ts'

const identity = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const drawId = () => bigint({ mode: 'bigint' }).notNull()

/** A lottery of the rules (packages/engines/src/lottery) and its place in the catalogue. */
export const lottery = pgTable(
  'lottery',
  {
    code: text().primaryKey(),
    nodeId: integer()
      .notNull()
      .unique()
      .references(() => game.nodeId),
    /** While paused, no draw is scheduled and nothing is sold. */
    isPaused: boolean().notNull().default(false),
    /** When further draws are scheduled. */
    nextActionAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('lottery_due').on(table.nextActionAt)],
)

/**
 * Beacon of a lottery's day: a chain of hashes whose anchor is published with the day's first draw. The value of a draw is the
 * preimage of the one before it, so that each can be checked and none can be derived from those published.
 */
export const lotteryChain = pgTable(
  'lottery_chain',
  {
    lotteryCode: text().notNull(),
    day: date().notNull(),
    anchor: bytes().notNull(),
    /** The last value of the chain, encrypted. */
    sealedSecret: text().notNull(),
    length: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lotteryCode, table.day] })],
)

export const DRAW_STATES = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'DRAWN', 'SETTLED', 'VOID'] as const
export type DrawState = (typeof DRAW_STATES)[number]

export const lotteryDraw = pgTable(
  'lottery_draw',
  {
    id: identity().primaryKey(),
    lotteryCode: text()
      .notNull()
      .references(() => lottery.code),
    /** Such as `202611220612`. */
    issue: text().notNull(),
    day: date().notNull(),
    /** Of the day, from 1; its place in the day's chain. */
    sequence: integer().notNull(),
    salesOpenAt: moment().notNull(),
    closeAt: moment().notNull(),
    drawAt: moment().notNull(),
    state: text().$type<DrawState>().notNull().default('SCHEDULED'),
    version: integer().notNull().default(0),
    nextActionAt: moment(),
    /** SHA-256 of the seed, published before the first ticket. */
    seedHash: bytes().notNull(),
    /** Encrypted until the draw. */
    sealedSeed: text().notNull(),
    /** Published with the result. */
    seed: bytes(),
    beacon: bytes(),
    /** What was sold, counted when no ticket can be added any more. */
    ticketCount: integer(),
    lineCount: integer(),
    stakeSum: minor(),
    salesHash: bytes(),
    sealedAt: moment(),
    drawnAt: moment(),
    /** Prizes shown so far, and how many there are; they appear one after the other. */
    revealed: smallint().notNull().default(0),
    prizes: smallint().notNull().default(0),
    /** Version of the result that counts; 0 before the draw. */
    resultVersion: smallint().notNull().default(0),
    settledAt: moment(),
    voidReason: text(),
  },
  (table) => [
    unique('lottery_draw_issue').on(table.lotteryCode, table.issue),
    index('lottery_draw_time').on(table.lotteryCode, table.drawAt),
    index('lottery_draw_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('lottery_draw_results')
      .on(table.drawAt.desc().nullsFirst())
      .where(sql`${table.resultVersion} > 0`),
  ],
)

/** Every state that a draw had. */
export const lotteryDrawStep = pgTable(
  'lottery_draw_step',
  {
    drawId: drawId(),
    version: integer().notNull(),
    state: text().$type<DrawState>().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** `SYSTEM`, or the operator who corrected or voided it, and why. */
    actor: text().notNull().default('SYSTEM'),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.version] })],
)

/** Results are never changed: a correction is another version. */
export const lotteryResult = pgTable(
  'lottery_result',
  {
    drawId: drawId(),
    version: smallint().notNull(),
    /** In draw order, with leading zeros. */
    numbers: text().array().notNull(),
    actor: text().notNull().default('SYSTEM'),
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.version] })],
)

/** What was bet on one selection in a draw. Its row is locked while a ticket is added, so that the ceiling holds. */
export const lotteryExposure = pgTable(
  'lottery_exposure',
  {
    drawId: drawId(),
    selection: text().notNull(),
    amount: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.selection] })],
)

/** Selections of a draw that won, under each of the terms sold; lines are joined to them. */
export const lotteryHit = pgTable(
  'lottery_hit',
  {
    drawId: drawId(),
    version: smallint().notNull(),
    terms: text().notNull(),
    selection: text().notNull(),
    hits: integer().notNull(),
    /** Gross payout of 20,000 minor units, so that half of a ten-thousandth is whole. */
    factor: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.version, table.terms, table.selection] })],
)

/**
 * Members of a draw that are settled in one transaction: those whose ids are in this range. Version 0 refunds a void draw.
 * `PAID`: what is left is ending tickets that stop when won.
 */
export const lotteryBucket = pgTable(
  'lottery_bucket',
  {
    drawId: drawId(),
    version: smallint().notNull(),
    bucket: smallint().notNull(),
    firstMember: integer().notNull(),
    lastMember: integer().notNull(),
    state: text().$type<'OPEN' | 'PAID' | 'DONE'>().notNull().default('OPEN'),
    /** Later than now after a failure, and while winners' tickets are ended. */
    nextActionAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.drawId, table.version, table.bucket] }),
    index('lottery_bucket_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} <> 'DONE'`),
  ],
)

const owner = () =>
  integer()
    .notNull()
    .references(() => member.id)
const ticketId = () => bigint({ mode: 'bigint' }).notNull()

/** A ticket: the same lines in one or more draws. */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  {
    memberId: owner(),
    id: identity(),
    lotteryCode: text().notNull(),
    nodeId: integer().notNull(),
    /** Idempotency key of the member's. */
    requestKey: text().notNull(),
    requestHash: bytes().notNull(),
    /** Version of the odds and, where it matters, the prize series; payouts use what was sold. */
    terms: text().notNull(),
    lineCount: integer().notNull(),
    drawCount: smallint().notNull(),
    /** Of all lines in one draw. */
    stake: minor().notNull(),
    stopWhenWon: boolean().notNull(),
    /** SHA-256 of the lines; part of what is sealed. */
    digest: bytes().notNull(),
    /** Demo accounts count in nobody's figures. */
    demo: boolean().notNull(),
    transactionId: bigint({ mode: 'bigint' }).notNull(),
    balanceAfter: minor().notNull(),
    placedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('lottery_ticket_key').on(table.memberId, table.requestKey),
  ],
)

/** A ticket in one draw. Whether it won follows from the draw and `lottery_win`. */
export const lotteryEntry = pgTable(
  'lottery_entry',
  {
    memberId: owner(),
    ticketId: ticketId(),
    drawId: drawId(),
    stake: minor().notNull(),
    terms: text().notNull(),
    stopWhenWon: boolean().notNull(),
    demo: boolean().notNull(),
    cancelledAt: moment(),
    /** `MEMBER`, or `WON` for a ticket that stops when won. */
    cancelReason: text().$type<'MEMBER' | 'WON'>(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ticketId, table.drawId] }),
    index('lottery_entry_draw').on(table.drawId, table.memberId),
    index('lottery_entry_stop')
      .on(table.drawId, table.memberId)
      .where(sql`${table.stopWhenWon}`),
  ],
)

export const lotteryLine = pgTable(
  'lottery_line',
  {
    memberId: integer().notNull(),
    ticketId: ticketId(),
    line: integer().notNull(),
    /** Bet type and picks in canonical form, as the engine reads them. */
    selection: text().notNull(),
    /** What one unit of payout refers to. */
    amount: minor().notNull(),
    /** Price in one draw. */
    cost: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.ticketId, table.line] })],
)

/** Lines that won, by version of the result. */
export const lotteryWin = pgTable(
  'lottery_win',
  {
    memberId: integer().notNull(),
    drawId: drawId(),
    version: smallint().notNull(),
    ticketId: ticketId(),
    line: integer().notNull(),
    hits: integer().notNull(),
    amount: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.drawId, table.version, table.ticketId, table.line] })],
)

/** What a corrected result changed for a member. */
export const lotteryCorrection = pgTable(
  'lottery_correction',
  {
    memberId: owner(),
    drawId: drawId(),
    version: smallint().notNull(),
    /** New payout less the old one. */
    difference: minor().notNull(),
    /** What was posted; the house bears what a balance did not cover. */
    posted: minor().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.drawId, table.version] })],
)
