import * as chat from '@playhouse/platform-api/chat.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { chatMessage, chatProfile, chatRoom, chatScript } from '../../../db/tables/chat.ts'
import { HOUSE } from '../../../db/tables/ledger.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { getEvents } from '../../../live/live.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { chatJobs, writeDueLines } from './chat-programs.ts'
import { changeRoom, closeReports, muteMember, removeMessage, setWords } from './moderation.ts'

let harness: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh', 'hoa', 'agenta']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
})
afterAll(() => harness.close())

const getId = (username: string) => ids.get(username) ?? 0
const as = (username: string, language = 'EN') => ({ token: tokens.get(username) ?? '', headers: { language } })
const send = (username: string, room: string, more: object = {}) =>
  harness.call(chat.sendChatMessage, { room, requestKey: randomUUID(), text: 'Good evening', ...more }, as(username))
const list = async (username: string, room: string, more: object = {}) =>
  (await harness.call(chat.chatMessages, { room, ...more }, as(username))).value
const read = (username: string, room: string, upTo?: string) =>
  harness.call(chat.readChat, { room, ...(upTo && { upTo }) }, as(username))
const unread = async (username: string) => (await harness.call(chat.chatUnreadCount, {}, as(username))).value
const refusal = (status: number, errorCode: string) => ({ status, body: { errorCode } })
const setRoom = (room: string, slowSeconds: number, isOpen = true) =>
  withTransaction(harness.database, (tx) => changeRoom(tx, room, { slowSeconds, isOpen }))

describe('permission', () => {
  test('lists the rooms of the request’s language, and explains why the VIP room is closed', async () => {
    const { rooms } = (await harness.call(chat.chatRooms, {}, as('lan', 'TY'))).value
    expect(rooms.map(({ id, mayRead, reason }) => [id, mayRead, reason])).toEqual([
      ['GENERAL-VI', true, null],
      ['LOTTERY-VI', true, null],
      ['VIP', false, 'RANK'],
    ])
    expect(await send('lan', 'VIP')).toMatchObject(refusal(403, 'chat.rank'))
    await harness.database.update(member).set({ rank: 5 }).where(eq(member.username, 'lan'))
    expect((await send('lan', 'VIP')).status).toBe(200)
    await harness.database.update(member).set({ rank: 4 }).where(eq(member.username, 'lan'))
    expect(await harness.call(chat.chatMessages, { room: 'VIP' }, as('lan'))).toMatchObject(refusal(403, 'chat.rank'))
  })

  test('excludes demo accounts and explains why', async () => {
    const { token } = (await harness.call(freePlay, {})).value
    expect((await harness.call(chat.chatPermission, {}, { token })).value).toMatchObject({
      mayRead: false,
      mayWrite: false,
      reason: 'DEMO',
    })
    for (const call of [
      harness.call(chat.chatMessages, { room: 'GENERAL-EN' }, { token }),
      harness.call(chat.launchChat, {}, { token }),
      harness.call(chat.sendChatMessage, { room: 'GENERAL-EN', requestKey: randomUUID(), text: 'hello' }, { token }),
    ])
      expect(await call).toMatchObject(refusal(403, 'in_need_true_account'))
  })

  test.each([
    ['TIME_OUT', new Date(Date.now() + 3_600_000), 'TIME_OUT'],
    ['SELF_EXCLUSION', null, 'EXCLUDED'],
  ] as const)('keeps a member out during a %s', async (kind, endsAt, reason) => {
    const memberId = getId('agenta')
    await harness.database.insert(playExclusion).values({ memberId, kind, state: 'ACTIVE', endsAt })
    const { value } = await harness.call(chat.chatPermission, {}, as('agenta'))
    expect(value).toMatchObject({ mayRead: false, reason, until: endsAt?.getTime() ?? null })
    expect(await send('agenta', 'GENERAL-EN')).toMatchObject(refusal(403, 'chat.excluded'))
    expect(await read('agenta', 'GENERAL-EN')).toMatchObject(refusal(403, 'chat.excluded'))
    await harness.database.delete(playExclusion).where(eq(playExclusion.memberId, memberId))
    expect((await harness.call(chat.chatPermission, {}, as('agenta'))).value.mayWrite).toBe(true)
  })

  test('does not find a closed room', async () => {
    await setRoom('LOTTERY-TH', 5, false)
    expect(await send('lan', 'LOTTERY-TH')).toMatchObject(refusal(404, 'chat.room.not.found'))
    expect((await harness.call(chat.chatRooms, {}, as('lan', 'TH'))).value.rooms.map(({ id }) => id)).toEqual([
      'GENERAL-TH',
      'VIP',
    ])
  })
})

