import { index, pgTable } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** The configured register of excluded persons, and how it answers. Without a row nobody is asked about. */
export const exclusionRegister = pgTable('exclusion_register', (t) => ({
  register: t.text().primaryKey(),
  /** Of the last answer and of the last call without one, to the minute. */
  answeredAt: moment(),
  failedAt: moment(),
  error: t.text(),
  /** Calls that failed, one after the other, and until when none is made. */
  failures: t.smallint().notNull().default(0),
  pausedUntil: moment(),
}))

/**
 * CLEAR and LISTED: the register's answer. UNKNOWN: it gave none. INCOMPLETE: it cannot be asked, as name or birthday are not known. NOT_ASKED: the
 * rules of the member ask for none.
 */
export const EXCLUSION_CHECK_STATES = ['CLEAR', 'LISTED', 'UNKNOWN', 'INCOMPLETE', 'NOT_ASKED'] as const
export type ExclusionCheckState = (typeof EXCLUSION_CHECK_STATES)[number]

/** What the register of excluded persons said about members. */
export const exclusionCheck = pgTable(
  'exclusion_check',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Null before the first time. */
    state: t.text().$type<ExclusionCheckState>(),
    /** Whether play and deposits wait for an answer. */
    isRequired: t.boolean().notNull().default(false),
    register: t.text(),
    dueSince: moment(),
    nextActionAt: moment(),
    /** The last answer, and until when a log-in does not ask again. */
    answeredAt: moment(),
    freshUntil: moment(),
    /** SHA-256 of what was asked about. */
    person: bytes(),
    /** End of the entry; null for one without an end, and while there is none. */
    listedUntil: moment(),
    /** Code of the last failure. */
    error: t.text(),
    /** The exclusion that follows from the entry. */
    exclusionId: t.integer(),
  }),
  (table) => [
    index('exclusion_check_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
