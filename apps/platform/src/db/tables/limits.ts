import type { LIMIT_CHANGE_STATES, LIMIT_KINDS, LIMIT_PERIODS } from '@playhouse/platform-api/limits.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

export type LimitKind = (typeof LIMIT_KINDS)[number]
/** `ONCE`: applies to a single stake or session. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Minor units, or minutes for session time. */
const value = () => bigint({ mode: 'bigint' })

/** Active limits. The stricter of the member's and the operator's applies. */
export const memberLimit = pgTable(
  'member_limit',
  (t) => ({
    memberId: owner(),
    kind: t.text().$type<LimitKind>().notNull(),
    period: t.text().$type<LimitPeriod>().notNull(),
    /** The member's own; null for none. */
    value: value(),
    operatorValue: value(),
    /** When it last stopped something; events report it at most once a minute. */
    reachedAt: moment(),
    /** Session time only: when the session that opened a game runs out of time. */
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period] }),
    index('member_limit_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/**
 * `EFFECTIVE`: in force at once, as lower limits are. `WAITING`: a looser limit within its 24 hours, or awaiting the
 * confirmation after them, which makes it `CONFIRMED`.
 */
type LimitChangeState = (typeof LIMIT_CHANGE_STATES)[number]

export const limitChange = pgTable(
  'limit_change',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedAlwaysAsIdentity(),
    kind: t.text().$type<LimitKind>().notNull(),
    period: t.text().$type<LimitPeriod>().notNull(),
    oldValue: value(),
    /** Null removes the limit. */
    newValue: value(),
    state: t.text().$type<LimitChangeState>().notNull(),
    /** `MEMBER`, or `OPERATOR` and a name. */
    changedBy: t.text().notNull(),
    changedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** The period in which a waiting change may be confirmed. */
    readyAt: moment(),
    expiresAt: moment(),
    decidedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('limit_change_waiting')
      .on(table.memberId, table.kind, table.period)
      .where(sql`${table.state} = 'WAITING'`),
    index('limit_change_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'WAITING'`),
  ],
)

export type ExclusionKind = 'TIME_OUT' | 'SELF_EXCLUSION'
/** Why operators excluded a member: as the member asked by telephone or letter, or as a court or a register demands. */
export const EXCLUSION_GROUNDS = ['TELEPHONE', 'LETTER', 'COURT', 'REGISTER'] as const
export type ExclusionGround = (typeof EXCLUSION_GROUNDS)[number]
/** `REPLACED`: superseded by a longer one. */
type ExclusionState = 'ACTIVE' | 'ENDED' | 'REPLACED'

/** Periods in which a member may neither play nor deposit. At most one is active. */
export const playExclusion = pgTable(
  'play_exclusion',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedAlwaysAsIdentity(),
    kind: t.text().$type<ExclusionKind>().notNull(),
    state: t.text().$type<ExclusionState>().notNull(),
    /** Null for the member's own act. */
    ground: t.text().$type<ExclusionGround>(),
    startsAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Null for an indefinite exclusion. */
    endsAt: moment(),
    nextActionAt: moment(),
    /** When and by whom it was ended; null while it is active. */
    closedAt: moment(),
    closedBy: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('play_exclusion_active')
      .on(table.memberId)
      .where(sql`${table.state} = 'ACTIVE'`),
    index('play_exclusion_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'ACTIVE'`),
  ],
)

/** Accounts that an operator has blocked: no log-in, no play, no deposits. */
export const memberBlock = pgTable('member_block', (t) => ({
  memberId: owner().primaryKey(),
  /** Reason for operators; never shown to the member. */
  reason: t.text().notNull(),
  /** Text for the member at the log-in; null for the general one. */
  shownText: t.text(),
  blockedBy: t.text().notNull(),
  blockedAt: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
}))

/**
 * On what it rests that operators close an account: the member asked for it, or the house ends it. The last two may forbid to pay the
 * balance.
 */
export const CLOSING_GROUNDS = ['TELEPHONE', 'LETTER', 'TERMS', 'HOUSE', 'FRAUD', 'SANCTIONS'] as const
export type ClosingGround = (typeof CLOSING_GROUNDS)[number]

/** Accounts that operators have closed, and what a law forbids to pay until it is released. */
export const accountClosing = pgTable(
  'account_closing',
  (t) => ({
    memberId: owner().primaryKey(),
    ground: t.text().$type<ClosingGround>().notNull(),
    /** For operators; never shown to the member. */
    reason: t.text().notNull(),
    /** Names of the operators. */
    by: t.text().notNull(),
    at: moment()
      .notNull()
      .default(sql`now()`),
    /** Zero if the balance was paid out. */
    withheld: minor()
      .notNull()
      .default(sql`0`),
    releasedAt: moment(),
    /** Names of the operators. */
    releasedBy: t.text(),
  }),
  (table) => [
    index('account_closing_withheld')
      .on(table.at)
      .where(sql`${table.withheld} > 0 and ${table.releasedAt} is null`),
  ],
)

/** `KEPT` until it is paid to the authority, or lifted because the authority gives it up. */
export const CLAIM_STATES = ['KEPT', 'PAID', 'LIFTED'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What an authority claims of a withheld balance, by an order of its own. Nothing is released while one is kept. */
export const authorityClaim = pgTable(
  'authority_claim',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    authority: t.text().notNull(),
    /** Of the order, as the authority writes it. */
    reference: t.text().notNull(),
    amount: minor().notNull(),
    state: t.text().$type<ClaimState>().notNull().default('KEPT'),
    /** For operators; never shown to the member. */
    reason: t.text().notNull(),
    /** Names of the operators. */
    by: t.text().notNull(),
    at: moment()
      .notNull()
      .default(sql`now()`),
    /** Account of the authority and text of the bank transfer. */
    paidTo: t.text(),
    endedAt: moment(),
    /** Names of the operators. */
    endedBy: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    check('authority_claim_state', sql`${table.state} in ${sql.raw(`('${CLAIM_STATES.join("', '")}')`)}`),
  ],
)

/** Features that two accounts have in common. */
export const HOLD_MATCHES = ['NAME_AND_BIRTHDAY', 'PHONE', 'EMAIL', 'BANK_ACCOUNT', 'ID_NUMBER'] as const
export type HoldMatch = (typeof HOLD_MATCHES)[number]
export type HoldState = 'REVIEW' | 'REFUSED' | 'RELEASED'

/**
 * Accounts that seem to belong to a person who is excluded under another account. In REVIEW and REFUSED they are closed
 * to deposits and play for as long as that exclusion lasts.
 */
export const accountHold = pgTable(
  'account_hold',
  (t) => ({
    memberId: owner(),
    matchedId: owner(),
    matches: t.text().array().$type<HoldMatch[]>().notNull(),
    state: t.text().$type<HoldState>().notNull().default('REVIEW'),
    version: t.integer().notNull().default(0),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    decidedAt: moment(),
    /** Names of the operators. */
    decidedBy: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.matchedId] }),
    index('account_hold_matched').on(table.matchedId),
    index('account_hold_review')
      .on(table.createdAt)
      .where(sql`${table.state} = 'REVIEW'`),
  ],
)

/** How often a member is shown its playing time and result. */
export const realityCheck = pgTable('reality_check', (t) => ({
  memberId: owner().primaryKey(),
  everyMinutes: t.smallint().notNull(),
  acknowledgedAt: moment(),
}))

/** Members who have opened a game whose rounds their rules keep apart, or whose stakes they keep low (`game_session`). */
export const playPace = pgTable('play_pace', {
  memberId: owner().primaryKey(),
  /** Start of their last round in such a game; null before it. */
  startedAt: moment(),
})

/** First steps of exclusions and account closures. Only the SHA-256 of the token is stored. */
export const pendingConfirmation = pgTable(
  'pending_confirmation',
  (t) => ({
    memberId: owner(),
    tokenHash: bytes().notNull(),
    action: t.jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    index('pending_confirmation_expiry').on(table.expiresAt),
  ],
)
