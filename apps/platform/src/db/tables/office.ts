import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type AnyPgColumn, check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { bytes, minor, moment } from '@playhouse/postgres/columns.ts'
import { paymentProviderCode } from './cashier.ts'
import { owner } from './members.ts'

export const OPERATOR_ROLES = [
  'view',
  'service',
  'payments',
  'payments-second',
  'content',
  'lottery',
  'risk',
  'admin',
] as const

export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** An entry's action, subject and actor as pages show them: `withdrawal:17:204` is "withdrawal 17 204". */
export const auditText = ({ action, subject, actor }: Record<'action' | 'subject' | 'actor', SQLWrapper>): SQL =>
  sql`translate(lower(${action} || ' ' || ${subject} || ' ' || ${actor}), '._:/-', '     ')`

/**
 * The audit log: who changed what, and why. Rows are chained by hash: a trigger sets `seq`, `previousHash` and `hash`, and other triggers
 * refuse updates and deletes (db/functions/audit).
 */
export const auditEntry = pgTable(
  'audit_entry',
  (t) => ({
    seq: t
      .bigint({ mode: 'bigint' })
      .primaryKey()
      .default(sql`0`),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    actorKind: t.text().$type<'OPERATOR' | 'MEMBER' | 'SYSTEM'>().notNull(),
    /** Operator's name, member's id, or part of the system. */
    actor: t.text().notNull(),
    /** Name such as `withdrawal.approved`. */
    action: t.text().notNull(),
    /** Subject of the action, such as `withdrawal:17:204`. */
    subject: t.text().notNull(),
    oldValue: t.jsonb(),
    newValue: t.jsonb(),
    reason: t.text(),
    previousHash: bytes()
      .notNull()
      .default(sql`''`),
    hash: bytes()
      .notNull()
      .default(sql`''`),
    /** Role that allowed an operator to do it; null where none is needed, as for a log-in. */
    role: t.text().$type<OperatorRole>(),
    /** Random part of the hash, so that erased values cannot be guessed from it; null in entries of earlier releases and erased ones. */
    salt: bytes(),
    /** The later entry that erased the values and the reason of this one; they are null since. */
    erasedBy: t.bigint({ mode: 'bigint' }),
  }),
  (table) => [
    check('audit_entry_actor_kind', sql`actor_kind in ('OPERATOR', 'MEMBER', 'SYSTEM')`),
    index('audit_entry_subject').on(table.subject, table.seq.desc()),
    // Operators search it (audit/read-audit.ts).
    index('audit_entry_action').on(table.action, table.seq),
    index('audit_entry_actor').on(table.actor, table.seq),
    index('audit_entry_at').on(table.at),
    index('audit_entry_text').using('gin', sql`(${auditText(table)}) gin_trgm_ops`),
  ],
)

/** Members whom an entry concerns, as `audit_members` finds them. Not part of the hash chain: it can be computed again. */
export const auditEntryMember = pgTable(
  'audit_entry_member',
  (t) => ({
    memberId: t.integer().notNull(),
    seq: t.bigint({ mode: 'bigint' }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.seq] })],
)

export const operatorAccount = pgTable('operator_account', (t) => ({
  id: t.integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: t.text().notNull().unique(),
  /** Hash of the token by which a demo's operator logs in; a new name with a known token is the same account. */
  secretHash: bytes(),
  /** Whether a demo's `OPERATOR_TOKEN` named it at the last start. */
  isListed: t.boolean().notNull().default(false),
  /** Null, as `sealedSecret`, the key of the authenticator, for operators who log in by passkeys alone. */
  passwordHash: t.text(),
  sealedSecret: t.text(),
  /** The last step of the authenticator that was used. */
  usedStep: t.bigint({ mode: 'number' }).notNull().default(0),
  /** The WebAuthn user handle, random. */
  holder: bytes(),
  /** The operator who made the link of the log-in, until another admin vouches for it; null if the server made it. */
  linkById: t.integer().references((): AnyPgColumn => operatorAccount.id),
  /** When the log-in was set up by that link. */
  linkAt: moment(),
  disabledAt: moment(),
  lastSeenAt: moment(),
  createdAt: moment().notNull().defaultNow(),
}))

