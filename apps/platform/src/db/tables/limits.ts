import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export type LimitKind = 'DEPOSIT' | 'LOSS' | 'STAKE' | 'SESSION_TIME'
/** `ONCE`: of a single stake or a single session. */
export type LimitPeriod = 'DAY' | 'WEEK' | 'MONTH' | 'ONCE'

/** Minor units, or minutes for session time. */
const value = () => bigint({ mode: 'bigint' })
const owner = () =>
  integer()
    .notNull()
    .references(() => member.id)

/** Limits in force. The stricter of the member's own and the operator's counts. */
export const memberLimit = pgTable(
  'member_limit',
  {
    memberId: owner(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** The member's own; null for none. */
    value: value(),
    operatorValue: value(),
    /** When it last stopped something; an event tells of it at most once a minute. */
    reachedAt: moment(),
    /** Session time only: when the session in which a game was opened has used it up. */
    nextActionAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period] }),
    index('member_limit_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/**
 * `EFFECTIVE`: in force at once, as lower limits are. `WAITING`: a looser limit within its 24 hours, or waiting for the
 * confirmation after them, which makes it `CONFIRMED`.
 */
type LimitChangeState = 'EFFECTIVE' | 'WAITING' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED'

/** Every change of a limit, with who made it. */
export const limitChange = pgTable(
  'limit_change',
  {
    memberId: owner(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    oldValue: value(),
    /** Null removes the limit. */
    newValue: value(),
    state: text().$type<LimitChangeState>().notNull(),
    /** `MEMBER`, or `OPERATOR` and a name. */
    changedBy: text().notNull(),
    changedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** From when, and until when, a waiting change may be confirmed. */
    readyAt: moment(),
    expiresAt: moment(),
    decidedAt: moment(),
  },
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
/** `REPLACED`: a longer one took its place. */
type ExclusionState = 'ACTIVE' | 'ENDED' | 'REPLACED'

/** Times in which a member neither plays nor pays in. At most one is active. */
export const playExclusion = pgTable(
  'play_exclusion',
  {
    memberId: owner(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<ExclusionKind>().notNull(),
    state: text().$type<ExclusionState>().notNull(),
    startsAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Null for an indefinite one. */
    endsAt: moment(),
    nextActionAt: moment(),
    /** When and by whom it was ended; null while it is active. */
    closedAt: moment(),
    closedBy: text(),
  },
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

/** How often a member sees how long and with which result it has played. */
export const realityCheck = pgTable('reality_check', {
  memberId: owner().primaryKey(),
  everyMinutes: smallint().notNull(),
  acknowledgedAt: moment(),
})

/** First steps of exclusions and closings that wait for the second. Only the SHA-256 of the token is kept. */
export const pendingConfirmation = pgTable(
  'pending_confirmation',
  {
    memberId: owner(),
    tokenHash: bytes().notNull(),
    action: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    index('pending_confirmation_expiry').on(table.expiresAt),
  ],
)
