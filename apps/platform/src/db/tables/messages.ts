import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export type StoredMessageKind = 'SYSTEM' | 'DEPOSIT' | 'WITHDRAWAL' | 'PROMOTION' | 'SERVICE' | 'UPLINE' | 'DOWNLINE'

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
  {
    id: integer().notNull().generatedByDefaultAsIdentity().primaryKey(),
    kind: text().$type<'SYSTEM' | 'PROMOTION'>().notNull(),
    group: jsonb().$type<BroadcastGroup>().notNull(),
    texts: jsonb().$type<Readonly<Record<string, { title: string; content: string }>>>().notNull(),
    operators: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** The last account that it went to. */
    lastMemberId: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** Null once everybody has it. */
    nextActionAt: moment().defaultNow(),
    endedAt: moment(),
  },
  (table) => [
    index('broadcast_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
  ],
)
