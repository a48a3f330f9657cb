import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

import { bytes, ltree, moment } from '@playhouse/postgres/columns.ts'

/** Why a password must be changed: anybody can guess it, or it is older than the brand lets passwords be. */
export type PasswordDue = 'WEAK' | 'EXPIRED'

/** Every account: members, agents and demo accounts. */
export const member = pgTable(
  'member',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case; unique. */
    username: text().notNull().unique(),
    nickname: text().notNull(),
    passwordHash: text().notNull(),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** The number of the account kind. */
    kind: smallint().notNull(),
    parentId: integer().references((): AnyPgColumn => member.id),
    /** Ids from the top of the tree down to this account. A demo account stands alone. */
    path: ltree().notNull(),
    /** E.164, such as `+84912345678`. */
    mobile: text(),
    /** When its owner showed a code that was sent there; until then a number proves nothing. */
    mobileVerifiedAt: moment(),
    /** Lower case. */
    email: text(),
    emailVerifiedAt: moment(),
    /** Name of the bank account that winnings are paid to, as its owner typed it. */
    payeeName: text(),
    rank: smallint().notNull().default(0),
    /** Code under which this agent invites. */
    affiliateCode: text().unique(),
    paymentPasswordHash: text(),
    /** Null until the first one is replaced. */
    paymentPasswordChangedAt: moment(),
    /** Language that the account chose, by the platform's code. */
    language: text(),
    registeredAt: moment().notNull().defaultNow(),
    /**
     * Whether limits or an exclusion must be looked up before each stake. Wallet calls read this row anyway, so that members
     * without limits cost nothing.
     */
    playGuarded: boolean().notNull().default(false),
    /** False from an exclusion on, also after its end. */
    marketingAllowed: boolean().notNull().default(true),
    /** When its owner closed the account. */
    closedAt: moment(),
  },
  (table) => [
    index('member_path').using('gist', table.path),
    index('member_parent').on(table.parentId),
    index('member_registered').on(table.registeredAt),
    // One account a number, among those who have shown that it is theirs.
    uniqueIndex('member_verified_mobile')
      .on(table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
  ],
)

/** A session; only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes().primaryKey(),
    /** Names the session where its owner lists it; opens nothing. */
    id: uuid().notNull().unique().defaultRandom(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    address: text().notNull(),
    /** Browser and system it was opened with, such as `Chrome, Windows`; null when the caller did not say. */
    device: text(),
    /** Why its password should be changed, as the log-in found; for a quarter of an hour it is changed without the old one. */
    passwordDue: text().$type<PasswordDue>(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  },
  (table) => [index('session_member').on(table.memberId)],
)

/** A token that another page of the brand hands over with an address; it opens a session once. Only its SHA-256 is kept. */
export const handOff = pgTable('hand_off', {
  tokenHash: bytes().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

/** Wrong passwords by the username that was typed, whether or not such an account exists. */
export const logInGuard = pgTable('log_in_guard', {
  username: text().primaryKey(),
  failures: smallint().notNull(),
  firstFailureAt: moment().notNull(),
  lockedUntil: moment(),
})