describe('sending', () => {
  test('sends once per request key and publishes one event to the room', async () => {
    await setRoom('GENERAL-ID', 0)
    const requestKey = randomUUID()
    const responses = await Promise.all(Array.from({ length: 10 }, () => send('minh', 'GENERAL-ID', { requestKey })))
    expect(new Set(responses.map(({ value }) => value.message.id)).size).toBe(1)
    const { message } = responses[0]?.value ?? {}
    expect(message?.name).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{3,4}$/)
    const published = (await getEvents(harness.database, HOUSE)).filter(
      (event) => event.type === 'CHAT_MESSAGE' && event['roomId'] === 'GENERAL-ID',
    )
    expect(published).toEqual([{ type: 'CHAT_MESSAGE', roomId: 'GENERAL-ID', message }])
    expect(JSON.stringify([published, responses[0]?.body])).not.toContain('minh')
  })

  test('accepts one of 20 parallel messages in slow mode, and returns the waiting time', async () => {
    await setRoom('GENERAL-EN', 30)
    const responses = await Promise.all(Array.from({ length: 20 }, () => send('hoa', 'GENERAL-EN')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(19)
    for (const { body } of refused) {
      expect(body).toMatchObject({ errorCode: 'chat.slow', value: { retryAfterSeconds: expect.any(Number) } })
      const { retryAfterSeconds } = (body as { value: { retryAfterSeconds: number } }).value
      expect(retryAfterSeconds).toBeGreaterThan(20)
      expect(retryAfterSeconds).toBeLessThanOrEqual(30)
    }
    // Other members and rooms are not affected.
    expect((await send('minh', 'GENERAL-EN')).status).toBe(200)
    expect((await send('hoa', 'LOTTERY-EN')).status).toBe(200)
  })

  test('stops a flood after ten messages in a minute over all rooms', async () => {
    for (const room of ['GENERAL-CN', 'LOTTERY-CN']) await setRoom(room, 0)
    const rooms = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'GENERAL-CN' : 'LOTTERY-CN'))
    const responses = await Promise.all(rooms.map((room) => send('agenta', room)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(responses.find(({ status }) => status === 429)?.body).toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
      value: { retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 50 && wait <= 60) },
    })
  })

  test('stores script as plain text and returns it unchanged', async () => {
    await setRoom('GENERAL-TH', 0)
    const text = '<img src=x onerror=alert(1)> & "quotes"'
    expect((await send('lan', 'GENERAL-TH', { text })).value.message.text).toBe(text)
    expect((await list('minh', 'GENERAL-TH')).list[0]?.text).toBe(text)
  })

  test.each([
    ['see https://example.test', 'chat.link'],
    ['call 0912345678', 'chat.contact'],
    ['x'.repeat(281), 'request_param_err'],
    ['  ', 'request_param_err'],
  ])('refuses "%s" and stores nothing', async (text, code) => {
    const before = (await list('lan', 'GENERAL-TH')).list.length
    expect(await send('lan', 'GENERAL-TH', { text })).toMatchObject({ body: { errorCode: code } })
    expect((await list('lan', 'GENERAL-TH')).list).toHaveLength(before)
  })

  test('masks blocked words regardless of case and accents', async () => {
    const words = await withTransaction(harness.database, (tx) => setWords(tx, 'Lừa đảo\nscam, SCAM', 'mai'))
    expect(words.after).toEqual(['lua dao', 'scam'])
    const { value } = await send('lan', 'GENERAL-TH', { text: 'LỪA ĐẢO? No Scam, no scampi' })
    expect(value.message.text).toBe('•••? No •••, no scampi')
    const [stored] = await harness.database
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.id, BigInt(value.message.id)))
    expect(stored?.text).not.toContain('LỪA')
  })

  test('answers a repetition after the word has been blocked, and refuses its request key with another text', async () => {
    const repeated = { requestKey: randomUUID(), text: 'No swindle here' }
    const { value } = await send('minh', 'GENERAL-TH', repeated)
    await withTransaction(harness.database, (tx) => setWords(tx, 'swindle', 'mai'))
    expect((await send('minh', 'GENERAL-TH', repeated)).value.message.id).toBe(value.message.id)
    const { body } = await send('minh', 'GENERAL-TH', { ...repeated, text: 'No swindle at all' })
    expect(body).toMatchObject({ errorCode: 'request_key_reused' })
  })
})

