import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { UploadPurpose } from '@playhouse/platform-api/uploads.ts'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

/** Pictures that members have sent, re-encoded without their metadata. Those that nothing claims are deleted after a day. */
export const upload = pgTable(
  'upload',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: uuid().notNull(),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** WebP. */
    picture: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When it was attached to something; it is attached once. */
    claimedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('upload_unclaimed')
      .on(table.createdAt)
      .where(sql`${table.claimedAt} is null`),
  ],
)

/** An address at which one picture is sent or seen once. Only the token's SHA-256 is kept. */
export const uploadLink = pgTable(
  'upload_link',
  {
    tokenHash: bytes().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    uploadId: uuid().notNull(),
    /** What is sent there; null where the picture is seen. */
    purpose: text().$type<UploadPurpose>(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('upload_link_member').on(table.memberId, table.createdAt)],
)
