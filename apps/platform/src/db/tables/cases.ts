import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** Owner of the cases of guests: of visitors and demo accounts, who are known by an address alone. */
export const GUEST = 0

export const serviceCase = pgTable(
  'service_case',
  {
    /** `GUEST` for those without an account. */
    memberId: integer().notNull(),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<'QUESTION' | 'FEEDBACK'>().notNull().default('QUESTION'),
    requestKey: uuid().notNull(),
    /** How to reach a guest, and what a member left with feedback. */
    contact: text(),
    topic: text().notNull(),
    title: text().notNull(),
    /** OPEN waits for an operator, ANSWERED for the member. */
    state: text().$type<'OPEN' | 'ANSWERED' | 'CLOSED'>().notNull().default('OPEN'),
    /** The member's rank when the case was opened; higher ranks are answered first. */
    rank: smallint().notNull(),
    language: text().notNull(),
    /** Answers that the member has not read. */
    unseen: smallint().notNull().default(0),
    openedAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** When an open case began to wait for its next answer. */
    waitingSince: moment().notNull().defaultNow(),
    /** One to five stars, once the case is closed. */
    stars: smallint(),
    ratingComment: text(),
    /** When a letter to a guest is due; it has a new code. */
    letterDueAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('service_case_once').on(table.memberId, table.requestKey),
    // Operators search by the number alone.
    index('service_case_number').on(table.id),
    index('service_case_listed').on(table.memberId, table.updatedAt.desc().nullsFirst()),
    index('service_case_waiting')
      .on(table.rank.desc().nullsFirst(), table.waitingSince)
      .where(sql`${table.state} = 'OPEN'`),
    index('service_case_contact')
      .on(table.contact)
      .where(sql`${table.memberId} = ${sql.raw(String(GUEST))}`),
    index('service_case_letter')
      .on(table.letterDueAt)
      .where(sql`${table.letterDueAt} is not null`),
    check('service_case_stars', sql`${table.stars} between 1 and 5`),
  ],
)

export const serviceCaseLine = pgTable(
  'service_case_line',
  {
    memberId: integer().notNull(),
    caseId: bigint({ mode: 'bigint' }).notNull(),
    line: integer().notNull(),
    /** A NOTE is for operators only. */
    author: text().$type<'MEMBER' | 'OPERATOR' | 'NOTE'>().notNull(),
    /** The operator's name; never shown to members. */
    operator: text(),
    text: text().notNull(),
    uploads: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requestKey: uuid(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.caseId, table.line] }),
    unique('service_case_line_once').on(table.memberId, table.caseId, table.requestKey),
    foreignKey({
      name: 'service_case_line_case',
      columns: [table.memberId, table.caseId],
      foreignColumns: [serviceCase.memberId, serviceCase.id],
    }),
  ],
)

/** Keys of a guest's case: a code from a letter, valid once, or the key of a browser. Only hashes are stored. */
export const guestCaseKey = pgTable(
  'guest_case_key',
  {
    hash: bytes().primaryKey(),
    caseId: bigint({ mode: 'bigint' }).notNull(),
    isCode: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('guest_case_key_case').on(table.caseId)],
)

export const answerTemplate = pgTable('answer_template', {
  id: integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  language: text().notNull(),
  text: text().notNull(),
  operator: text().notNull(),
  changedAt: moment().notNull().defaultNow(),
})