export const operatorPasskey = pgTable(
  'operator_passkey',
  (t) => ({
    credentialId: t.text().primaryKey(),
    operatorId: t
      .integer()
      .notNull()
      .references(() => operatorAccount.id),
    publicKey: bytes().notNull(),
    signCount: t.bigint({ mode: 'number' }).notNull(),
    transports: t.text().array().notNull(),
    name: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  }),
  (table) => [index('operator_passkey_operator').on(table.operatorId)],
)

/** Links with which operators set up how they log in; a new one replaces the one before, and its use deletes it. */
export const operatorInvitation = pgTable('operator_invitation', (t) => ({
  operatorId: t
    .integer()
    .primaryKey()
    .references(() => operatorAccount.id),
  codeHash: bytes().notNull().unique(),
  /** The authenticator's key that its page shows. */
  sealedSecret: t.text(),
  createdBy: t.text().notNull(),
  /** Null if the server made it. */
  createdById: t.integer().references(() => operatorAccount.id),
  expiresAt: moment().notNull(),
}))

export const operatorRole = pgTable(
  'operator_role',
  (t) => ({
    operatorId: t
      .integer()
      .notNull()
      .references(() => operatorAccount.id),
    role: t.text().$type<OperatorRole>().notNull(),
    grantedBy: t.text().notNull(),
    grantedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.operatorId, table.role] }),
    check('operator_role_known', sql.raw(`role in (${OPERATOR_ROLES.map((role) => `'${role}'`).join(', ')})`)),
  ],
)

/** Log-ins of operators; the cookie holds the token. */
export const operatorSession = pgTable('operator_session', (t) => ({
  tokenHash: bytes().primaryKey(),
  operatorId: t
    .integer()
    .notNull()
    .references(() => operatorAccount.id),
  operator: t.text().notNull(),
  /** Hash of a demo operator's token: changing the token ends the session. Empty for every other log-in. */
  secretHash: bytes().notNull(),
  method: t.text().$type<'passkey' | 'password' | 'token'>(),
  address: t.text(),
  csrfToken: t.text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  lastSeenAt: moment().notNull().defaultNow(),
}))

/** The operator in charge of a waiting row, such as `withdrawal:17:204`. Ends with the decision. */
export const queueAssignment = pgTable('queue_assignment', (t) => ({
  subject: t.text().primaryKey(),
  operatorId: t
    .integer()
    .notNull()
    .references(() => operatorAccount.id),
  operator: t.text().notNull(),
  assignedAt: moment().notNull().defaultNow(),
}))

/** Filters of a queue that an operator keeps under a name. */
export const operatorFilter = pgTable(
  'operator_filter',
  (t) => ({
    operatorId: t
      .integer()
      .notNull()
      .references(() => operatorAccount.id),
    /** Of the queue. */
    path: t.text().notNull(),
    name: t.text().notNull(),
    /** Parameters of its address. */
    query: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.operatorId, table.path, table.name] })],
)

