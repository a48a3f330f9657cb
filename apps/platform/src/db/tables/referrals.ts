import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Conditions on an invited friend for the reward; without a row nothing is paid. A later row replaces earlier ones. */
export const referralRule = pgTable('referral_rule', (t) => ({
  validFrom: t.date().primaryKey(),
  reward: minor().notNull(),
  /** Sums of the friend's deposits and settled stakes within `days` days, the day of registration included. */
  minDeposit: minor().notNull(),
  minTurnover: minor().notNull(),
  days: t.smallint().notNull(),
}))

/**
 * `REGISTERED` → `DEPOSITED` (first deposit) → `PAID`. `DECLINED`: the friend met the rule, but shares a network or
 * browser with the inviter, or one of the two is excluded or has closed the account. `EXPIRED`: not met in time.
 */
export type ReferralState = 'REGISTERED' | 'DEPOSITED' | 'PAID' | 'DECLINED' | 'EXPIRED'

/** A friend that a member invited, with the rule at the time of the registration. */
export const referral = pgTable(
  'referral',
  (t) => ({
    /** The inviter. */
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    friendId: owner(),
    state: t.text().$type<ReferralState>().notNull().default('REGISTERED'),
    version: t.integer().notNull().default(0),
    reward: minor().notNull(),
    minDeposit: minor().notNull(),
    minTurnover: minor().notNull(),
    /** The friend's days that count, both included. */
    firstDay: t.date().notNull(),
    lastDay: t.date().notNull(),
    registeredAt: moment().notNull(),
    /** When it expires; null once ended. */
    nextActionAt: moment(),
    /** When to retry after a failure. */
    retryAt: moment(),
    endedAt: moment(),
    transactionId: t.bigint({ mode: 'bigint' }),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('referral_member_friend').on(table.memberId, table.friendId),
    index('referral_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('referral_friend')
      .on(table.friendId)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
