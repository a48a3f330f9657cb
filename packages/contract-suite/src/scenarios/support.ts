import { createECDH, createHash } from 'node:crypto'

import {
  closeServiceCase,
  createGuestUpload,
  enterGuestCase,
  openGuestCase,
  openServiceCase,
  rateGuestCase,
  rateServiceCase,
  readGuestCase,
  sendGuestCaseCode,
  serviceCaseDetail,
  serviceCases,
  serviceDesk,
  viewGuestUpload,
  writeGuestCase,
  writeServiceCase,
} from '@playhouse/platform-api/support-cases.ts'
import {
  chatMessages,
  chatPermission,
  chatRooms,
  chatUnreadCount,
  launchChat,
  muteChatName,
  readChat,
  reportChatMessage,
  sendChatMessage,
} from '@playhouse/platform-api/chat.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
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
import {
  addPushDevice,
  messageSettings,
  removePushDevice,
  setMessagePreference,
  setQuietHours,
  unsubscribe,
} from '@playhouse/platform-api/notices.ts'
import { feedback, feedbackSettings } from '@playhouse/platform-api/support.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { seePicture, sendPicture, upload } from './member.ts'
import { sentMatch } from './messages-of.ts'

/** Cases with customer service, feedback, chat and messages. */
export async function talking(suite: Suite, cast: Cast): Promise<void> {
  const { member, stranger, agent } = cast
  for (const endpoint of [
    launchChat,
    chatPermission,
    chatUnreadCount,
    serviceCases,
    unreadMessages,
    inbox,
    outbox,
    messageRecipients,
    messageSettings,
  ])
    await suite.ok(endpoint, {}, { as: reader(cast) })
  await guestCases(suite)
  if (!member) return
  await cases(suite, member)
  await feedbacks(suite, member)
  await chats(suite, member, stranger)
  await messageChoices(suite, member)
  await letters(suite, member, agent)
}

async function cases(suite: Suite, as: Account): Promise<void> {
  const before = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
  const picture = await upload(suite, as, 'MESSAGE')
  const input = {
    requestKey: suite.uuid(),
    topic: 'other',
    title: 'Contract',
    text: 'Nothing to answer.',
    ...(picture && { uploads: [picture] }),
  }
  const opened = await suite.ok(openServiceCase, input, { as })
  if (!opened) return
  const again = await suite.ok(openServiceCase, input, { as, name: 'the same key again' })
  if (again) suite.same(openServiceCase, 'the same key again is the same case', again.id, opened.id)
  const list = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
  if (before && list) {
    suite.same(openServiceCase, 'is one case more', list.total, before.total + 1)
    suite.same(
      serviceCases,
      'the latest stands first',
      [list.list[0]?.id, list.list[0]?.title],
      [opened.id, input.title],
    )
  }
  const line = { id: opened.id, requestKey: suite.uuid(), text: 'Nothing more.' }
  const written = await suite.ok(writeServiceCase, line, { as })
  const repeated = await suite.ok(writeServiceCase, line, { as, name: 'the same key again' })
  if (written && repeated)
    suite.same(writeServiceCase, 'the same key again writes nothing', repeated.lines.length, written.lines.length)
  const detail = await suite.ok(serviceCaseDetail, { id: opened.id }, { as })
  if (detail)
    suite.same(
      serviceCaseDetail,
      'has what was written',
      detail.lines.map(({ author, text }) => [author, text]),
      [input.text, line.text].map((text) => ['MEMBER', text]),
    )
  const closed = await suite.ok(closeServiceCase, { id: opened.id }, { as })
  if (closed) {
    const after = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
    if (after)
      suite.same(
        closeServiceCase,
        'is closed in the list',
        after.list.find(({ id }) => id === opened.id)?.state,
        'CLOSED',
      )
    const rated = await suite.ok(rateServiceCase, { id: opened.id, stars: 4, comment: 'Well done.' }, { as })
    if (rated) suite.same(rateServiceCase, 'keeps the rating', rated.rating, { stars: 4, comment: 'Well done.' })
  }
}

