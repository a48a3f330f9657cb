import { sql } from 'drizzle-orm'
import {
  bigint,
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

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Customer service cases. */
export const serviceCase = pgTable(
  'service_case',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    /** Idempotency key of the member's form. */
    requestKey: uuid().notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('service_case_once').on(table.memberId, table.requestKey),
    index('service_case_listed').on(table.memberId, table.updatedAt.desc().nullsFirst()),
    index('service_case_waiting')
      .on(table.rank.desc().nullsFirst(), table.waitingSince)
      .where(sql`${table.state} = 'OPEN'`),
  ],
)

/** Lines of a case, in order. */
export const serviceCaseLine = pgTable(
  'service_case_line',
  {
    memberId: integer().notNull(),
    caseId: bigint({ mode: 'bigint' }).notNull(),
    line: integer().notNull(),
    author: text().$type<'MEMBER' | 'OPERATOR'>().notNull(),
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
