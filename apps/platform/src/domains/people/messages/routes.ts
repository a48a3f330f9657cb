import * as messages from '@playhouse/platform-api/messages.ts'
import * as notices from '@playhouse/platform-api/notices.ts'
import { sql } from 'drizzle-orm'
import type { BindEndpoint, CallContext, LiveSession } from '../../../request/call-context.ts'
import { requireRealAccount } from '../session/sessions/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { listInbox, listOutbox, markRead, removeMessages } from './mailbox.ts'
import { readRecipients, sendMessage } from './send-message.ts'
import {
  addDevice,
  type Channels,
  readSettings,
  removeDevice,
  setPreference,
  setQuietHours,
} from './notices/message-settings.ts'
import { unreadCount } from './unread.ts'

interface MessageServices {
  brand: () => Promise<BrandSettings>
  channels: Channels
}

/** Inbox and outbox of accounts, and what reaches them outside of it. */
export function messageRoutes(bind: BindEndpoint, { brand, channels }: MessageServices): void {
  const readerOf = async ({ language, session }: CallContext & { session: LiveSession }) => ({
    memberId: requireRealAccount(session).memberId,
    language,
    currency: (await brand()).currency,
  })
  bind(messages.unreadMessages, async (_, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    const { rows } = await database.execute<{ unread: number }>(sql`select ${unreadCount(memberId)} as unread`)
    return rows[0]?.unread ?? 0
  })
  bind(messages.inbox, async (input, context) => listInbox(context.database, await readerOf(context), input))
  bind(messages.outbox, async (input, context) => listOutbox(context.database, await readerOf(context), input))
  bind(messages.readMessages, async ({ ids }, { database, session }) => ({
    unread: await markRead(database, requireRealAccount(session).memberId, ids),
  }))
  bind(messages.deleteMessages, async ({ ids }, { database, session }) => ({
    unread: await removeMessages(database, requireRealAccount(session).memberId, ids),
  }))
  bind(messages.messageRecipients, (_, { database, session }) => readRecipients(database, requireRealAccount(session)))
  bind(messages.sendMessage, (input, { database, session }) =>
    sendMessage(database, requireRealAccount(session), input),
  )

  bind(notices.messageSettings, (_, { database, session }) =>
    readSettings(database, requireRealAccount(session).memberId, channels),
  )
  bind(notices.setMessagePreference, async (input, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await setPreference(database, memberId, input)
    return readSettings(database, memberId, channels)
  })
  bind(notices.setQuietHours, async (input, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await setQuietHours(database, memberId, input)
    return readSettings(database, memberId, channels)
  })
  bind(notices.addPushDevice, async (input, { database, session, device, language }) => {
    const { memberId } = requireRealAccount(session)
    await addDevice(database, memberId, input, { push: channels.push, device, language })
    return readSettings(database, memberId, channels)
  })
  bind(notices.removePushDevice, async ({ id }, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await removeDevice(database, memberId, id)
    return readSettings(database, memberId, channels)
  })
}
