import type { MESSAGE_KINDS } from '@playhouse/platform-api/messages.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member, owner } from './members.ts'

export type StoredMessageKind = (typeof MESSAGE_KINDS)[number]

/** Messages of an account. A message between two accounts has a row for each. */
export const memberMessage = pgTable(
  'member_message',
  (t) => ({
    memberId: owner(),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    direction: t.text().$type<'IN' | 'OUT'>().notNull(),
    /** UPLINE and DOWNLINE: the other account's position relative to this one. */
    kind: t.text().$type<StoredMessageKind>().notNull(),
    /** Text template of the platform, rendered when read; null where a person wrote `title` and `content`. */
    template: t.text(),
    params: t.jsonb().$type<Record<string, string>>(),
    title: t.text(),
    content: t.text(),
    /** The other account of a message between two accounts. */
    counterpartyId: t.integer().references(() => member.id),
    /** Idempotency key of the sender. */
    requestKey: t.uuid(),
    /** The subject, such as `deposit:12`. */
    about: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    readAt: moment(),
    deletedAt: moment(),
  }),
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

/** Whom a message of the brand is for; all open accounts that meet every one of these. */
export interface BroadcastGroup {
  /** Usernames; everybody if there are none. */
  usernames?: readonly string[]
  /** Members, or agents. */
  accounts?: 'MEMBERS' | 'AGENTS'
  fromRank?: number
  language?: string
  /** Logged in within so many days. */
  activeDays?: number
}

/** A message of the brand to many members. It is delivered in steps, by the number of the account. */
export const broadcast = pgTable(
  'broadcast',
  (t) => ({
    id: t.integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
    kind: t.text().$type<'SYSTEM' | 'PROMOTION'>().notNull(),
    group: t.jsonb().$type<BroadcastGroup>().notNull(),
    texts: t.jsonb().$type<Readonly<Record<string, { title: string; content: string }>>>().notNull(),
    operators: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** The last account that it went to. */
    lastMemberId: t.integer().notNull().default(0),
    sent: t.integer().notNull().default(0),
    /** Null once everybody has it. */
    nextActionAt: moment().defaultNow(),
    endedAt: moment(),
  }),
  (table) => [
    index('broadcast_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
