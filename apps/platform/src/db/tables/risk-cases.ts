import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { ListedKind } from '@playhouse/vendor-api/screening/screener.ts'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** What opened a case: a sign, an operator, or a check from outside, such as a bank's question. */
export const CASE_OPENERS = ['SIGN', 'OPERATOR', 'CHECK'] as const
export type CaseOpener = (typeof CASE_OPENERS)[number]

export const CASE_STATES = ['OPEN', 'DECIDED'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What operators may stop for a member: each alone. */
export const RISK_STOPS = ['WITHDRAWALS', 'PLAY'] as const
export type RiskStop = (typeof RISK_STOPS)[number]

/** Cases of risk; at most one of a member is open. */
export const riskCase = pgTable(
  'risk_case',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    state: text().$type<CaseState>().notNull().default('OPEN'),
    openedBy: text().$type<CaseOpener>().notNull(),
    openedAt: moment().notNull().defaultNow(),
    /** Score when it was opened or reopened. */
    score: smallint().notNull(),
    /** When it is to be decided. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
    /** Names of the operators. */
    decidedBy: text(),
    /** Keys of EFFECTS (domains/money/risk) of the last decision. */
    effects: text().array().notNull().default([]),
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    // Operators search by the number alone.
    index('risk_case_number').on(table.id),
    uniqueIndex('risk_case_open')
      .on(table.memberId)
      .where(sql`${table.state} = 'OPEN'`),
    index('risk_case_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'OPEN'`),
  ],
)

/** OPENED, REOPENED and DECIDED change the state; SIGN, PAYMENT, NOTE, DOCUMENT and LIST, an entry of a list, are evidence. */
export const CASE_EVENTS = [
  'OPENED',
  'SIGN',
  'PAYMENT',
  'NOTE',
  'DOCUMENT',
  'LIST',
  'DECIDED',
  'REOPENED',
  'REPORT',
] as const
export type CaseEventKind = (typeof CASE_EVENTS)[number]

/** History of a case, append-only: what was done, and evidence with its values of that moment. */
export const riskCaseEvent = pgTable(
  'risk_case_event',
  {
    memberId: integer().notNull(),
    caseId: integer().notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<CaseEventKind>().notNull(),
    at: moment().notNull().defaultNow(),
    /** Name of the operator, or SYSTEM. */
    by: text().notNull(),
    /** A reason, or a note. */
    text: text().notNull().default(''),
    /** Of a sign: key, value and evidence. Of a payment: kind, number, amount, state and moment. Of a list: the entry. Of a decision: effects. */
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** A picture (WebP). */
    document: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'risk_case_event_case',
      columns: [table.memberId, table.caseId],
      foreignColumns: [riskCase.memberId, riskCase.id],
    }).onDelete('cascade'),
    index('risk_case_event_of_case').on(table.memberId, table.caseId, table.id),
  ],
)

/** What is stopped for a member until two operators decide otherwise, in a case or on the member's card. */
export const riskStop = pgTable(
  'risk_stop',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text().$type<RiskStop>().notNull(),
    /** Null if it was stopped on the member's card. */
    caseId: integer(),
    since: moment().notNull().defaultNow(),
    /** Names of the operators. */
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind] }),
    foreignKey({
      name: 'risk_stop_case',
      columns: [table.memberId, table.caseId],
      foreignColumns: [riskCase.memberId, riskCase.id],
    }),
  ],
)

export interface ReportContent {
  reference: string
  entity: string
  currency: string
  madeAt: string
  madeBy: string
  /** What the operator writes to the authority. */
  reason: string
  subject: {
    memberId: number
    username: string
    name: string | null
    birthday: string | null
    nationality: string | null
    address: string | null
    phone: string | null
    email: string | null
    registeredAt: string
  }
  /** Signs of the case, once each. */
  indicators: readonly { code: string; text: string }[]
  /** Entries of lists that may be or are the person; reports made before there were any lack it. */
  entries?: readonly {
    kind: ListedKind
    provider: string
    list: string
    entry: string
    name: string
    birthday: string | null
    country: string | null
    score: number
    /** Whether operators have said that it is the person. */
    isConfirmed: boolean
  }[]
  payments: readonly {
    kind: 'DEPOSIT' | 'WITHDRAWAL'
    id: number
    at: string
    /** Decimal. */
    amount: string
    channel: string | null
    /** The payer's name, or the number of the account that was paid. */
    account: string | null
  }[]
}

/** Reports to an authority, as they were made. Nothing sends them. */
export const riskReport = pgTable(
  'risk_report',
  {
    memberId: integer().notNull(),
    caseId: integer().notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    madeAt: moment().notNull().defaultNow(),
    /** Name of the operator. */
    madeBy: text().notNull(),
    /** What it says, for the printable page. */
    content: jsonb().$type<ReportContent>().notNull(),
    /** The file, which is not made again: it is what was sent. */
    xml: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'risk_report_case',
      columns: [table.memberId, table.caseId],
      foreignColumns: [riskCase.memberId, riskCase.id],
    }).onDelete('cascade'),
    index('risk_report_of_case').on(table.memberId, table.caseId, table.id),
  ],
)
