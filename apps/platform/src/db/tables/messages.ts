import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export type StoredMessageKind = 'SYSTEM' | 'DEPOSIT' | 'WITHDRAWAL' | 'PROMOTION' | 'UPLINE' | 'DOWNLINE'

/** Messages of an account. A message between two accounts has a row for each. */
export const memberMessage = pgTable(
  'member_message',
  {
    memberId: integer()
      .notNull()
      .references(() => member.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    direction: text().$type<'IN' | 'OUT'>().notNull(),
    /** UPLINE and DOWNLINE: the other account's position relative to this one. */
    kind: text().$type<StoredMessageKind>().notNull(),
    /** Text template of the platform, rendered when read; null where a person wrote `title` and `content`. */
    template: text(),
    params: jsonb().$type<Record<string, string>>(),
    title: text(),
    content: text(),
    /** The other account of a message between two accounts. */
    counterpartyId: integer().references(() => member.id),
    /** Idempotency key of the sender. */
    requestKey: uuid(),
    /** The subject, such as `deposit:12`. */
    about: text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    readAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('member_message_listed')
      .on(table.memberId, table.direction, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('member_message_unread')
      .on(table.memberId)
      .where(sql`${table.direction} = 'IN' and ${table.readAt} is null and ${table.deletedAt} is null`),
    uniqueIndex('member_message_sent_once')
      .on(table.memberId, table.requestKey, table.counterpartyId)
      .where(sql`${table.direction} = 'OUT'`),
  ],
)