test('lists messages in pages, latest first', async () => {
  await harness.database
    .insert(chatMessage)
    .values(Array.from({ length: 7 }, (_, index) => ({ roomId: 'LOTTERY-ID', name: 'Programme', text: `${index}` })))
  const first = await list('lan', 'LOTTERY-ID', { size: 3 })
  expect(first.list.map(({ text, isProgram }) => [text, isProgram])).toEqual([
    ['6', true],
    ['5', true],
    ['4', true],
  ])
  const second = await list('lan', 'LOTTERY-ID', { size: 3, before: first.list.at(-1)?.id })
  expect(second.list.map(({ text }) => text)).toEqual(['3', '2', '1'])
  expect([first.hasMore, second.hasMore]).toEqual([true, true])
  expect(await list('lan', 'LOTTERY-ID', { size: 3, before: second.list.at(-1)?.id })).toMatchObject({
    hasMore: false,
    list: [{ text: '0' }],
    total: null,
  })
  expect(await list('lan', 'LOTTERY-ID', { size: 3, before: second.list.at(-1)?.id, counted: '1' })).toMatchObject({
    total: 7,
  })
})

test('counts unread messages of opened rooms, without the member’s own', async () => {
  await setRoom('LOTTERY-VI', 0)
  expect((await unread('hoa')).rooms.some(({ id }) => id === 'LOTTERY-VI')).toBe(false)
  await read('hoa', 'LOTTERY-VI')
  const sent = [await send('minh', 'LOTTERY-VI'), await send('minh', 'LOTTERY-VI'), await send('minh', 'LOTTERY-VI')]
  const inRoom = async (username: string) =>
    (await unread(username)).rooms.find(({ id }) => id === 'LOTTERY-VI')?.unread
  expect(await inRoom('hoa')).toBe(3)
  expect(await inRoom('minh')).toBe(0)
  expect((await read('hoa', 'LOTTERY-VI', sent[0]?.value.message.id)).value.unread).toBe(2)
  expect((await read('hoa', 'LOTTERY-VI')).value.unread).toBe(0)
  // Marking less as read changes nothing.
  expect((await read('hoa', 'LOTTERY-VI', '1')).value.unread).toBe(0)
  const events = (await getEvents(harness.database, getId('hoa'))).filter((event) => event['roomId'] === 'LOTTERY-VI')
  expect(events.map((event) => event['unread'])).toEqual([2, 0])
})

test('hides a muted player from that member only', async () => {
  await setRoom('GENERAL-VI', 0)
  await read('hoa', 'GENERAL-VI')
  const { name } = (await send('lan', 'GENERAL-VI', { text: 'noise' })).value.message
  const mute = (isMuted: boolean, of = name) => harness.call(chat.muteChatName, { name: of, isMuted }, as('hoa'))
  expect((await mute(true)).value.mutedNames).toEqual([name])
  expect((await list('hoa', 'GENERAL-VI')).list).toEqual([])
  expect((await unread('hoa')).rooms.find(({ id }) => id === 'GENERAL-VI')?.unread).toBe(0)
  expect((await list('minh', 'GENERAL-VI')).list).toHaveLength(1)
  expect((await harness.call(chat.chatPermission, {}, as('hoa'))).value.mutedNames).toEqual([name])
  expect((await mute(false)).value.mutedNames).toEqual([])
  expect(await mute(true, 'NobodyHere1')).toMatchObject(refusal(404, 'chat.message.not.found'))
})

