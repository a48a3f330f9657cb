import type { DOWNLINE_ACTS } from '@playhouse/platform-api/agent-downline.ts'
import { APPLICATION_STATES } from '@playhouse/platform-api/agent-applications.ts'
import { BILL_STATES, REQUEST_STATES } from '@playhouse/platform-api/agent-contracts.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { minor, moment } from '@playhouse/postgres/columns.ts'
import type { BillLine, ContractKind, ContractTerms, ProductShares } from '@playhouse/shared/agent-pay.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { member, owner } from './members.ts'

/** Highest rates that agents may be paid on valid bets from a day on. A later row replaces earlier ones; there is always one. */
export const agentPayRule = pgTable('agent_pay_rule', (t) => ({
  validFrom: t.date().primaryKey(),
  /** The highest rates that may be agreed, in basis points. */
  rebate: t.smallint().notNull(),
  dailySalary: t.smallint().notNull(),
  hourlySalary: t.smallint().notNull(),
  realtimeSalary: t.smallint().notNull(),
  /** How much of a product's valid bets rebates and new salaries are paid for. */
  shares: t.jsonb().$type<ProductShares>().notNull(),
}))

/** Rebate on valid bets, and highest prize series of lottery tickets; no row means the defaults. Neither is above the upline's. */
export const rebateRate = pgTable(
  'rebate_rate',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Share of valid bets. */
    basisPoints: t.smallint().notNull().default(0),
    series: t.smallint().notNull().default(USUAL_SERIES),
    changedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    check('rebate_rate_range', sql`${table.basisPoints} between 0 and 1400`),
    check('rebate_series_range', sql`${table.series} between 1700 and 1980`),
  ],
)

export const agentLink = pgTable(
  'agent_link',
  (t) => ({
    /** Upper case; part of the link's URL. */
    code: t.text().primaryKey(),
    memberId: owner(),
    name: t.text().notNull(),
    /** The agent's own campaign id. */
    subId: t.text(),
    /** Rebate and highest prize series of members who register by this link. */
    basisPoints: t.smallint().notNull(),
    series: t.smallint().notNull().default(USUAL_SERIES),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    removedAt: moment(),
  }),
  (table) => [index('agent_link_member').on(table.memberId, table.createdAt.desc().nullsFirst())],
)

export const agentLinkVisit = pgTable(
  'agent_link_visit',
  (t) => ({ code: t.text().notNull(), day: t.date().notNull(), visits: t.integer().notNull() }),
  (table) => [primaryKey({ columns: [table.code, table.day] })],
)

export const linkRegistration = pgTable(
  'link_registration',
  (t) => ({
    memberId: owner().primaryKey(),
    code: t
      .text()
      .notNull()
      .references(() => agentLink.code),
  }),
  (table) => [index('link_registration_code').on(table.code)],
)

/** An agent's private note about an account in its downline. */
export const agentNote = pgTable(
  'agent_note',
  (t) => ({
    memberId: owner(),
    aboutId: owner(),
    text: t.text().notNull(),
    changedAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.aboutId] })],
)

