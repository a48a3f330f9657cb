import { CHAT_NAME_MAX, CHAT_TEXT_MAX, CHAT_TITLE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { TEXT_READERS } from './shown-text.ts'

/** Id of the VIP room, for ranks with a personal desk. */
export const CHAT_VIP_ROOM = 'VIP'

/** Why players report a message. */
export const CHAT_REPORT_REASONS = ['insult', 'spam', 'contact', 'fraud', 'other'] as const

const CHAT_BARS = ['DEMO', 'EXCLUDED', 'TIME_OUT', 'MUTED', 'RANK', 'OTHER'] as const
export type ChatBar = (typeof CHAT_BARS)[number]

const MODULE = 'CBS3'
const ENTRY_ERRORS = ['in_need_true_account', 'chat.excluded'] as const
const room = z.string().regex(/^[\w-]{1,32}$/)
const messageId = z.string().regex(/^\d{1,18}$/)
const bar = lenientEnum('chat.bar', CHAT_BARS, 'OTHER')

/** A message as listed and sent live. */
export const chatMessageFields = {
  id: z.string(),
  /** Generated name of the writer. */
  name: z.string(),
  /** Written by a simulated player. */
  isProgram: flag,
  /** Plain text; empty once removed. */
  text: z.string(),
  /** Removed by a moderator. */
  isRemoved: flag,
  /** Epoch milliseconds. */
  at: moment,
}
const message = z.object(chatMessageFields)

export const launchChat = sessionEndpoint({
  summary: 'Where the chat is: rooms of this platform (no URL), or the page of another system',
  path: '/wps/relay/CBS_launchChat',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({
    b2c: z.string().max(40).optional(),
    title: z.string().max(CHAT_TITLE_MAX).optional(),
    language: z.string().max(10).optional(),
    headerColor: z
      .string()
      .regex(/^#?[\da-fA-F]{6}$/)
      .optional(),
  }),
  value: z.object({
    /** Page to frame; null for this platform's own rooms. */
    chatUrl: z.url({ protocol: /^https?$/ }).nullable(),
    provider: lenientEnum('chat.provider', ['ROOMS', 'URL', 'CHATWOOT', 'OTHER'], 'URL'),
    /** Member data for `setUser` of a Chatwoot page; null otherwise. */
    user: z.object({ identifier: z.string(), identifierHash: z.string(), name: z.string() }).nullable(),
  }),
  errors: ENTRY_ERRORS,
  origin: 'specification',
})

export const chatUnreadCount = sessionEndpoint({
  summary: 'Unread messages in the rooms that the member has opened, at most 100 in each',
  path: '/wps/relay/CBS_unreadCount',
  moduleId: MODULE,
  feature: 'chat',
  value: z.object({ total: wholeNumber, rooms: z.array(z.object({ id: z.string(), unread: wholeNumber })) }),
  origin: 'specification',
})

export const chatPermission = sessionEndpoint({
  summary: 'Whether the account may read and write in the chat, and why not',
  path: '/wps/relay/CBS_groupPermission',
  moduleId: MODULE,
  feature: 'chat',
  value: z.object({
    mayRead: flag,
    mayWrite: flag,
    /** Reason for a restriction; null if there is none. */
    reason: bar.nullable(),
    /** End of the restriction, in epoch milliseconds; null for none. */
    until: moment.nullable(),
    /** Generated name that others see; null before the first room is opened. */
    name: z.string().nullable(),
    mutedNames: z.array(z.string()),
  }),
  origin: 'specification',
})

export const chatRooms = sessionEndpoint({
  summary: 'Rooms in the language of the request, and the room for high ranks',
  path: '/wps/relay/CBS_modelList',
  moduleId: MODULE,
  feature: 'chat',
  value: z.object({
    rooms: z.array(
      z.object({
        id: z.string(),
        kind: lenientEnum('chat.kind', ['GENERAL', 'LOTTERY', 'VIP', 'OTHER'], 'OTHER'),
        language: z.string().nullable(),
        /** Seconds between two messages of a member. */
        slowSeconds: wholeNumber,
        mayRead: flag,
        reason: bar.nullable(),
        /** The member has opened it before, and receives its events and unread messages. */
        isJoined: flag,
      }),
    ),
  }),
  origin: 'specification',
})

export const chatMessages = sessionEndpoint({
  summary: 'Messages of a room, latest first, before a message',
  path: '/wps/chat/messages',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({
    room,
    before: messageId.optional(),
    size: whole.min(1).max(50).default(30),
    counted: flag.optional(),
  }),
  value: z.object({
    list: z.array(message),
    hasMore: flag,
    /** Number over all pages, if `counted` is set; null otherwise, and on older platforms. */
    total: wholeNumber.nullable().default(null),
  }),
  errors: [...ENTRY_ERRORS, 'chat.room.not.found', 'chat.rank'],
})

/** Idempotent by request key. */
export const sendChatMessage = sessionEndpoint({
  summary: 'Send a message to a room',
  method: 'POST',
  path: '/wps/chat/message',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({
    room,
    requestKey: z.uuid(),
    text: z
      .string()
      .max(CHAT_TEXT_MAX * 8)
      .register(TEXT_READERS, { readers: 'players', refusals: { link: 'chat.link', contact: 'chat.contact' } }),
  }),
  value: z.object({
    message,
    /** Seconds until the member may write in this room again. */
    waitSeconds: wholeNumber,
  }),
  errors: [
    ...ENTRY_ERRORS,
    'request_key_reused',
    'chat.room.not.found',
    'chat.rank',
    'chat.muted',
    'chat.slow',
    'chat.link',
    'chat.contact',
  ],
})

/** The first call opens the room for the member. */
export const readChat = sessionEndpoint({
  summary: 'Mark a room as read up to a message, or to its end',
  method: 'POST',
  path: '/wps/chat/read',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({ room, upTo: messageId.optional() }),
  value: z.object({ unread: wholeNumber, name: z.string() }),
  errors: [...ENTRY_ERRORS, 'chat.room.not.found', 'chat.rank'],
})

export const reportChatMessage = sessionEndpoint({
  summary: 'Report a message to the moderators; a second report of it changes nothing',
  method: 'POST',
  path: '/wps/chat/report',
  whileClosed: 'open',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({ room, messageId, reason: z.enum(CHAT_REPORT_REASONS) }),
  value: z.object({}),
  errors: [...ENTRY_ERRORS, 'chat.room.not.found', 'chat.rank', 'chat.message.not.found'],
})

export const muteChatName = sessionEndpoint({
  summary: 'Hide the messages of a player from the member, or show them again',
  method: 'POST',
  path: '/wps/chat/mute',
  moduleId: MODULE,
  feature: 'chat',
  input: z.object({ name: z.string().min(1).max(CHAT_NAME_MAX), isMuted: z.boolean() }),
  value: z.object({ mutedNames: z.array(z.string()) }),
  errors: [...ENTRY_ERRORS, 'chat.message.not.found'],
})
