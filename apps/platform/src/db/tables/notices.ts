import type { NOTICE_CHANNELS, NOTICE_KINDS } from '@playhouse/platform-api/notices.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'

import { bytes, moment } from '@playhouse/postgres/columns.ts'
import { owner } from './members.ts'

export type NoticeKind = (typeof NOTICE_KINDS)[number]
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** A member's quiet hours, in minutes of the brand's day; `from` after `to` spans midnight. No row means none. */
export const quietHours = pgTable('quiet_hours', (t) => ({
  memberId: owner().primaryKey(),
  fromMinute: t.smallint().notNull(),
  toMinute: t.smallint().notNull(),
}))

/** A member's choices; without a row the default of notice-rules.ts applies. */
export const noticePreference = pgTable(
  'notice_preference',
  (t) => ({
    memberId: owner(),
    kind: t.text().$type<NoticeKind>().notNull(),
    channel: t.text().$type<NoticeChannel>().notNull(),
    isOn: t.boolean().notNull(),
    changedAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.channel] })],
)

/** Browsers registered for notifications (RFC 8030). */
export const pushDevice = pgTable(
  'push_device',
  (t) => ({
    memberId: owner(),
    id: t.uuid().notNull().defaultRandom(),
    endpoint: t.text().notNull(),
    endpointHash: bytes().notNull(),
    /** The browser's keys, base64url (RFC 8291). */
    p256dh: t.text().notNull(),
    auth: t.text().notNull(),
    /** Browser and system, such as `Chrome, Windows`; null if unknown. */
    device: t.text(),
    language: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSentAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('push_device_endpoint').on(table.memberId, table.endpointHash),
    index('push_device_hash').on(table.endpointHash),
  ],
)

/**
 * `WAITING` (until due) → `SENDING` → `SENT`, or back to `WAITING` after a temporary failure. `DROPPED`: may no longer
 * be sent, see `reason`. `FAILED`: refused, given up, or interrupted while sending, because it must not arrive twice.
 */
export type NoticeState = 'WAITING' | 'SENDING' | 'SENT' | 'DROPPED' | 'FAILED'

/** A message to be delivered outside of the site: one row per device and contact. */
export const messageNotice = pgTable(
  'message_notice',
  (t) => ({
    memberId: owner(),
    id: t.uuid().notNull().defaultRandom(),
    messageId: t.bigint({ mode: 'bigint' }).notNull(),
    channel: t.text().$type<NoticeChannel>().notNull(),
    /** The browser; null for e-mail and text. */
    deviceId: t.uuid(),
    state: t.text().$type<NoticeState>().notNull().default('WAITING'),
    version: t.integer().notNull().default(0),
    attempts: t.smallint().notNull().default(0),
    reason: t.text(),
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null once it has ended. */
    nextActionAt: moment().default(sql`now()`),
    endedAt: moment(),
  }),
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    unique('message_notice_once').on(table.memberId, table.messageId, table.channel, table.deviceId).nullsNotDistinct(),
    index('message_notice_due')
      .on(table.nextActionAt)
      .where(sql`${table.nextActionAt} is not null`),
    index('message_notice_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
)
