import * as messages from '@playhouse/platform-api/messages.ts'
import { eq, sql } from 'drizzle-orm'
import { memberMessage } from '../../../db/tables/messages.ts'
import type { BindEndpoint, CallContext, LiveSession } from '../../../request/call-context.ts'
import { repeats } from '../../../request/repetitions.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { listInbox, listOutbox, markRead, removeMessages } from './mailbox.ts'
import { readRecipients, sendMessage } from './send-message.ts'
import { unreadCount } from './unread.ts'

interface MessageServices {
  brand: () => Promise<BrandSettings>
}

export function messageRoutes(bind: BindEndpoint, { brand }: MessageServices): void {
  const getReader = async ({ language, session }: CallContext & { session: LiveSession }) => ({
    memberId: requireRealAccount(session).memberId,
    language,
    currency: (await brand()).currency,
  })
  bind(messages.unreadMessages, async (_, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    const { rows } = await database.execute<{ unread: number }>(sql`select ${unreadCount(memberId)} as unread`)
    return rows[0]?.unread ?? 0
  })
  bind(messages.inbox, async (input, context) => listInbox(context.database, await getReader(context), input))
  bind(messages.outbox, async (input, context) => listOutbox(context.database, await getReader(context), input))
  bind(messages.readMessages, async ({ ids }, { database, session }) => ({
    unread: await markRead(database, requireRealAccount(session).memberId, ids),
  }))
  bind(messages.deleteMessages, async ({ ids }, { database, session }) => ({
    unread: await removeMessages(database, requireRealAccount(session).memberId, ids),
  }))
  bind(messages.messageRecipients, (_, { database, session }) => readRecipients(database, requireRealAccount(session)))
  bind(
    messages.sendMessage,
    (input, { database, session }) => sendMessage(database, requireRealAccount(session), input),
    repeats(memberMessage, eq(memberMessage.direction, 'OUT')),
  )
}
