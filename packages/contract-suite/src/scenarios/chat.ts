import {
  chatMessages,
  chatPermission,
  chatRooms,
  chatUnreadCount,
  muteChatName,
  readChat,
  reportChatMessage,
  sendChatMessage,
} from '@playhouse/platform-api/chat.ts'
import type { Account, Suite } from '../suite.ts'

export async function chats(suite: Suite, as: Account, other: Account | undefined): Promise<void> {
  const rooms = await suite.ok(chatRooms, {}, { as })
  const room =
    rooms?.rooms.find(({ kind, mayRead }) => kind === 'GENERAL' && mayRead) ??
    rooms?.rooms.find(({ mayRead }) => mayRead)
  const unreached = [readChat, sendChatMessage, chatMessages, reportChatMessage, muteChatName]
  if (!room) return suite.needs('a chat room', ...unreached)
  await suite.ok(readChat, { room: room.id }, { as })
  const text = `Good evening ${suite.letters(5)}`
  const message = { room: room.id, requestKey: suite.uuid(), text }
  const sent = await suite.ok(sendChatMessage, message, { as })
  if (!sent) return
  const again = await suite.ok(sendChatMessage, message, { as, name: 'the same key again' })
  if (again) suite.same(sendChatMessage, 'the same key again is the same message', again.message.id, sent.message.id)
  const listed = await suite.ok(chatMessages, { room: room.id, size: 20 }, { as })
  const own = listed?.list.find(({ id }) => id === sent.message.id)
  const sender = await suite.ok(chatPermission, {}, { as })
  if (sender) suite.same(sendChatMessage, 'is from the account’s name in the chat', sent.message.name, sender.name)
  if (listed) suite.same(chatMessages, 'has what was sent', own && [own.name, own.text], [sent.message.name, text])
  if (sent.waitSeconds > 0)
    await suite.refused(sendChatMessage, { room: room.id, requestKey: suite.uuid(), text }, 'chat.slow', {
      as,
      name: 'a second message has to wait',
    })
  await suite.refused(
    sendChatMessage,
    { room: room.id, requestKey: suite.uuid(), text: 'Look at https://example.com/' },
    ['chat.link', 'chat.slow'],
    { as, name: 'a link is refused' },
  )
  await suite.refused(chatMessages, { room: `NONE-${suite.letters(5)}` }, 'chat.room.not.found', {
    as,
    name: 'an unknown room is refused',
  })
  if (!other) return suite.needs('a second account of the run', reportChatMessage, muteChatName)
  const read = await suite.ok(readChat, { room: room.id }, { as: other })
  if (read) {
    const counts = await suite.ok(chatUnreadCount, {}, { as: other })
    const left = counts?.rooms.find(({ id }) => id === room.id)?.unread ?? 0
    suite.check(
      readChat,
      'a room that was read has nothing unread',
      read.unread <= left,
      `${read.unread}, counted ${left}`,
    )
  }
  await suite.ok(reportChatMessage, { room: room.id, messageId: sent.message.id, reason: 'spam' }, { as: other })
  await suite.ok(
    reportChatMessage,
    { room: room.id, messageId: sent.message.id, reason: 'spam' },
    { as: other, name: 'a second report changes nothing' },
  )
  const muted = await suite.ok(muteChatName, { name: sent.message.name, isMuted: true }, { as: other })
  if (muted)
    suite.check(
      muteChatName,
      'the name is muted',
      muted.mutedNames.includes(sent.message.name),
      'not among the muted names',
    )
  const permission = muted && (await suite.ok(chatPermission, {}, { as: other }))
  if (permission)
    suite.check(muteChatName, 'is kept', permission.mutedNames.includes(sent.message.name), 'chatPermission has it not')
  const shown = await suite.ok(muteChatName, { name: sent.message.name, isMuted: false }, { as: other })
  if (shown)
    suite.check(muteChatName, 'the name is shown again', !shown.mutedNames.includes(sent.message.name), 'still muted')
}
