import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, USERNAME_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { shownLine, shownText, TEXT_READERS } from './shown-text.ts'

/** UPLINE and DOWNLINE: from or to the other account, relative to the reader. */
export const MESSAGE_KINDS = ['SYSTEM', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'SERVICE', 'UPLINE', 'DOWNLINE'] as const

const message = z.object({
  id: z.string(),
  kind: lenientEnum('message.kind', MESSAGE_KINDS, 'SYSTEM'),
  title: z.string(),
  /** Plain text. */
  content: z.string(),
  /** Username of the other account; null for the platform's own. */
  account: z.string().nullable(),
  read: flag,
  /** The subject, such as `deposit:12`. */
  about: z.string().nullable(),
  /** Whether it can be answered. */
  canReply: flag,
  /** Epoch milliseconds. */
  createdAt: moment,
})

const id = z.string().regex(/^\d{1,18}$/)
const page = {
  page: whole.min(1).max(10_000).default(1),
  size: whole.min(1).max(50).default(10),
}
const unread = z.object({ unread: z.number().int() })

export const unreadMessages = sessionEndpoint({
  summary: 'Number of unread messages',
  path: '/wps/relay/EMFE_getInboxUnreadCount',
  aliases: ['/wps/relay/CSP_unreadCount', '/wps/message/unreadCount'],
  moduleId: 'INBOX3',
  duringClosing: true,
  value: z.number().int(),
  errors: ['in_need_true_account'],
  origin: 'specification',
})

export const inbox = sessionEndpoint({
  summary: 'Received messages, latest first, in the language of the call',
  path: '/wps/relay/EMFE_getInbox',
  aliases: ['/wps/relay/CSP_getInbox', '/wps/message/inbox'],
  moduleId: 'INBOX3',
  duringClosing: true,
  /** `id`: only this message. */
  input: z.object({ ...page, kind: z.enum(MESSAGE_KINDS).optional(), unread: flag.optional(), id: id.optional() }),
  value: z.object({ total: wholeNumber, unread: wholeNumber, list: z.array(message) }),
  errors: ['in_need_true_account'],
  origin: 'specification',
})

export const outbox = sessionEndpoint({
  summary: 'Messages that the account has sent to others, latest first',
  path: '/wps/message/outbox',
  moduleId: 'INBOX3',
  input: z.object(page),
  value: z.object({ total: wholeNumber, list: z.array(message) }),
  errors: ['in_need_true_account'],
  origin: 'specification',
})

export const readMessages = sessionEndpoint({
  summary: 'Mark messages as read; all of them without ids',
  method: 'POST',
  path: '/wps/message/read',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'INBOX3',
  input: z.object({ ids: z.array(id).max(50).optional() }),
  value: unread,
  errors: ['in_need_true_account'],
  origin: 'specification',
})

export const deleteMessages = sessionEndpoint({
  summary: 'Delete messages from the account’s own list; refused if it has none of them',
  method: 'POST',
  path: '/wps/message/delete',
  moduleId: 'INBOX3',
  feature: 'core',
  duringClosing: true,
  input: z.object({ ids: z.array(id).min(1).max(50) }),
  value: unread,
  owned: 'ids',
  errors: ['in_need_true_account', 'not.found'],
})

export const messageRecipients = sessionEndpoint({
  summary: 'To whom the account may write: its upline, and an agent to its downline',
  path: '/wps/message/recipients',
  moduleId: 'INBOX3',
  value: z.object({
    /** Username; null without one, or while it receives no messages. */
    upline: z.string().nullable(),
    /** Accounts directly below that receive messages. */
    directCount: wholeNumber,
    /** Usernames directly below, in alphabetical order, at most 100. */
    direct: z.array(z.string()),
  }),
  errors: ['in_need_true_account'],
  origin: 'specification',
})

/** Idempotent by request key. */
export const sendMessage = sessionEndpoint({
  summary: 'Write to the upline, to an account of the downline, or to all accounts directly below',
  method: 'POST',
  path: '/wps/message/send',
  moduleId: 'INBOX3',
  input: z.object({
    requestKey: z.uuid(),
    to: z.enum(['upline', 'account', 'direct']),
    /** Username, for `account`. */
    account: z.string().max(USERNAME_MAX).optional(),
    title: shownLine(MESSAGE_TITLE_MAX * 4).register(TEXT_READERS, { readers: 'line' }),
    content: shownText(MESSAGE_TEXT_MAX * 4).register(TEXT_READERS, { readers: 'line' }),
  }),
  value: z.object({ recipients: wholeNumber }),
  errors: [
    'in_need_true_account',
    'request_key_reused',
    'account.not.found',
    'not_agent',
    'message.recipients.limit',
    'recipient.unavailable',
  ],
  origin: 'specification',
})
