import { boolean, index, integer, pgTable, smallint, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { bytes, ltree, moment } from './columns.ts'

/** Every account: members, agents and demo accounts. */
export const member = pgTable(
  'member',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case; unique. */
    username: text().notNull().unique(),
    nickname: text().notNull(),
    passwordHash: text().notNull(),
    /** The number of the account kind. */
    kind: smallint().notNull(),
    parentId: integer().references((): AnyPgColumn => member.id),
    /** Ids from the top of the tree down to this account. A demo account stands alone. */
    path: ltree().notNull(),
    mobile: text(),
    email: text(),
    rank: smallint().notNull().default(0),
    /** Code under which this agent invites. */
    affiliateCode: text().unique(),
    paymentPasswordHash: text(),
    /** Language that the account chose, by the platform's code. */
    language: text(),
    registeredAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('member_path').using('gist', table.path),
    index('member_parent').on(table.parentId),
    index('member_registered').on(table.registeredAt),
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

/** Every log-in that succeeded. */
export const logIn = pgTable(
  'log_in',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    address: text().notNull(),
    at: moment().notNull().defaultNow(),
    firstTime: boolean().notNull().default(false),
  },
  (table) => [index('log_in_member').on(table.memberId, table.at.desc().nullsFirst())],
)

/** Wrong passwords by the username that was typed, whether or not such an account exists. */
export const logInGuard = pgTable('log_in_guard', {
  username: text().primaryKey(),
  failures: smallint().notNull(),
  firstFailureAt: moment().notNull(),
  lockedUntil: moment(),
})