/** Operators' notes about a member; never shown to members. */
export const memberNote = pgTable(
  'member_note',
  (t) => ({
    memberId: owner(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    text: t.text().notNull(),
    operator: t.text().notNull(),
    at: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** Words by which operators sort members; never shown to members. */
export const tag = pgTable('tag', (t) => ({
  id: t.integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: t.text().notNull().unique(),
  /** When to use it. */
  meaning: t.text().notNull(),
  /** Members keep a withdrawn tag; it can no longer be given. */
  withdrawnAt: moment(),
}))

export const memberTag = pgTable(
  'member_tag',
  (t) => ({
    memberId: owner(),
    tagId: t
      .integer()
      .notNull()
      .references(() => tag.id),
    operator: t.text().notNull(),
    addedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.tagId] }),
    // The list of members is filtered by it.
    index('member_tag_members').on(table.tagId, table.memberId),
  ],
)

/** Members whose data must be kept because of a dispute or an inquiry. */
export const legalHold = pgTable('legal_hold', (t) => ({
  memberId: owner().primaryKey(),
  reason: t.text().notNull(),
  heldBy: t.text().notNull(),
  heldAt: moment()
    .notNull()
    .default(sql`clock_timestamp()`),
}))

/** A decision that requires a second operator. */
export const officeDecision = pgTable(
  'office_decision',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
    /** Name such as `withdrawal.approve`. */
    kind: t.text().notNull(),
    subject: t.text().notNull(),
    payload: t.jsonb().$type<Record<string, string>>().notNull(),
    /** Basis of the decision when it was proposed; it is refused if that has changed. Null in decisions of earlier releases. */
    basis: t.jsonb().$type<unknown>(),
    /** The decision's amount in a sum of the day; null if it counts in none. */
    amount: t.jsonb().$type<{ sum: DaySumKind; memberId: number; amount: string; above: string }>(),
    reason: t.text().notNull(),
    proposedBy: t.text().notNull(),
    proposedById: t.integer().references(() => operatorAccount.id),
    proposedAt: moment().notNull().defaultNow(),
    state: t.text().$type<'PENDING' | 'CONFIRMED' | 'DECLINED'>().notNull().default('PENDING'),
    decidedBy: t.text(),
    decidedById: t.integer().references(() => operatorAccount.id),
    decidedAt: moment(),
    decisionReason: t.text(),
  }),
  (table) => [
    check('office_decision_state', sql`state in ('PENDING', 'CONFIRMED', 'DECLINED')`),
    check('office_decision_two_people', sql`state <> 'CONFIRMED' or decided_by <> proposed_by`),
    check('office_decision_two_accounts', sql`state <> 'CONFIRMED' or decided_by_id <> proposed_by_id`),
    uniqueIndex('office_decision_pending')
      .on(table.subject)
      .where(sql`${table.state} = 'PENDING'`),
  ],
)

/** Sums of a day that the two-operator limit holds for. */
export type DaySumKind = 'withdrawals' | 'credits' | 'rewards' | 'call-offs'

/** Amounts that operators decided about, for the sums of a brand day. */
export const decidedAmount = pgTable(
  'decided_amount',
  (t) => ({
    /** 0 for the house. */
    memberId: t.integer().notNull(),
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    day: t.date({ mode: 'string' }).notNull(),
    sum: t.text().$type<DaySumKind>().notNull(),
    subject: t.text().notNull(),
    amount: minor().notNull(),
    operators: t.text().notNull(),
    decidedAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('decided_amount_day').on(table.memberId, table.sum, table.day),
  ],
)

/** A reconciliation of one brand day: a provider and its bank against the ledger. */
export const reconciliation = pgTable(
  'reconciliation',
  (t) => ({
    day: t.date({ mode: 'string' }).notNull(),
    provider: paymentProviderCode(),
    state: t.text().$type<'DUE' | 'DONE'>().notNull().default('DUE'),
    attempts: t.smallint().notNull().default(0),
    nextActionAt: moment().notNull().defaultNow(),
    /** Error of the last attempt. */
    failure: t.text(),
    finishedAt: moment(),
    statementIn: minor(),
    statementOut: minor(),
    ledgerIn: minor(),
    ledgerOut: minor(),
    compared: t.integer(),
    /** The audit log's last entry at that time, to detect a truncated or rewritten log. */
    auditSeq: t.bigint({ mode: 'bigint' }),
    auditHash: bytes(),
  }),
  (table) => [
    primaryKey({ columns: [table.day, table.provider] }),
    check('reconciliation_state', sql`state in ('DUE', 'DONE')`),
    index('reconciliation_due')
      .on(table.nextActionAt)
      .where(sql`${table.state} = 'DUE'`),
  ],
)

/** A difference between provider, platform and ledger. */
export const reconciliationDifference = pgTable(
  'reconciliation_difference',
  (t) => ({
    day: t.date({ mode: 'string' }).notNull(),
    provider: paymentProviderCode(),
    number: t.integer().notNull(),
    direction: t.text().$type<'IN' | 'OUT'>().notNull(),
    reference: t.text().notNull(),
    reason: t.text().notNull(),
    /** The platform's record, such as `deposit:17:204`. */
    subject: t.text(),
    statementAmount: minor(),
    recordAmount: minor(),
    ledgerAmount: minor(),
    explanation: t.text(),
    explainedBy: t.text(),
    explainedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.day, table.provider, table.number] }),
    foreignKey({
      name: 'reconciliation_difference_reconciliation',
      columns: [table.day, table.provider],
      foreignColumns: [reconciliation.day, reconciliation.provider],
    }),
  ],
)
