import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** Owner of the cases of guests: of visitors and demo accounts, who are known by an address alone. */
export const GUEST = 0

export const serviceCase = pgTable(
  'service_case',
  (t) => ({
    /** `GUEST` for those without an account. */
    memberId: t.integer().notNull(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    kind: t.text().$type<'QUESTION' | 'FEEDBACK'>().notNull().default('QUESTION'),
    requestKey: t.uuid().notNull(),
    /** How to reach a guest, and what a member left with feedback. */
    contact: t.text(),
    topic: t.text().notNull(),
    title: t.text().notNull(),
    /** OPEN waits for an operator, ANSWERED for the member. */
    state: t.text().$type<'OPEN' | 'ANSWERED' | 'CLOSED'>().notNull().default('OPEN'),
    /** The member's rank when the case was opened; higher ranks are answered first. */
    rank: t.smallint().notNull(),
    language: t.text().notNull(),
    /** Answers that the member has not read. */
    unseen: t.smallint().notNull().default(0),
    openedAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** When an open case began to wait for its next answer. */
    waitingSince: moment().notNull().defaultNow(),
    /** One to five stars, once the case is closed. */
    stars: t.smallint(),
    ratingComment: t.text(),
    /** When a letter to a guest is due; it has a new code. */
    letterDueAt: moment(),
  }),
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
  (t) => ({
    memberId: t.integer().notNull(),
    caseId: t.bigint({ mode: 'bigint' }).notNull(),
    line: t.integer().notNull(),
    /** A NOTE is for operators only. */
    author: t.text().$type<'MEMBER' | 'OPERATOR' | 'NOTE'>().notNull(),
    /** The operator's name; never shown to members. */
    operator: t.text(),
    text: t.text().notNull(),
    uploads: t
      .uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requestKey: t.uuid(),
    at: moment().notNull().defaultNow(),
  }),
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
  (t) => ({
    hash: bytes().primaryKey(),
    caseId: t.bigint({ mode: 'bigint' }).notNull(),
    isCode: t.boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  }),
  (table) => [index('guest_case_key_case').on(table.caseId)],
)

export const answerTemplate = pgTable('answer_template', (t) => ({
  id: t.integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: t.text().notNull(),
  language: t.text().notNull(),
  text: t.text().notNull(),
  operator: t.text().notNull(),
  changedAt: moment().notNull().defaultNow(),
}))
