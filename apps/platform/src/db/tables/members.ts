import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'

import { bytes, ltree, moment } from '@playhouse/postgres/columns.ts'

/** WEAK: easy to guess. EXPIRED: older than the brand allows. */
export type PasswordDue = 'WEAK' | 'EXPIRED'

/** A name in lower case without accents: `normalize` and `translate` are immutable, `unaccent` is not. */
export const foldedName = (name: SQLWrapper) =>
  sql`translate(lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'đ', 'd')`

/** The mailbox of an address: without what providers ignore, which is case, a tag after a plus sign, and dots at Gmail. */
export function getMailbox(address: SQLWrapper): SQL {
  const untagged = sql`regexp_replace(lower(${address}), '(.)\\+.*@', '\\1@')`
  return sql`(case when ${untagged} ~ '@(gmail|googlemail)\\.com$'
    then replace(split_part(${untagged}, '@', 1), '.', '') || '@gmail.com' else ${untagged} end)`
}

/** Every account: members, agents and demo accounts. */
export const member = pgTable(
  'member',
  (t) => ({
    id: t.integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case; unique. */
    username: t.text().notNull().unique(),
    nickname: t.text().notNull(),
    passwordHash: t.text().notNull(),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** Number of the account kind (account-kinds.ts). */
    kind: t.smallint().notNull(),
    parentId: t.integer().references((): AnyPgColumn => member.id),
    /** Ids from the top of the tree down to this account. A demo account has no upline. */
    path: ltree().notNull(),
    /** ISO 3166 alpha-2 of where the account was opened, or first logged in; null while unknown. Decides which rules apply. */
    country: t.text(),
    /** E.164, such as `+84912345678`. */
    mobile: t.text(),
    /** When the owner entered a code sent there; an unverified number proves nothing. */
    mobileVerifiedAt: moment(),
    /** Lower case. */
    email: t.text(),
    emailVerifiedAt: moment(),
    /** Name of the bank account for payouts, as entered. */
    payeeName: t.text(),
    rank: t.smallint().notNull().default(0),
    affiliateCode: t.text().unique(),
    paymentPasswordHash: t.text(),
    /** Null until it is first replaced. */
    paymentPasswordChangedAt: moment(),
    /** When operators last removed or replaced a proof of the log-in. */
    accessMendedAt: moment(),
    /** Language chosen by the account, by the platform's code. */
    language: t.text(),
    registeredAt: moment().notNull().defaultNow(),
    /**
     * Whether limits or an exclusion must be checked before each stake. Wallet calls read this row anyway, so members
     * without limits cost nothing.
     */
    playGuarded: t.boolean().notNull().default(false),
    /** False from an exclusion on, even after its end. */
    marketingAllowed: t.boolean().notNull().default(true),
    /** When the owner asked to close the account; `account_standing` says what it may still do. */
    closingAt: moment(),
    /** When the account was closed: its money has left. */
    closedAt: moment(),
    /** When personal data was erased; names and contacts are overwritten since. */
    erasedAt: moment(),
  }),
  (table) => [
    index('member_path').using('gist', table.path),
    // Lists an upline's accounts by time.
    index('member_parent').on(table.parentId, table.registeredAt, table.id),
    // Accounts of one person.
    index('member_mobile').on(table.mobile),
    index('member_email').on(table.email),
    index('member_mailbox').on(getMailbox(table.email)),
    index('member_registered').on(table.registeredAt),
    index('member_closing')
      .on(table.closingAt)
      .where(sql`${table.closingAt} is not null and ${table.closedAt} is null`),
    index('member_erased')
      .on(table.erasedAt)
      .where(sql`${table.erasedAt} is not null`),
    // Operators search by parts of names.
    index('member_username_part').using('gin', table.username.op('gin_trgm_ops')),
    index('member_nickname_part').using('gin', sql`(${foldedName(table.nickname)}) gin_trgm_ops`),
    index('member_payee_part').using('gin', sql`(${foldedName(table.payeeName)}) gin_trgm_ops`),
    // A verified number belongs to one account.
    uniqueIndex('member_verified_mobile')
      .on(table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
  ],
)

/** The member whose row it is. */
export const owner = () =>
  integer()
    .notNull()
    .references(() => member.id)

/** Only the SHA-256 of the token is stored. */
export const session = pgTable(
  'session',
  (t) => ({
    tokenHash: bytes().primaryKey(),
    /** Identifies the session in its owner's list; grants nothing. */
    id: t.uuid().notNull().unique().defaultRandom(),
    memberId: t
      .integer()
      .notNull()
      .references(() => member.id),
    address: t.text().notNull(),
    /** Browser and system, such as `Chrome, Windows`; null if unknown. */
    device: t.text(),
    /** Set at log-in. The password can be changed without the old one for 15 minutes. */
    passwordDue: t.text().$type<PasswordDue>(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    endedAt: moment(),
  }),
  (table) => [index('session_member').on(table.memberId)],
)

/** Single-use token in a link from another page of the brand; opens a session. Only its SHA-256 is stored. */
export const handOff = pgTable('hand_off', (t) => ({
  tokenHash: bytes().primaryKey(),
  memberId: t
    .integer()
    .notNull()
    .references(() => member.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
}))

/** Wrong passwords by typed username, whether or not the account exists. */
export const logInGuard = pgTable('log_in_guard', (t) => ({
  username: t.text().primaryKey(),
  failures: t.smallint().notNull(),
  firstFailureAt: moment().notNull(),
  lockedUntil: moment(),
}))