/** Changes of an account by an agent above it, visible to both, and by operators. Never updated. */
export const agentAct = pgTable(
  'agent_act',
  (t) => ({
    /** The account concerned. */
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    /** The agent; null for the house. */
    byId: t.integer().references(() => member.id),
    act: t.text().$type<(typeof DOWNLINE_ACTS)[number]>().notNull(),
    /** Old and new value of a change. */
    before: t.integer(),
    after: t.integer(),
    at: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** An account that moved to another upline. What was billed before was counted with the teams of its time. */
export const uplineChange = pgTable(
  'upline_change',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    /** Everybody above, before and afterwards: their teams or lines changed. */
    touched: t.integer().array().notNull(),
    at: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

export const CONTRACT_STATES = ['OFFERED', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'SUPERSEDED', 'TERMINATED'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/**
 * Versions of contracts between an account and its upline. Terms never change: a new offer is a new version. ACCEPTED
 * becomes SUPERSEDED or TERMINATED once its last period, which ends at `valid_until`, is billed.
 */
export const contractVersion = pgTable(
  'contract_version',
  (t) => ({
    /** The payee. */
    memberId: owner(),
    id: t.uuid().notNull(),
    number: t.integer().notNull(),
    kind: t.text().$type<ContractKind>().notNull(),
    /** The payer, who makes the offer. */
    uplineId: owner(),
    terms: t.jsonb().$type<ContractTerms>().notNull(),
    /** SHA-256 of the terms and both accounts. */
    termsHash: t.text().notNull(),
    state: t.text().$type<ContractState>().notNull(),
    /** Number of transitions. */
    version: t.integer().notNull().default(1),
    offeredAt: moment().notNull(),
    /** SHA-256 of the token of the session that made the offer, in hex. */
    offeredSession: t.text(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
    decidedSession: t.text(),
    /** Start of the first period. */
    validFrom: moment(),
    validUntil: moment(),
    endReason: t.text().$type<'SUPERSEDED' | 'TERMINATED'>(),
    /** Start of the next period to bill. */
    nextPeriod: moment(),
    nextActionAt: moment(),
    /** The state or end reason of the last notification to both sides. */
    notifiedState: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('contract_version_number').on(table.memberId, table.kind, table.number),
    uniqueIndex('contract_version_offered')
      .on(table.memberId, table.kind)
      .where(sql`${table.state} = 'OFFERED'`),
    uniqueIndex('contract_version_running')
      .on(table.memberId, table.kind)
      .where(sql`${table.state} = 'ACCEPTED' and ${table.endReason} is null`),
    index('contract_version_upline').on(table.uplineId, table.kind),
    index('contract_version_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('contract_version_unnotified')
      .on(table.offeredAt)
      .where(sql`notified_state is distinct from coalesce(end_reason, state)`),
    check('contract_version_state', sql.raw(`state in (${CONTRACT_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)

export type RequestState = (typeof REQUEST_STATES)[number]

/** Requests for a contract to the upline, which answers with an offer or declines. */
export const contractRequest = pgTable(
  'contract_request',
  (t) => ({
    memberId: owner(),
    id: t.uuid().notNull(),
    kind: t.text().$type<ContractKind>().notNull(),
    uplineId: owner(),
    terms: t.jsonb().$type<ContractTerms>().notNull(),
    note: t.text().notNull(),
    state: t.text().$type<RequestState>().notNull(),
    /** Number of transitions. */
    version: t.integer().notNull().default(1),
    requestedAt: moment().notNull(),
    /** SHA-256 of the token of the requesting session, in hex. */
    requestedSession: t.text(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
    decidedSession: t.text(),
    reason: t.text(),
    /** The offer made in response. */
    contractId: t.uuid(),
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('contract_request_open')
      .on(table.memberId, table.kind)
      .where(sql`${table.state} = 'REQUESTED'`),
    index('contract_request_upline').on(table.uplineId, table.kind, table.requestedAt.desc().nullsFirst()),
    index('contract_request_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    check('contract_request_state', sql.raw(`state in (${REQUEST_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)

export type ApplicationState = (typeof APPLICATION_STATES)[number]

export const agentApplication = pgTable(
  'agent_application',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    state: t.text().$type<ApplicationState>().notNull().default('APPLIED'),
    motivation: t.text().notNull(),
    channel: t.text().notNull(),
    expectedPlayers: t.integer().notNull(),
    question: t.text(),
    answer: t.text(),
    reason: t.text(),
    /** Number of transitions. */
    version: t.integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
    operator: t.text(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('agent_application_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('APPLIED', 'NEEDS_INFO')`),
    index('agent_application_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'APPLIED'`),
    check(
      'agent_application_state',
      sql.raw(`state in (${APPLICATION_STATES.map((state) => `'${state}'`).join(', ')})`),
    ),
  ],
)

export type BillState = (typeof BILL_STATES)[number]

/**
 * A bill of a contract version for a period. A recount adds a revision with the difference; a negative difference is
 * recorded and never collected.
 */
export const agentBill = pgTable(
  'agent_bill',
  (t) => ({
    /** The payee. */
    memberId: owner(),
    id: t.uuid().notNull(),
    kind: t.text().$type<ContractKind | 'REBATE' | 'SERIES'>().notNull(),
    /** Nil for rebate differentials, which follow from the rates. */
    contractId: t.uuid().notNull(),
    /** Null for the house. */
    payerId: t.integer().references(() => member.id),
    periodFrom: moment().notNull(),
    periodTo: moment().notNull(),
    revision: t.integer().notNull().default(1),
    /** By the formula, summed over all revisions. */
    total: minor().notNull(),
    /** Amount paid by this revision. */
    amount: minor().notNull(),
    lines: t.jsonb().$type<readonly BillLine[]>().notNull(),
    state: t.text().$type<BillState>().notNull(),
    version: t.integer().notNull().default(1),
    createdAt: moment().notNull(),
    nextActionAt: moment(),
    paidAt: moment(),
    transactionId: t.bigint({ mode: 'bigint' }),
    /** The payee's objection. */
    dispute: t.text(),
    disputedAt: moment(),
    /** When to recompute it. */
    recountAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('agent_bill_once').on(table.memberId, table.kind, table.contractId, table.periodFrom, table.revision),
    index('agent_bill_member').on(table.memberId, table.kind, table.periodFrom.desc().nullsFirst()),
    index('agent_bill_payer').on(table.payerId, table.createdAt.desc().nullsFirst()),
    index('agent_bill_recount')
      .on(table.recountAt)
      .where(sql`${table.recountAt} is not null`),
    index('agent_bill_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    check('agent_bill_state', sql.raw(`state in (${BILL_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
)
