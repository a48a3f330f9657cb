import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member, type PasswordDue } from './members.ts'
import type { LogInMethod } from './security.ts'

/**
 * A log-in whose password or code was right, and which must show more before it opens a session. Only the SHA-256 of its
 * ticket is kept.
 */
export const logInCheck = pgTable('log_in_check', {
  ticketHash: bytes().primaryKey(),
  memberId: integer()
    .notNull()
    .references(() => member.id),
  method: text().$type<LogInMethod>().notNull(),
  /** The password's hash at that time: changed since, the ticket opens nothing. */
  passwordHash: text().notNull(),
  passwordDue: text().$type<PasswordDue>(),
  /** Wrong answers so far. */
  failures: smallint().notNull().default(0),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

/** A link to set a new password that was sent by e-mail. Only the SHA-256 of its token is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('password_reset_member').on(table.memberId, table.createdAt.desc().nullsFirst())],
)

/**
 * Requests that used up a code or a ticket and let somebody in, so that one whose answer was lost can be sent again. The name is a
 * digest of all that was sent, keyed with the sender's own key, which is kept nowhere: nothing can be guessed from it.
 */
export const answeredRequest = pgTable(
  'answered_request',
  {
    name: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    method: text().$type<LogInMethod>().notNull(),
    /** The password's hash then: changed since, the request opens nothing. */
    passwordHash: text().notNull(),
    passwordDue: text().$type<PasswordDue>(),
    /** Whether it was the account's first log-in. */
    firstTime: boolean().notNull(),
    answeredAt: moment().notNull(),
    repeats: smallint().notNull().default(0),
    /** Hash of the session that the last answer opened; null where that asked for more. It ends when there is another answer. */
    sessionHash: bytes(),
  },
  (table) => [index('answered_request_at').on(table.answeredAt)],
)
