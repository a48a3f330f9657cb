import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member, type PasswordDue } from './members.ts'
import type { LogInMethod } from './security.ts'

/** A log-in with a correct password or code that requires verification. Only the SHA-256 of its ticket is stored. */
export const logInCheck = pgTable('log_in_check', {
  ticketHash: bytes().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
  method: text().$type<LogInMethod>().notNull(),
  /** Hash of the password at that time: a password change invalidates the ticket. */
  passwordHash: text().notNull(),
  passwordDue: text().$type<PasswordDue>(),
  /** Wrong answers so far. */
  failures: smallint().notNull().default(0),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

/** A link to set a new password, sent by e-mail. Only the SHA-256 of its token is stored. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    /** Where it was sent, in lower case: it works while this is the account's confirmed address. */
    address: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('password_reset_member').on(table.memberId, table.createdAt.desc().nullsFirst())],
)

/**
 * Successful requests that used up a code or ticket, so that a retry after a lost response succeeds. Identified by a digest of the
 * request, keyed with the sender's own key, which is not stored: nothing can be guessed from it.
 */
export const answeredRequest = pgTable(
  'answered_request',
  {
    name: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    method: text().$type<LogInMethod>().notNull(),
    /** Hash of the password at that time: a password change invalidates the request. */
    passwordHash: text().notNull(),
    passwordDue: text().$type<PasswordDue>(),
    /** Whether it was the account's first log-in. */
    firstTime: boolean().notNull(),
    answeredAt: moment().notNull(),
    repeats: smallint().notNull().default(0),
    /** Session opened by the last response, ended by a retry; null if that required verification. */
    sessionHash: bytes(),
  },
  (table) => [index('answered_request_at').on(table.answeredAt)],
)
