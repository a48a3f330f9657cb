import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

export type ChatRoomKind = 'GENERAL' | 'LOTTERY' | 'VIP'

export const chatRoom = pgTable(
  'chat_room',
  (t) => ({
    id: t.text().primaryKey(),
    kind: t.text().$type<ChatRoomKind>().notNull(),
    /** Null for a room in all languages. */
    language: t.text(),
    isOpen: t.boolean().notNull().default(true),
    /** Seconds between two messages of a member. */
    slowSeconds: t.smallint().notNull().default(5),
    /** When the next scripted line is due; null without a script. */
    nextActionAt: moment(),
    scriptLine: t.integer().notNull().default(0),
  }),
  (table) => [index('chat_room_due').on(table.nextActionAt)],
)

/** Scripted lines of simulated players in a demo room, repeated in order. */
export const chatScript = pgTable(
  'chat_script',
  (t) => ({
    roomId: t
      .text()
      .notNull()
      .references(() => chatRoom.id),
    line: t.integer().notNull(),
    name: t.text().notNull(),
    text: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.roomId, table.line] })],
)

/** A chat participant, created when the member opens its first room. */
export const chatProfile = pgTable(
  'chat_profile',
  (t) => ({
    memberId: owner().primaryKey(),
    /** Generated; the only name that others see. */
    name: t.text().notNull(),
    mutedUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [unique('chat_profile_name').on(table.name)],
)

/** Rooms that a member has opened, with its read position. */
export const chatReader = pgTable(
  'chat_reader',
  (t) => ({
    memberId: t
      .integer()
      .notNull()
      .references(() => chatProfile.memberId),
    roomId: t
      .text()
      .notNull()
      .references(() => chatRoom.id),
    /** Id of the last message that was read. */
    readThrough: t
      .bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Slow mode starts here. */
    sentAt: moment(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.roomId] })],
)

export const chatMessage = pgTable(
  'chat_message',
  (t) => ({
    roomId: t
      .text()
      .notNull()
      .references(() => chatRoom.id),
    id: t.bigint({ mode: 'bigint' }).notNull().generatedByDefaultAsIdentity(),
    /** Null for a simulated player. */
    authorId: t.integer().references(() => chatProfile.memberId),
    name: t.text().notNull(),
    /** Plain text with blocked words masked. */
    text: t.text().notNull(),
    requestKey: t.uuid(),
    removedAt: moment(),
    /** The operator; never shown to members. */
    removedBy: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
  (table) => [
    primaryKey({ columns: [table.roomId, table.id] }),
    unique('chat_message_once').on(table.roomId, table.authorId, table.requestKey),
    index('chat_message_author').on(table.authorId, table.createdAt),
  ],
)

export const chatMute = pgTable(
  'chat_mute',
  (t) => ({
    memberId: t
      .integer()
      .notNull()
      .references(() => chatProfile.memberId),
    mutedId: t
      .integer()
      .notNull()
      .references(() => chatProfile.memberId),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.mutedId] })],
)

export const chatReport = pgTable(
  'chat_report',
  (t) => ({
    memberId: t
      .integer()
      .notNull()
      .references(() => chatProfile.memberId),
    roomId: t.text().notNull(),
    messageId: t.bigint({ mode: 'bigint' }).notNull(),
    reason: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Null while it waits for a moderator. */
    decidedAt: moment(),
  }),
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
export const chatWord = pgTable('chat_word', (t) => ({
  word: t.text().primaryKey(),
  addedBy: t.text().notNull(),
  addedAt: moment().notNull().defaultNow(),
}))