describe('moderation', () => {
  test('removes a reported message for everybody, once', async () => {
    await setRoom('LOTTERY-EN', 0)
    const { id } = (await send('lan', 'LOTTERY-EN', { text: 'an insult' })).value.message
    const report = (username: string) =>
      harness.call(chat.reportChatMessage, { room: 'LOTTERY-EN', messageId: id, reason: 'insult' }, as(username))
    for (const username of ['minh', 'minh', 'hoa']) expect((await report(username)).status).toBe(200)
    expect(await report('lan')).toMatchObject(refusal(404, 'chat.message.not.found'))
    const remove = () =>
      withTransaction(harness.database, (tx) =>
        removeMessage(tx, { roomId: 'LOTTERY-EN', id: BigInt(id), operator: 'mai' }),
      )
    await remove()
    await expect(remove()).rejects.toMatchObject({ code: 'chat.message.not.found' })
    const { list: messages } = await list('minh', 'LOTTERY-EN')
    expect(messages.find((message) => message.id === id)).toMatchObject({ isRemoved: true, text: '' })
    expect(JSON.stringify(messages)).not.toContain('mai')
    expect(await getEvents(harness.database, HOUSE)).toContainEqual({
      type: 'CHAT_REMOVED',
      roomId: 'LOTTERY-EN',
      messageId: id,
    })
    const waiting = await withTransaction(harness.database, (tx) =>
      closeReports(tx, { roomId: 'LOTTERY-EN', id: BigInt(id) }),
    )
    expect(waiting).toBe(0)
  })

  test('mutes a member until a time, without affecting reading', async () => {
    await read('minh', 'LOTTERY-EN')
    const [profile] = await harness.database
      .select()
      .from(chatProfile)
      .where(eq(chatProfile.memberId, getId('minh')))
    const mute = (until: Date | null) =>
      withTransaction(harness.database, (tx) => muteMember(tx, profile?.name ?? '', until))
    const until = new Date(Date.now() + 60_000)
    await mute(until)
    expect(await send('minh', 'LOTTERY-EN')).toMatchObject({
      status: 403,
      body: {
        errorCode: 'chat.muted',
        value: { retryAfterSeconds: expect.toSatisfy((left: number) => left > 0 && left <= 60) as number },
      },
    })
    expect((await harness.call(chat.chatPermission, {}, as('minh'))).value).toMatchObject({
      mayRead: true,
      mayWrite: false,
      reason: 'MUTED',
      until: until.getTime(),
    })
    expect((await list('minh', 'LOTTERY-EN')).list.length).toBeGreaterThan(0)
    expect(await getEvents(harness.database, getId('minh'))).toContainEqual({
      type: 'CHAT_MUTE',
      until: until.getTime(),
    })
    await mute(null)
    expect((await send('minh', 'LOTTERY-EN')).status).toBe(200)
  })
})

test('runs simulated players in a demo only', () => {
  const getJobs = (demo: boolean) => chatJobs(demo).map(({ name }) => name)
  expect([getJobs(true), getJobs(false)]).toEqual([['the chat programs'], []])
})

test('lets simulated players write scripted lines in turn, only in rooms with a script', async () => {
  await harness.database.insert(chatScript).values([
    { roomId: 'LOTTERY-CN', line: 0, name: 'CoralKite101', text: 'first' },
    { roomId: 'LOTTERY-CN', line: 1, name: 'JadeOtter202', text: 'second' },
  ])
  const due = () =>
    harness.database
      .update(chatRoom)
      .set({ nextActionAt: sql`now()` })
      .where(eq(chatRoom.id, 'LOTTERY-CN'))
  for (let round = 0; round < 3; round += 1) {
    await due()
    expect(await writeDueLines(harness.database)).toBe(1)
  }
  expect(await writeDueLines(harness.database)).toBe(0)
  const written = await harness.database
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.roomId, 'LOTTERY-CN'), sql`author_id is null`))
    .orderBy(chatMessage.id)
  expect(written.map(({ text }) => text)).toEqual(['first', 'second', 'first'])
  const [latest] = (await list('lan', 'LOTTERY-CN', { size: 1 })).list
  expect(latest).toMatchObject({ isProgram: true, name: 'CoralKite101' })
})