/** A visitor's case, by the key that its opening gives, and by the code of the letter that follows. */
async function guestCases(suite: Suite): Promise<void> {
  await suite.ok(serviceDesk, {})
  const email = `contract-${suite.letters(6)}@example.test`
  const input = {
    requestKey: suite.uuid(),
    email,
    topic: 'other' as const,
    title: 'Contract',
    text: 'Nothing to answer.',
  }
  let opened: ValueOf<typeof openGuestCase> | undefined
  const letter = await sentMatch(suite, email, /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/, async () => {
    opened = await suite.ok(openGuestCase, input)
    return opened
  })
  if (!opened) {
    const unreached = [sendGuestCaseCode, enterGuestCase, readGuestCase, writeGuestCase, rateGuestCase, viewGuestUpload]
    return suite.needs('a case of a guest', ...unreached)
  }
  const { id, key } = opened
  const again = await suite.ok(openGuestCase, input, { name: 'the same key again' })
  if (again) suite.same(openGuestCase, 'the same key again is the same case', again.id, id)
  const link = await suite.ok(createGuestUpload, {})
  const uploads = link && (await sendPicture(suite, createGuestUpload, link)) ? [link.id] : []
  await suite.ok(writeGuestCase, { id, key, requestKey: suite.uuid(), text: 'Nothing more.', uploads })
  for (const picture of uploads) {
    const asked = { id, key, upload: picture }
    await suite.refused(viewGuestUpload, { ...asked, key: 'x' }, 'upload.not.found', {
      name: 'a wrong key is refused',
    })
    await suite.refused(viewGuestUpload, { ...asked, upload: suite.uuid() }, 'upload.not.found', {
      name: 'a picture that is not in the case is refused',
    })
    await seePicture(suite, viewGuestUpload, await suite.ok(viewGuestUpload, asked))
  }
  const found = await suite.ok(readGuestCase, { id, key })
  if (found) {
    suite.same(readGuestCase, 'has what was written', found.lines.length, 2)
    suite.same(readGuestCase, 'has the picture', found.lines.at(-1)?.uploads, uploads)
  }
  await suite.refused(readGuestCase, { id, key: 'x' }, 'case.not.found', { name: 'a wrong key is refused' })
  await suite.refused(enterGuestCase, { id, code: 'AAAA-AAAA' }, 'case.not.found', { name: 'a wrong code is refused' })
  await suite.ok(sendGuestCaseCode, { id, email })
  await suite.ok(sendGuestCaseCode, { id, email: `no-${email}` }, { name: 'another address gets the same answer' })
  await enterByLetter(suite, id, letter?.[0])
  await suite.refused(rateGuestCase, { id, key, stars: 5 }, 'case.not.closed', { name: 'an open case is not rated' })
  if (!(await suite.party('operator', { act: 'close-guest-case', id })))
    return suite.needs('an operator who closes a case', rateGuestCase)
  const rated = await suite.ok(rateGuestCase, { id, key, stars: 4, comment: 'Well done.' })
  if (rated) suite.same(rateGuestCase, 'gives the rating back', rated.rating, { stars: 4, comment: 'Well done.' })
  const kept = await suite.ok(readGuestCase, { id, key }, { name: 'answers once the case is closed' })
  if (rated && kept) suite.same(rateGuestCase, 'keeps the rating', kept.rating, rated.rating)
}

/** The code of a letter opens the case in another browser, once. */
async function enterByLetter(suite: Suite, id: string, code: string | undefined): Promise<void> {
  if (code === undefined) return suite.needs('a way to read sent codes (--outbox)', enterGuestCase)
  const entered = await suite.ok(enterGuestCase, { id, code })
  if (!entered) return
  suite.same(enterGuestCase, 'opens the case of the letter', entered.id, id)
  const read = await suite.ok(readGuestCase, { id, key: entered.key }, { name: 'opens by the key of a code' })
  if (read) suite.same(enterGuestCase, 'its key opens the same case', read.lines.length, entered.lines.length)
  await suite.refused(enterGuestCase, { id, code }, 'case.not.found', { name: 'a code works once' })
}

async function feedbacks(suite: Suite, as: Account): Promise<void> {
  const settings = await suite.ok(feedbackSettings, {})
  const content = 'A check of the contract, nothing to answer. '
    .repeat(1 + Math.ceil((settings?.minLength ?? 0) / 44))
    .slice(0, settings?.maxLength ?? 100)
  const input = {
    requestKey: suite.uuid(),
    questionType: settings?.questionTypes[0] ?? 'other',
    content: content.trim(),
  }
  const sent = await suite.ok(feedback, input, { as })
  const again = sent && (await suite.ok(feedback, input, { as, name: 'the same key again' }))
  if (sent && again) suite.same(feedback, 'the same key again has the same reference', again.reference, sent.reference)
  const other = sent && (await suite.ok(feedback, { ...input, requestKey: suite.uuid() }, { as, name: 'another' }))
  if (sent && other)
    suite.check(feedback, 'another one has another reference', other.reference !== sent.reference, other.reference)
}

