import { index, pgTable } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { owner, type PasswordDue } from './members.ts'
import type { LogInMethod } from './security.ts'

/** A log-in with a correct password or code that requires verification. Only the SHA-256 of its ticket is stored. */
export const logInCheck = pgTable('log_in_check', (t) => ({
  ticketHash: bytes().primaryKey(),
  memberId: owner(),
  method: t.text().$type<LogInMethod>().notNull(),
  /** Hash of the password at that time: a password change invalidates the ticket. */
  passwordHash: t.text().notNull(),
  passwordDue: t.text().$type<PasswordDue>(),
  /** Wrong answers so far. */
  failures: t.smallint().notNull().default(0),
  expiresAt: moment().notNull(),
  usedAt: moment(),
}))

/** A link to set a new password, sent by e-mail. Only the SHA-256 of its token is stored. */
export const passwordReset = pgTable(
  'password_reset',
  (t) => ({
    tokenHash: bytes().primaryKey(),
    memberId: owner(),
    /** Where it was sent, in lower case: it works while this is the account's confirmed address. */
    address: t.text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [index('password_reset_member').on(table.memberId, table.createdAt.desc().nullsFirst())],
)

/**
 * Successful requests that used up a code or ticket, so that a retry after a lost response succeeds. Identified by a digest of the
 * request, keyed with the sender's own key, which is not stored: nothing can be guessed from it.
 */
export const answeredRequest = pgTable(
  'answered_request',
  (t) => ({
    name: bytes().primaryKey(),
    memberId: owner(),
    method: t.text().$type<LogInMethod>().notNull(),
    /** Hash of the password at that time: a password change invalidates the request. */
    passwordHash: t.text().notNull(),
    passwordDue: t.text().$type<PasswordDue>(),
    /** Whether it was the account's first log-in. */
    firstTime: t.boolean().notNull(),
    answeredAt: moment().notNull(),
    repeats: t.smallint().notNull().default(0),
    /** Session opened by the last response, ended by a retry; null if that required verification. */
    sessionHash: bytes(),
  }),
  (table) => [index('answered_request_at').on(table.answeredAt)],
)
