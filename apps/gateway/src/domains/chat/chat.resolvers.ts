import { CHAT_TITLE_MAX, CHAT_NAME_MAX } from '@playhouse/shared/limits.ts'
import * as contract from '@playhouse/platform-api/chat.ts'
import type { ChatReportReason } from '@playhouse/schema/types.generated.ts'
import { countsIf, cursorInfo } from '../base/connections.ts'
import { atMost, takes } from '../base/contract-input.ts'
import { badArgument, getErrorCode } from '../base/errors.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { offers } from '../site/features.ts'
import { getMessage } from './chat-message.ts'

export const chatResolvers: Resolvers = {
  Viewer: {
    chat: async (_viewer, _args, context) => {
      if (!offers(await context.brand(), 'CHAT')) return null
      return readSession(context, (platform) => platform.read(contract.chatPermission, {}))
    },
  },
  Chat: {
    restriction: ({ reason }) => reason,
    restrictedUntil: ({ until }) => until,
    unreadCount: async (_chat, _args, context) => (await readUnread(context)).total,
    external: async ({ mayRead }, { title, headerColor }, context) => {
      if (headerColor && !takes(contract.launchChat, 'headerColor', headerColor))
        throw badArgument('headerColor is a colour such as #b93421.')
      if (!mayRead) return null
      return readSession(context, async (platform) => {
        const { chatUrl, user } = await platform.read(contract.launchChat, {
          ...(title && { title: title.slice(0, CHAT_TITLE_MAX) }),
          ...(headerColor && { headerColor }),
        })
        if (chatUrl === null) return null
        const known = user && { ...user }
        return { url: chatUrl, user: known }
      })
    },
    rooms: (_chat, _args, context) => readRooms(context),
    room: async (_chat, { id }, context) => (await readRooms(context)).find((room) => room.id === id) ?? null,
  },
  ChatRoom: {
    restriction: ({ reason }) => reason,
    unreadCount: async ({ id, unread }, _args, context) =>
      unread ?? (await readUnread(context)).rooms.find((room) => room.id === id)?.unread ?? 0,
    messages: async ({ id, mayRead }, { first, after }, context, info) => {
      if (!mayRead) return null
      if (after != null && !takes(contract.chatMessages, 'before', after))
        throw badArgument('after is no cursor of this list.')
      return readSession(context, async (platform) => {
        const { list, hasMore, total } = await platform.read(contract.chatMessages, {
          room: id,
          size: atMost(contract.chatMessages, 'size', first),
          ...(after && { before: after }),
          ...countsIf(info),
        })
        return {
          edges: list.map((message) => ({ node: getMessage(message) })),
          totalCount: total,
          pageInfo: cursorInfo(hasMore ? (list.at(-1)?.id ?? null) : null),
        }
      })
    },
  },
  ReadChatRoomSuccess: {
    room: async ({ roomId, unread }, _args, context) => {
      const room = (await readRooms(context)).find(({ id }) => id === roomId)
      return room ? { ...room, unread } : null
    },
  },
  Mutation: {
    sendChatMessage: memberMutation(async (platform, { roomId, requestKey, text }) => {
      if (!takes(contract.chatMessages, 'room', roomId)) return problem('CHAT_ROOM_NOT_FOUND')
      const { message, waitSeconds } = await platform.write(contract.sendChatMessage, {
        room: roomId,
        requestKey,
        text,
      })
      return { __typename: 'SendChatMessageSuccess', message: getMessage(message), waitSeconds }
    }),
    readChatRoom: memberMutation(async (platform, { roomId, upTo }) => {
      if (!takes(contract.chatMessages, 'room', roomId)) return problem('CHAT_ROOM_NOT_FOUND')
      if (upTo != null && !takes(contract.readChat, 'upTo', upTo)) throw badArgument('upTo is no id of a message.')
      const { unread, name } = await platform.write(contract.readChat, { room: roomId, ...(upTo && { upTo }) })
      return { __typename: 'ReadChatRoomSuccess', roomId, unread, name }
    }),
    reportChatMessage: memberMutation(async (platform, { roomId, messageId, reason }) => {
      if (!takes(contract.chatMessages, 'room', roomId)) return problem('CHAT_ROOM_NOT_FOUND')
      if (!takes(contract.reportChatMessage, 'messageId', messageId)) return problem('CHAT_MESSAGE_NOT_FOUND')
      await platform.write(contract.reportChatMessage, {
        room: roomId,
        messageId,
        reason: reason.toLowerCase() as Lowercase<ChatReportReason>,
      })
      return { __typename: 'ReportChatMessageSuccess', messageId }
    }),
    muteChatName: memberMutation(async (platform, { name, isMuted }) => {
      if (name === '' || name.length > CHAT_NAME_MAX) return problem('CHAT_MESSAGE_NOT_FOUND')
      await platform.write(contract.muteChatName, { name, isMuted })
      return { __typename: 'MuteChatNameSuccess' }
    }),
  },
}

const readRooms = async (context: Context) =>
  (await readSession(context, async (platform) => (await platform.read(contract.chatRooms, {})).rooms)) ?? []

/** One call for all rooms of a response. The chat opens without counts if they cannot be read. */
const readUnread = async (context: Context) => {
  const unread = await readSession(context, (platform) => platform.read(contract.chatUnreadCount, {})).catch(
    (error: unknown) => {
      if (getErrorCode(error) === 'PLATFORM_UNAVAILABLE') return null
      throw error
    },
  )
  return unread ?? { total: 0, rooms: [] }
}

/** The rooms among `ids` that the session may read, for a live stream. */
export async function readableRooms(context: Context, ids: readonly string[]): Promise<string[]> {
  const { platform } = context.session
  if (ids.length === 0 || !platform || !offers(await context.brand(), 'CHAT')) return []
  const may = ids.map(async (room) => {
    try {
      // Reading one message checks access, whatever the language.
      await platform.read(contract.chatMessages, { room, size: 1 })
      return [room]
    } catch (error) {
      if (error instanceof PlatformRefusal) return []
      throw error
    }
  })
  return (await Promise.all(may)).flat()
}
