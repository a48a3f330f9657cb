import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { member } from './members.ts'

export type ChatRoomKind = 'GENERAL' | 'LOTTERY' | 'VIP'

export const chatRoom = pgTable(
  'chat_room',
  {
    id: text().primaryKey(),
    kind: text().$type<ChatRoomKind>().notNull(),
    /** Null for a room in all languages. */
    language: text(),
    isOpen: boolean().notNull().default(true),
    /** Seconds between two messages of a member. */
    slowSeconds: smallint().notNull().default(5),
    /** When the next scripted line is due; null without a script. */
    nextActionAt: moment(),
    scriptLine: integer().notNull().default(0),
  },
  (table) => [index('chat_room_due').on(table.nextActionAt)],
)

/** Scripted lines of simulated players in a demo room, repeated in order. */
export const chatScript = pgTable(
  'chat_script',
  {
    roomId: text()
      .notNull()
      .references(() => chatRoom.id),
    line: integer().notNull(),
    name: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.line] })],
)

/** A chat participant, created when the member opens its first room. */
export const chatProfile = pgTable(
  'chat_profile',
  {
    memberId: integer()
      .primaryKey()
      .references(() => member.id),
    /** Generated; the only name that others see. */
    name: text().notNull(),
    mutedUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [unique('chat_profile_name').on(table.name)],
)

/** Rooms that a member has opened, with its read position. */
export const chatReader = pgTable(
  'chat_reader',
  {
    memberId: integer()
      .notNull()
      .references(() => chatProfile.memberId),
    roomId: text()
      .notNull()
      .references(() => chatRoom.id),
    /** Id of the last message that was read. */
    readThrough: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Slow mode starts here. */
    sentAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.roomId] })],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    roomId: text()
      .notNull()
      .references(() => chatRoom.id),
    id: bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    /** Null for a simulated player. */
    authorId: integer().references(() => chatProfile.memberId),
    name: text().notNull(),
    /** Plain text with blocked words masked. */
    text: text().notNull(),
    requestKey: uuid(),
    removedAt: moment(),
    /** The operator; never shown to members. */
    removedBy: text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.id] }),
    unique('chat_message_once').on(table.roomId, table.authorId, table.requestKey),
    index('chat_message_author').on(table.authorId, table.createdAt),
  ],
)

export const chatMute = pgTable(
  'chat_mute',
  {
    memberId: integer()
      .notNull()
      .references(() => chatProfile.memberId),
    mutedId: integer()
      .notNull()
      .references(() => chatProfile.memberId),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.mutedId] })],
)

export const chatReport = pgTable(
  'chat_report',
  {
    memberId: integer()
      .notNull()
      .references(() => chatProfile.memberId),
    roomId: text().notNull(),
    messageId: bigint({ mode: 'bigint' }).notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null while it waits for a moderator. */
    decidedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.roomId, table.messageId] }),
    index('chat_report_waiting')
      .on(table.createdAt)
      .where(sql`${table.decidedAt} is null`),
    foreignKey({
      name: 'chat_report_message',
      columns: [table.roomId, table.messageId],
      foreignColumns: [chatMessage.roomId, chatMessage.id],
    }).onDelete('cascade'),
  ],
)

/** Blocked words, folded to lower case without accents. */
export const chatWord = pgTable('chat_word', {
  word: text().primaryKey(),
  addedBy: text().notNull(),
  addedAt: moment().notNull().defaultNow(),
})
