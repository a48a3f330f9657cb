import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ListedKind } from '@playhouse/vendor-api/screening/screener.ts'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** Configured providers of lists, with what they publish. Without a row nobody is compared with lists. */
export const screeningList = pgTable('screening_list', (t) => ({
  provider: t.text().primaryKey(),
  /** Version of the lists; null until it was read. */
  version: t.text(),
  /** When the version is asked for next. */
  askAt: moment()
    .notNull()
    .default(sql`now()`),
  /** The last member of a run over all, which follows a change of the lists; null if none is under way. */
  sweptUntil: t.integer(),
  /** Calls that failed, one after the other, and until when none is made. */
  failures: t.smallint().notNull().default(0),
  pausedUntil: moment(),
}))

/** Why a member is compared with the lists: those of LISTS, a change, come after all others. */
export const SCREENING_REASONS = ['PERSON', 'WITHDRAWAL', 'PAYMENTS', 'LISTS'] as const
export type ScreeningReason = (typeof SCREENING_REASONS)[number]

/** Members that were or are to be compared with lists. */
export const screening = pgTable(
  'screening',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Null unless a comparison is due. */
    reason: t.text().$type<ScreeningReason>(),
    dueSince: moment(),
    nextActionAt: moment(),
    /** Rises with each comparison that becomes due: an answer ends its own question alone. */
    question: t.integer().notNull().default(0),
    attempts: t.smallint().notNull().default(0),
    /** Code of the provider's refusal or of the last failure. */
    error: t.text(),
    /** The last answer, and the version of the lists that it is of. */
    answeredAt: moment(),
    version: t.text(),
  }),
  (table) => [
    index('screening_due')
      .on(sql`(${table.reason} = 'LISTS')`, table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)

/** POSSIBLE: to be decided. CONFIRMED: it is the member. FALSE_FRIEND: it is somebody else. */
export type HitState = 'POSSIBLE' | 'CONFIRMED' | 'FALSE_FRIEND'

/** Entries of lists that may be a member, with what operators have decided. */
export const screeningHit = pgTable(
  'screening_hit',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedAlwaysAsIdentity(),
    provider: t.text().notNull(),
    /** The provider's reference, and the entry's revision that was decided about. */
    entry: t.text().notNull(),
    revision: t.text().notNull(),
    kind: t.text().$type<ListedKind>().notNull(),
    list: t.text().notNull(),
    name: t.text().notNull(),
    birthday: t.text(),
    country: t.text(),
    score: t.smallint().notNull(),
    /** SHA-256 of the member's data that was compared. */
    person: bytes().notNull(),
    state: t.text().$type<HitState>().notNull().default('POSSIBLE'),
    version: t.integer().notNull().default(0),
    foundAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When a list did not have it any more. */
    goneAt: moment(),
    decidedAt: moment(),
    /** Names of the operators. */
    decidedBy: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('screening_hit_entry').on(table.memberId, table.provider, table.entry),
  ],
)
