import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { UploadPurpose } from '@playhouse/platform-api/uploads.ts'

import { bytes, moment } from '@playhouse/postgres/columns.ts'

/** Uploaded pictures, re-encoded without metadata. Unclaimed ones are deleted after a day. */
export const upload = pgTable(
  'upload',
  (t) => ({
    /** `GUEST` for pictures in the cases of guests. */
    memberId: t.integer().notNull(),
    id: t.uuid().notNull(),
    purpose: t.text().$type<UploadPurpose>().notNull(),
    /** WebP. */
    picture: bytes().notNull(),
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When it was attached to a record, which happens once. */
    claimedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('upload_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.claimedAt} is null`),
  ],
)

/** A single-use link to upload or view one picture. Only the token's SHA-256 is stored. */
export const uploadLink = pgTable(
  'upload_link',
  (t) => ({
    tokenHash: bytes().primaryKey(),
    memberId: t.integer().notNull(),
    uploadId: t.uuid().notNull(),
    /** Purpose of the upload; null for a link to view. */
    purpose: t.text().$type<UploadPurpose>(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [index('upload_link_member').on(table.memberId, table.createdAt)],
)
