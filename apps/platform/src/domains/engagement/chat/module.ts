import * as chat from '@playhouse/platform-api/chat.ts'
import type { Module } from '../../../module.ts'
import {
  countUnread,
  findSent,
  listMessages,
  markRead,
  muteName,
  openProfile,
  reportMessage,
  sendMessage,
} from './chat-messages.ts'
import { chatJobs } from './chat-programs.ts'
import type { ChatProvider } from './chat-provider.ts'
import { listRooms, readPermission, requireEntry } from './chat-rooms.ts'

export function chatModule({
  config: { chat: provider, demo },
}: {
  config: { chat: ChatProvider; demo: boolean }
}): Module {
  return {
    routes({ bind }) {
      bind(chat.launchChat, async (input, { database, session, language }) => {
        await requireEntry(database, session)
        const name = provider.identifies ? await openProfile(database, session.memberId) : null
        return provider.launch({ ...input, name, language })
      })
      bind(chat.chatUnreadCount, (_, { database, session }) => countUnread(database, session))
      bind(chat.chatPermission, (_, { database, session }) => readPermission(database, session))
      bind(chat.chatRooms, (_, { database, session, language }) => listRooms(database, session, language))
      bind(chat.chatMessages, (input, { database, session }) => listMessages(database, session, input))
      bind(
        chat.sendChatMessage,
        (input, { database, session }) => sendMessage(database, session, input),
        async (input, { database, session: { memberId } }) => (await findSent(database, memberId, input)) !== undefined,
      )
      bind(chat.readChat, (input, { database, session }) => markRead(database, session, input))
      bind(chat.reportChatMessage, (input, { database, session }) => reportMessage(database, session, input))
      bind(chat.muteChatName, (input, { database, session }) => muteName(database, session, input))
    },
    jobs: chatJobs(demo),
  }
}
