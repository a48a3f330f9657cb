import type { DRAW_STATES } from '@playhouse/platform-api/lottery.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import type { Region } from '@playhouse/engines/lottery/games.ts'
import type { PrizeMode } from '@playhouse/engines/lottery/odds.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { game } from './games.ts'
import { owner } from './members.ts'

const identity = () => bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity()
const drawId = () => bigint({ mode: 'bigint' }).notNull()

/** A lottery of the rules (packages/engines/src/lottery) and its place in the catalogue, where `closed` says whether it sells. */
export const lottery = pgTable(
  'lottery',
  (t) => ({
    code: t.text().primaryKey(),
    nodeId: t
      .integer()
      .notNull()
      .unique()
      .references(() => game.nodeId),
    /** The odds at which the brand offers it; one of PRIZE_MODES of the engine. */
    prizeMode: t.text().$type<PrizeMode>().notNull(),
    /** Read by the release before this one, which may run beside it; the next one drops it. `game.closed` says whether it sells. */
    isPaused: t.boolean().notNull().default(false),
    /** When to schedule further draws. */
    nextActionAt: moment()
      .notNull()
      .default(sql`now()`),
  }),
  (table) => [
    index('lottery_due').on(table.nextActionAt),
    check('lottery_prize_mode', sql`prize_mode in ('LOTT', 'ZY', 'ELOTT', 'SEA')`),
  ],
)

/** Days on which the stations of a region pause. An operator adds and removes them; the audit log has what was removed. */
export const lotteryHoliday = pgTable(
  'lottery_holiday',
  (t) => ({
    region: t.text().$type<Region>().notNull(),
    day: t.date().notNull(),
    /** Author of the row: an operator, or `SYSTEM`. */
    actor: t.text().notNull(),
    reason: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.region, table.day] }),
    check('lottery_holiday_region', sql`region in ('NORTH', 'CENTRAL', 'SOUTH')`),
  ],
)

/** How the house reads texts of bets. Each change is a new version; the last one holds, and a ticket was read by that of its time. */
export const lotteryReading = pgTable(
  'lottery_reading',
  (t) => ({
    version: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Readings in which houses differ, by name: `{"pairs": "ACROSS"}`. Members are asked about absent ones. */
    habits: t.jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Codes of stations that "dc" and "2d" count before the others of their day. */
    mainStations: t.text().array().notNull(),
    /** Unit of a price below 1,000 without a unit, in whole units of currency. */
    priceUnit: t.integer().notNull().default(1_000),
    /** Minutes before its usual time at which the sale of a station's draw closes; `close_at` of a draw has it in. */
    cutOffMinutes: t.smallint().notNull().default(0),
    actor: t.text().notNull(),
    reason: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  }),
  () => [
    check('lottery_reading_habits', sql`jsonb_typeof(habits) = 'object'`),
    check('lottery_reading_price_unit', sql`price_unit > 0`),
    check('lottery_reading_cut_off', sql`cut_off_minutes between 0 and 120`),
  ],
)

/**
 * Beacon of a lottery's day: a hash chain whose anchor is published with the day's first draw. Each draw's value is the
 * preimage of the previous one, so it can be verified but not predicted from published values.
 */
export const lotteryChain = pgTable(
  'lottery_chain',
  (t) => ({
    lotteryCode: t.text().notNull(),
    day: t.date().notNull(),
    anchor: bytes().notNull(),
    /** The last value of the chain, encrypted. */
    sealedSecret: t.text().notNull(),
    length: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.lotteryCode, table.day] })],
)

export type DrawState = (typeof DRAW_STATES)[number]

/** A reason for members by language code; English is always there. */
export type ReasonTexts = Readonly<Partial<Record<LanguageCode, string>>>
const reasonTexts = () => jsonb().$type<ReasonTexts>()

