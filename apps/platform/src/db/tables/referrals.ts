import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { minor, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Conditions on an invited friend for the reward; without a row nothing is paid. A later row replaces earlier ones. */
export const referralRule = pgTable('referral_rule', {
  validFrom: date().primaryKey(),
  reward: minor().notNull(),
  /** Sums of the friend's deposits and settled stakes within `days` days, the day of registration included. */
  minDeposit: minor().notNull(),
  minTurnover: minor().notNull(),
  days: smallint().notNull(),
})

/**
 * `REGISTERED` → `DEPOSITED` (first deposit) → `PAID`. `DECLINED`: the friend met the rule, but shares a network or
 * browser with the inviter, or one of the two is excluded or has closed the account. `EXPIRED`: not met in time.
 */
export type ReferralState = 'REGISTERED' | 'DEPOSITED' | 'PAID' | 'DECLINED' | 'EXPIRED'

/** A friend that a member invited, with the rule at the time of the registration. */
export const referral = pgTable(
  'referral',
  {
    /** The inviter. */
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    friendId: integer()
      .notNull()
      .references(() => member.id),
    state: text().$type<ReferralState>().notNull().default('REGISTERED'),
    version: integer().notNull().default(0),
    reward: minor().notNull(),
    minDeposit: minor().notNull(),
    minTurnover: minor().notNull(),
    /** The friend's days that count, both included. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    registeredAt: moment().notNull(),
    /** When it expires; null once ended. */
    nextActionAt: moment(),
    /** When to retry after a failure. */
    retryAt: moment(),
    endedAt: moment(),
    transactionId: bigint({ mode: 'bigint' }),
  },
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
