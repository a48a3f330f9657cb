import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { bytes, moment } from './columns.ts'
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
