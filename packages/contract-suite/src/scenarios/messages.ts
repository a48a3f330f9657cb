import { memberInfo } from '@playhouse/platform-api/member.ts'
import {
  deleteMessages,
  inbox,
  messageRecipients,
  outbox,
  readMessages,
  sendMessage,
  unreadMessages,
} from '@playhouse/platform-api/messages.ts'
import { unsubscribe } from '@playhouse/platform-api/notices.ts'
import type { Account, Suite } from '../suite.ts'
import { unsubscribing } from './notices.ts'

/** A message to the upline arrives there, and its answer here; counts of unread ones agree everywhere. */
export async function letters(suite: Suite, member: Account, agent: Account | undefined): Promise<void> {
  const recipients = await suite.ok(messageRecipients, {}, { as: member })
  if (!agent || recipients?.upline !== agent.username)
    return suite.needs('an upline (--agent)', sendMessage, unsubscribe)
  const title = `Question ${suite.letters(6)}`
  const input = { requestKey: suite.uuid(), to: 'upline', title, content: 'May I call you?' }
  const sent = await suite.ok(sendMessage, input, { as: member })
  if (!sent) return suite.needs('a message of an upline', unsubscribe)
  suite.same(sendMessage, 'reaches one upline', sent.recipients, 1)
  await suite.ok(sendMessage, input, { as: member, name: 'the same key again' })
  const box = await suite.ok(outbox, { page: 1, size: 20 }, { as: member })
  if (box)
    suite.same(
      outbox,
      'has the message once, as it was sent',
      box.list.filter((entry) => entry.title === title).map(({ account, content }) => [account, content]),
      [[agent.username, input.content]],
    )
  const received = await suite.ok(inbox, { page: 1, size: 20, kind: 'DOWNLINE' }, { as: agent })
  const letter = received?.list.find((entry) => entry.title === title)
  if (received)
    suite.same(inbox, 'a message arrives', letter && [letter.account, letter.content, letter.read], [
      member.username,
      input.content,
      false,
    ])
  await unsubscribing(suite, member, () =>
    suite.ok(
      sendMessage,
      { requestKey: suite.uuid(), to: 'account', account: member.username, title: `Answer ${title}`, content: 'Yes.' },
      { as: agent, name: 'answers' },
    ),
  )
  await suite.refused(
    sendMessage,
    { requestKey: suite.uuid(), to: 'account', account: `none${suite.letters(6)}`, title, content: 'Who?' },
    'account.not.found',
    { as: agent, name: 'an unknown account is refused' },
  )
  await readingAndDeleting(suite, member)
}

async function readingAndDeleting(suite: Suite, member: Account): Promise<void> {
  const unread = await unreadAgree(suite, member)
  const own = await suite.ok(inbox, { page: 1, size: 50, unread: 1 }, { as: member })
  const [newest, older] = own?.list ?? []
  if (!newest || !older || unread === undefined) return suite.needs('messages', readMessages, deleteMessages)
  const read = await suite.ok(readMessages, { ids: [newest.id] }, { as: member })
  const afterReading = await unreadAgree(suite, member)
  // Another message may have arrived meanwhile.
  if (read && (afterReading === undefined || afterReading < unread))
    suite.same(readMessages, 'one fewer is unread', read.unread, unread - 1)
  const stillUnread = await suite.ok(inbox, { page: 1, size: 50, unread: 1 }, { as: member })
  if (read && stillUnread)
    suite.check(
      readMessages,
      'a read one is no longer unread',
      stillUnread.list.every(({ id }) => id !== newest.id),
      'still among the unread ones',
    )
  const deleted = await suite.ok(deleteMessages, { ids: [older.id] }, { as: member })
  const left = await suite.ok(inbox, { page: 1, size: 50 }, { as: member })
  if (deleted && left)
    suite.check(
      deleteMessages,
      'a deleted one is gone',
      left.list.every(({ id }) => id !== older.id),
      'still in the inbox',
    )
  if (deleted) {
    const readOnes = left?.list.filter(({ id }) => id === newest.id).map(({ read: isRead }) => isRead)
    suite.same(readMessages, 'is read in the inbox', readOnes, [true])
    const counted = await suite.ok(unreadMessages, {}, { as: member })
    // Others may have arrived since, none has been read.
    if (counted !== undefined)
      suite.check(
        deleteMessages,
        'says how many are unread',
        deleted.unread <= counted,
        `${deleted.unread}, counted ${counted}`,
      )
  }
  await unreadAgree(suite, member)
}

/** Compares the three counts of unread messages; compares again if a message arrived between the readings. */
async function unreadAgree(suite: Suite, as: Account, attempts = 3): Promise<number | undefined> {
  const [count, list, info, countAfterwards] = [
    await suite.ok(unreadMessages, {}, { as }),
    await suite.ok(inbox, { page: 1, size: 50, unread: 1 }, { as }),
    await suite.ok(memberInfo, {}, { as }),
    await suite.ok(unreadMessages, {}, { as }),
  ]
  if (count === undefined || !list || !info || countAfterwards === undefined) return undefined
  if (count !== countAfterwards && attempts > 1) return unreadAgree(suite, as, attempts - 1)
  suite.same(unreadMessages, 'the inbox has as many unread ones', list.total, count)
  suite.same(inbox, 'its count of unread ones agrees', list.unread, count)
  suite.same(memberInfo, 'its count of unread messages agrees', info.unreadMessages, count)
  return count
}