export const lotteryDraw = pgTable(
  'lottery_draw',
  (t) => ({
    id: identity().primaryKey(),
    /** Code of a lottery, or of a joint lottery: two stations, joined by `-`. */
    lotteryCode: t.text().notNull(),
    /** Such as `202611220612`. */
    issue: t.text().notNull(),
    day: t.date().notNull(),
    /** Number within the day, from 1; its position in the day's chain. */
    sequence: t.integer().notNull(),
    salesOpenAt: moment().notNull(),
    closeAt: moment().notNull(),
    drawAt: moment().notNull(),
    state: t.text().$type<DrawState>().notNull().default('SCHEDULED'),
    version: t.integer().notNull().default(0),
    nextActionAt: moment(),
    /** SHA-256 of the seed, published before the first ticket. */
    seedHash: bytes().notNull(),
    /** Encrypted until the draw. */
    sealedSeed: t.text().notNull(),
    /** Published with the result. */
    seed: bytes(),
    beacon: bytes(),
    /** Number of tickets, counted once none can be added. */
    ticketCount: t.integer(),
    lineCount: t.integer(),
    stakeSum: minor(),
    salesHash: bytes(),
    sealedAt: moment(),
    drawnAt: moment(),
    /** Prizes revealed so far, and the total; they appear one by one. */
    revealed: t.smallint().notNull().default(0),
    prizes: t.smallint().notNull().default(0),
    /** Current version of the result; 0 before the draw. */
    resultVersion: t.smallint().notNull().default(0),
    /** Version that was paid first: above 1 if the result was corrected while the draw was held. */
    paidVersion: t.smallint().notNull().default(1),
    /** When the first result was settled. */
    settledAt: moment(),
    /** Published: `MISSED`, or why an operator voided it, in English. */
    voidReason: t.text(),
    /** The reason in the languages in which it was given. */
    voidTexts: reasonTexts(),
    /** Since when an operator holds it: nothing is sold, drawn, shown or settled. */
    heldAt: moment(),
    /** Why, for members. Kept while it is held. */
    holdTexts: reasonTexts(),
    /** End of its last hold, from which lateness counts. */
    releasedAt: moment(),
  }),
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

/** Every state of a draw, and when it was held and released. */
export const lotteryDrawStep = pgTable(
  'lottery_draw_step',
  (t) => ({
    drawId: drawId(),
    version: t.integer().notNull(),
    state: t.text().$type<DrawState | 'HELD' | 'RELEASED'>().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** `SYSTEM`, or the operators who corrected, voided, held or released it. */
    actor: t.text().notNull().default('SYSTEM'),
    /** Published, in English. Why among operators is in the audit log. */
    reason: t.text(),
    texts: reasonTexts(),
  }),
  (table) => [primaryKey({ columns: [table.drawId, table.version] })],
)

/** Results never change: a correction is a new version. */
export const lotteryResult = pgTable(
  'lottery_result',
  (t) => ({
    drawId: drawId(),
    version: t.smallint().notNull(),
    /** In draw order, with leading zeros. */
    numbers: t.text().array().notNull(),
    actor: t.text().notNull().default('SYSTEM'),
    /** Published, in English. */
    reason: t.text(),
    texts: reasonTexts(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.drawId, table.version] })],
)

/** Total stake on one selection in a draw. Locked while a ticket is added, to enforce the ceiling. */
export const lotteryExposure = pgTable(
  'lottery_exposure',
  (t) => ({
    drawId: drawId(),
    selection: t.text().notNull(),
    amount: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.drawId, table.selection] })],
)

/** Winning selections of a draw under each of the sold terms; lines are joined to them. */
export const lotteryHit = pgTable(
  'lottery_hit',
  (t) => ({
    drawId: drawId(),
    version: t.smallint().notNull(),
    terms: t.text().notNull(),
    selection: t.text().notNull(),
    hits: t.integer().notNull(),
    /** Gross payout of 20,000 minor units, so that half of a ten-thousandth is an integer. */
    factor: t.bigint({ mode: 'bigint' }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.drawId, table.version, table.terms, table.selection] })],
)

/**
 * A range of member ids, settled in one transaction. Version 0 refunds a void draw. `PAID`: only the ending of
 * stop-on-win tickets is left.
 */