async function chats(suite: Suite, as: Account, other: Account | undefined): Promise<void> {
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

/** Browsers subscribe to this service; nothing is sent to it in a run. */
const PUSH_SERVICE = 'https://fcm.googleapis.com/fcm/send/contract'

async function messageChoices(suite: Suite, as: Account): Promise<void> {
  const before = await suite.ok(messageSettings, {}, { as })
  const preference = await suite.ok(setMessagePreference, { kind: 'DEPOSIT', channel: 'PUSH', on: false }, { as })
  const chosen = preference?.preferences.find(({ kind, channel }) => kind === 'DEPOSIT' && channel === 'PUSH')
  if (preference) suite.same(setMessagePreference, 'the choice is kept', chosen?.on, false)
  const quiet = await suite.ok(setQuietHours, { quietHours: { from: 1_320, to: 420 } }, { as })
  if (quiet) suite.same(setQuietHours, 'the hours are the new ones', quiet.quietHours, { from: 1_320, to: 420 })
  const kept = await suite.ok(messageSettings, {}, { as })
  if (quiet && kept) suite.same(setQuietHours, 'the hours are kept', kept.quietHours, { from: 1_320, to: 420 })
  if (preference && kept)
    suite.same(
      setMessagePreference,
      'is kept',
      kept.preferences.find(({ kind, channel }) => kind === 'DEPOSIT' && channel === 'PUSH')?.on,
      false,
    )
  await suite.ok(setQuietHours, { quietHours: null }, { as, name: 'ends the hours' })
  if (before?.pushKey === null)
    return suite.needs('a platform with push messages (PUSH_KEYS)', addPushDevice, removePushDevice)
  const endpoint = `${PUSH_SERVICE}${suite.letters(12)}`
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(createHash('sha256').update(endpoint).digest())
  const auth = createHash('sha256').update(endpoint).digest().subarray(0, 16).toString('base64url')
  const added = await suite.ok(
    addPushDevice,
    { endpoint, p256dh: keys.getPublicKey('base64url'), auth },
    {
      as,
      refusals: {
        'function.not.available': 'a platform with push messages (PUSH_KEYS)',
        'push.endpoint.refused': 'a push service that the platform accepts',
      },
    },
  )
  const device = added?.devices.find(
    ({ endpointHash }) => endpointHash === createHash('sha256').update(endpoint).digest('hex'),
  )
  if (added)
    suite.check(
      addPushDevice,
      'the browser recognises itself',
      device !== undefined,
      'no device has the hash of its address',
    )
  if (!device) return suite.needs('a platform with push messages', removePushDevice)
  const left = await suite.ok(removePushDevice, { id: device.id }, { as })
  if (left)
    suite.check(
      removePushDevice,
      'the browser is gone',
      left.devices.every(({ id }) => id !== device.id),
      'still listed',
    )
}

/** A message to the upline arrives there, and its answer here; counts of unread ones agree everywhere. */
async function letters(suite: Suite, member: Account, agent: Account | undefined): Promise<void> {
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

/** The link of an e-mail about a message ends such e-mails. @param write sends the member a message */
async function unsubscribing(suite: Suite, as: Account, write: () => Promise<unknown>): Promise<void> {
  const choice = { kind: 'AGENT', channel: 'EMAIL' }
  const chosen = await suite.ok(setMessagePreference, { ...choice, on: true }, { as, name: 'switches e-mails on' })
  if (as.email === undefined || !chosen) {
    await write()
    return suite.needs('a way to read sent codes (--outbox)', unsubscribe)
  }
  const letter = await sentMatch(suite, as.email, /\/unsubscribe\?token=([\w.-]+)/, write)
  const token = letter?.[1]
  if (token === undefined)
    return suite.needs('an e-mail about a message with a link that ends such e-mails', unsubscribe)
  const ended = await suite.ok(unsubscribe, { token })
  if (!ended) return
  suite.same(unsubscribe, 'ends the kind of the e-mail', ended.kind, choice.kind)
  await suite.ok(unsubscribe, { token }, { name: 'again changes nothing' })
  await suite.refused(unsubscribe, { token: `${token.slice(0, -4)}AAAA` }, 'not.found', {
    name: 'a forged link is refused',
  })
  const settings = await suite.ok(messageSettings, {}, { as })
  const isOn = settings?.preferences.find(({ kind, channel }) => kind === choice.kind && channel === choice.channel)?.on
  if (settings) suite.same(unsubscribe, 'the e-mails are switched off', isOn, false)
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
