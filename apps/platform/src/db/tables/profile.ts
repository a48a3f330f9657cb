import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdentityReason, IdentityRequestState } from '@playhouse/platform-api/member-profile.ts'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import type { IdentityFinding, IdentityOutcome } from '@playhouse/vendor-api/identity-checks/identity-checker.ts'

import { moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

/** A member's details; no row until some are entered. The real name is the account's payee. */
export const memberProfile = pgTable(
  'member_profile',
  (t) => ({
    memberId: owner().primaryKey(),
    birthday: t.date({ mode: 'string' }),
    /** ISO 3166 alpha-2. */
    nationality: t.text(),
    address: t.text(),
    /** Number of a drawn avatar; null for the account's default. */
    drawnAvatar: t.smallint(),
    /** The member's uploaded picture; takes precedence over a drawn one. */
    avatarUpload: t.uuid(),
    identityTier: t.smallint().notNull().default(0),
    /** `identityDays` of the member's rules, for the wallet; null where they ask for no identity check. */
    identityDays: t.smallint(),
    /** Since when proof of the source of funds is asked for; null unless it is. */
    fundsAskedAt: moment(),
  }),
  (table) => [index('member_profile_birthday').on(table.birthday)],
)

/** A request to verify a tier. At most one is open. */
export const identityRequest = pgTable(
  'identity_request',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    tier: t.smallint().notNull(),
    state: t.text().$type<IdentityRequestState>().notNull(),
    reason: t.text().$type<IdentityReason>(),
    version: t.integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('identity_request_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('REVIEW', 'NEEDS_INFO')`),
    index('identity_request_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'REVIEW'`),
  ],
)

export const identityDocument = pgTable(
  'identity_document',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    requestId: t.integer().notNull(),
    kind: t.text().$type<IdentityDocumentKind>().notNull(),
    uploadId: t.uuid().notNull(),
    state: t.text().$type<'REVIEW' | 'ACCEPTED' | 'REJECTED'>().notNull().default('REVIEW'),
    reason: t.text().$type<IdentityReason>(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'identity_document_request',
      columns: [table.memberId, table.requestId],
      foreignColumns: [identityRequest.memberId, identityRequest.id],
    }),
    index('identity_document_of_request').on(table.memberId, table.requestId, table.id),
  ],
)

/** Transitions of a request, with their actors. */
export const identityEvent = pgTable(
  'identity_event',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity(),
    memberId: owner(),
    requestId: t.integer().notNull(),
    state: t.text().$type<IdentityRequestState>().notNull(),
    /** `member`, or the operator's name. */
    actor: t.text().notNull(),
    reason: t.text().$type<IdentityReason>(),
    at: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** State of a check at a provider. SENT: it may have the order. CANCELLED: decided before there was a result. */
export type IdentityCheckState = 'QUEUED' | 'SENT' | 'ANSWERED' | 'UNANSWERED' | 'CANCELLED'

/** A check of one submission by a provider, which recommends and decides nothing. */
export const identityCheck = pgTable(
  'identity_check',
  (t) => ({
    /** The provider knows the check by it. */
    id: t.uuid().notNull().defaultRandom(),
    memberId: owner(),
    requestId: t.integer().notNull(),
    /** Version of the request with the pictures that are checked. */
    requestVersion: t.integer().notNull(),
    provider: t.text().notNull(),
    state: t.text().$type<IdentityCheckState>().notNull().default('QUEUED'),
    outcome: t.text().$type<IdentityOutcome>(),
    findings: t.text().$type<IdentityFinding>().array().notNull().default([]),
    /** By the provider's clock. */
    decidedAt: moment(),
    answeredAt: moment(),
    pageUrl: t.text(),
    /** Code of the last failure. */
    error: t.text(),
    attempts: t.smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    nextActionAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    foreignKey({
      name: 'identity_check_request',
      columns: [table.memberId, table.requestId],
      foreignColumns: [identityRequest.memberId, identityRequest.id],
    }),
    uniqueIndex('identity_check_submission').on(table.memberId, table.requestId, table.requestVersion),
    index('identity_check_id').on(table.id),
    index('identity_check_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