export const lotteryBucket = pgTable(
  'lottery_bucket',
  (t) => ({
    drawId: drawId(),
    version: t.smallint().notNull(),
    bucket: t.smallint().notNull(),
    firstMember: t.integer().notNull(),
    lastMember: t.integer().notNull(),
    state: t.text().$type<'OPEN' | 'PAID' | 'DONE'>().notNull().default('OPEN'),
    /** In the future after a failure, and while winners' tickets are being ended. */
    nextActionAt: moment()
      .notNull()
      .default(sql`now()`),
  }),
  (table) => [
    primaryKey({ columns: [table.drawId, table.version, table.bucket] }),
    index('lottery_bucket_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} <> 'DONE'`),
  ],
)

/** A bucket whose winners are paid, until the rounds, sums and events of its tickets are written. */
export const lotteryRecording = pgTable(
  'lottery_recording',
  (t) => ({
    drawId: drawId(),
    bucket: t.smallint().notNull(),
    /** Tickets of which a part does not count, and how much of each, in minor units. */
    tickets: t.bigint({ mode: 'bigint' }).array().notNull(),
    uncounted: t.bigint({ mode: 'bigint' }).array().notNull(),
    /** In the future after a failure. */
    nextActionAt: moment()
      .notNull()
      .default(sql`now()`),
  }),
  (table) => [
    primaryKey({ columns: [table.drawId, table.bucket] }),
    index('lottery_recording_due').on(table.nextActionAt),
  ],
)

const ticketId = () => bigint({ mode: 'bigint' }).notNull()

/** How a member means what the reading of texts would ask, by name. */
export const lotteryHabit = pgTable(
  'lottery_habit',
  (t) => ({
    memberId: owner().primaryKey(),
    habits: t.jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  }),
  () => [check('lottery_habit_habits', sql`jsonb_typeof(habits) = 'object'`)],
)

/** Bets that a member saved under a name, as a text that is read again. */
export const lotterySheet = pgTable(
  'lottery_sheet',
  (t) => ({
    memberId: owner(),
    id: identity(),
    name: t.text().notNull(),
    /** On whose board it is read. */
    lotteryCode: t.text().notNull(),
    text: t.text().notNull(),
    savedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('lottery_sheet_name').on(table.memberId, table.name),
  ],
)

/** A ticket: the same lines in one or more draws. */
export const lotteryTicket = pgTable(
  'lottery_ticket',
  (t) => ({
    memberId: owner(),
    id: identity(),
    lotteryCode: t.text().notNull(),
    nodeId: t.integer().notNull(),
    /** The member's idempotency key. */
    requestKey: t.text().notNull(),
    requestHash: bytes().notNull(),
    /** Version of the odds and, where relevant, the prize series; payouts use the version at sale. */
    terms: t.text().notNull(),
    lineCount: t.integer().notNull(),
    drawCount: t.smallint().notNull(),
    /** Total of all lines in one draw. */
    stake: minor().notNull(),
    stopWhenWon: t.boolean().notNull(),
    /** Version of `lottery_reading` by which its text was read, 0 before the first; null for one that was not written as a text. */
    readingVersion: t.integer(),
    /** SHA-256 of the lines; part of the sealed list. */
    digest: bytes().notNull(),
    /** Demo accounts are excluded from statistics. */
    demo: t.boolean().notNull(),
    transactionId: t.bigint({ mode: 'bigint' }).notNull(),
    balanceAfter: minor().notNull(),
    placedAt: moment().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('lottery_ticket_key').on(table.memberId, table.requestKey),
    // Operators search by the number alone.
    index('lottery_ticket_number').on(table.id),
  ],
)

/** A ticket in one draw. Whether it won follows from the draw and `lottery_win`. */
export const lotteryEntry = pgTable(
  'lottery_entry',
  (t) => ({
    memberId: owner(),
    ticketId: ticketId(),
    drawId: drawId(),
    stake: minor().notNull(),
    terms: t.text().notNull(),
    stopWhenWon: t.boolean().notNull(),
    demo: t.boolean().notNull(),
    cancelledAt: moment(),
    /**
     * Sum of the lines' shares of their plays' outcomes, in millionths: members with at most 700,000 in a draw cover too little for
     * their stakes not to count. Null for tickets sold before it was computed.
     */
    covered: t.integer(),
    /** `MEMBER`, `WON` for a stop-on-win ticket, or `OPERATOR` who switched the lottery off and returned its stakes. */
    cancelReason: t.text().$type<'MEMBER' | 'WON' | 'OPERATOR'>(),
  }),
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
  (t) => ({
    memberId: t.integer().notNull(),
    ticketId: ticketId(),
    line: t.integer().notNull(),
    /** Bet type and picks in the engine's canonical form. */
    selection: t.text().notNull(),
    /** The amount that one unit of payout refers to. */
    amount: minor().notNull(),
    /** Price in one draw. */
    cost: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.ticketId, table.line] })],
)

/** Winning lines, by version of the result. */
export const lotteryWin = pgTable(
  'lottery_win',
  (t) => ({
    memberId: t.integer().notNull(),
    drawId: drawId(),
    version: t.smallint().notNull(),
    ticketId: ticketId(),
    line: t.integer().notNull(),
    hits: t.integer().notNull(),
    amount: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.drawId, table.version, table.ticketId, table.line] })],
)

/** Effect of a corrected result on a member; version 0 is that of voiding a settled draw. */
export const lotteryCorrection = pgTable(
  'lottery_correction',
  (t) => ({
    memberId: owner(),
    drawId: drawId(),
    version: t.smallint().notNull(),
    /** New payout minus what was paid until then. */
    difference: minor().notNull(),
    /** The posted amount; the house bears what exceeds the balance. */
    posted: minor().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.drawId, table.version] })],
)

/** Members of the demo world who keep betting on fast draws by themselves. */
export const lotteryProgram = pgTable(
  'lottery_program',
  {
    memberId: owner().primaryKey(),
    nextActionAt: moment().notNull(),
  },
  (table) => [index('lottery_program_due').on(table.nextActionAt)],
)
