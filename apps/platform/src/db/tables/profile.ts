import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { IdentityReason, IdentityRequestState } from '@playhouse/platform-api/member-profile.ts'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import type { IdentityFinding, IdentityOutcome } from '@playhouse/vendor-api/identity-checks/identity-checker.ts'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** A member's details; no row until some are entered. The real name is the account's payee. */
export const memberProfile = pgTable(
  'member_profile',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    birthday: date({ mode: 'string' }),
    /** ISO 3166 alpha-2. */
    nationality: text(),
    address: text(),
    /** Number of a drawn avatar; null for the account's default. */
    drawnAvatar: smallint(),
    /** The member's uploaded picture; takes precedence over a drawn one. */
    avatarUpload: uuid(),
    identityTier: smallint().notNull().default(0),
    /** Since when proof of the source of funds is asked for; null unless it is. */
    fundsAskedAt: moment(),
  },
  (table) => [index('member_profile_birthday').on(table.birthday)],
)

/** A request to verify a tier. At most one is open. */
export const identityRequest = pgTable(
  'identity_request',
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    tier: smallint().notNull(),
    state: text().$type<IdentityRequestState>().notNull(),
    reason: text().$type<IdentityReason>(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  },
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
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    requestId: integer().notNull(),
    kind: text().$type<IdentityDocumentKind>().notNull(),
    uploadId: uuid().notNull(),
    state: text().$type<'REVIEW' | 'ACCEPTED' | 'REJECTED'>().notNull().default('REVIEW'),
    reason: text().$type<IdentityReason>(),
    createdAt: moment().notNull().defaultNow(),
  },
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
  {
    id: integer().notNull().generatedByDefaultAsIdentity(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    requestId: integer().notNull(),
    state: text().$type<IdentityRequestState>().notNull(),
    /** `member`, or the operator's name. */
    actor: text().notNull(),
    reason: text().$type<IdentityReason>(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

/** State of a check at a provider. SENT: it may have the order. CANCELLED: decided before there was a result. */
export type IdentityCheckState = 'QUEUED' | 'SENT' | 'ANSWERED' | 'UNANSWERED' | 'CANCELLED'

/** A check of one submission by a provider, which recommends and decides nothing. */
export const identityCheck = pgTable(
  'identity_check',
  {
    /** The provider knows the check by it. */
    id: uuid().notNull().defaultRandom(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    requestId: integer().notNull(),
    /** Version of the request with the pictures that are checked. */
    requestVersion: integer().notNull(),
    provider: text().notNull(),
    state: text().$type<IdentityCheckState>().notNull().default('QUEUED'),
    outcome: text().$type<IdentityOutcome>(),
    findings: text().$type<IdentityFinding>().array().notNull().default([]),
    /** By the provider's clock. */
    decidedAt: moment(),
    answeredAt: moment(),
    pageUrl: text(),
    /** Code of the last failure. */
    error: text(),
    attempts: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    nextActionAt: moment(),
  },
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
