import * as messages from '@playhouse/platform-api/messages.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { writeMessage } from './write-message.ts'

let harness: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh', 'hoa', 'suba', 'agenta', 'agentb', 'general']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
})
afterAll(() => harness.close())

const as = (username: string, language = 'EN') => ({ token: tokens.get(username) ?? '', headers: { language } })
const getId = (username: string) => ids.get(username) ?? 0
const inbox = async (username: string, input: object = {}, language?: string) =>
  (await harness.call(messages.inbox, input, as(username, language))).value
const deposited = (username: string, number: string) =>
  withTransaction(harness.database, (tx) =>
    writeMessage(tx, {
      memberId: getId(username),
      kind: 'DEPOSIT',
      template: 'deposit.CONFIRMED',
      params: { amount: '250000.00', number },
      about: `deposit:${number}`,
    }),
  )
const write = (username: string, more: object) =>
  harness.call(
    messages.sendMessage,
    { requestKey: randomUUID(), to: 'upline', title: 'Hello', content: 'How are you?', ...more } as never,
    as(username),
  )
const getEvents = async (username: string) => {
  const { rows } = await harness.database.execute<{ event: object }>(
    sql`select event from live_event where member_id = ${getId(username)} and type like 'MESSAGE%' order by id`,
  )
  return rows.map(({ event }) => event)
}

test('words the platform’s messages in the reader’s language, with amounts as money', async () => {
  await deposited('hoa', '7')
  const [english] = (await inbox('hoa')).list
  expect(english).toMatchObject({ kind: 'DEPOSIT', read: false, account: null, canReply: false, about: 'deposit:7' })
  expect(english?.content).toBe('We received ₫250,000 and added it to your balance. Deposit 7.')
  const texts = await Promise.all(['TY', 'CN', 'ID', 'TH'].map((language) => inbox('hoa', {}, language)))
  expect(new Set(texts.map(({ list }) => list[0]?.title)).size).toBe(4)
  expect(texts[0]?.list[0]?.content).toContain('250.000')
})

test('counts unread messages live, marks them as read once, and deletes them for their owner', async () => {
  await deposited('minh', '1')
  await deposited('minh', '2')
  expect((await harness.call(memberInfo, {}, as('minh'))).value.unreadMessages).toBe(2)
  expect((await harness.call(messages.unreadMessages, {}, as('minh'))).value).toBe(2)
  const [latest] = (await inbox('minh')).list
  const own = [latest?.id ?? '']
  expect((await harness.call(messages.readMessages, { ids: own }, as('minh'))).value.unread).toBe(1)
  expect((await harness.call(messages.readMessages, { ids: own }, as('minh'))).value.unread).toBe(1)
  expect((await harness.call(messages.readMessages, {}, as('minh'))).value.unread).toBe(0)
  expect((await inbox('minh', { unread: '1' })).list).toEqual([])
  await harness.call(messages.deleteMessages, { ids: own }, as('minh'))
  expect((await inbox('minh')).list.map(({ about }) => about)).toEqual(['deposit:1'])
  expect(await getEvents('minh')).toMatchObject([
    { type: 'MESSAGE', kind: 'DEPOSIT', unread: 1 },
    { type: 'MESSAGE', unread: 2 },
    { type: 'MESSAGES_READ', unread: 1 },
    { type: 'MESSAGES_READ', unread: 0 },
    { type: 'MESSAGES_READ', unread: 0 },
  ])
})

test('reads and deletes nothing of another account', async () => {
  await deposited('hoa', '9')
  const [message] = (await inbox('hoa')).list
  const key = { ids: [message?.id ?? ''] }
  await harness.call(messages.readMessages, key, as('lan'))
  const refused = { status: 404, body: { errorCode: 'not.found' } }
  expect(await harness.call(messages.deleteMessages, key, as('lan'))).toMatchObject(refused)
  expect(await harness.call(messages.deleteMessages, { ids: ['999999999'] }, as('lan'))).toMatchObject(refused)
  expect((await inbox('hoa')).list[0]).toEqual(message)
})

test('leaves no message when its transaction fails', async () => {
  const before = (await inbox('hoa')).total
  const failing = withTransaction(harness.database, async (tx) => {
    await writeMessage(tx, { memberId: getId('hoa'), kind: 'SYSTEM', template: 'identity.APPROVED' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await inbox('hoa')).total).toBe(before)
})

test('carries messages between an agent and its downline both ways', async () => {
  const sent = await write('suba', { to: 'account', account: ' LAN ', title: 'Welcome', content: '<b>Hi</b>' })
  expect(sent.value.recipients).toBe(1)
  const [received] = (await inbox('lan')).list
  expect(received).toMatchObject({ kind: 'UPLINE', account: 'suba', canReply: true, content: '<b>Hi</b>' })
  await write('lan', { to: 'upline', title: 'Re: Welcome' })
  expect((await inbox('suba', { kind: 'DOWNLINE' })).list).toMatchObject([{ account: 'lan', title: 'Re: Welcome' }])
  const { list } = (await harness.call(messages.outbox, {}, as('suba'))).value
  expect(list).toMatchObject([{ account: 'lan', title: 'Welcome', read: true, canReply: false }])
})

test('sends once per request key, also when pressed 20 times at once', async () => {
  const requestKey = randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => write('agenta', { requestKey, to: 'account', account: 'minh', title: 'Once' })),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await inbox('minh', { kind: 'UPLINE' })).list.filter(({ title }) => title === 'Once')).toHaveLength(1)
})

test('writes to all accounts directly below, and to nobody outside of the tree', async () => {
  expect((await harness.call(messages.messageRecipients, {}, as('agenta'))).value).toEqual({
    upline: 'general',
    directCount: 2,
    direct: ['minh', 'suba'],
  })
  expect((await write('agenta', { to: 'direct', title: 'All' })).value.recipients).toBe(2)
  expect(await write('agenta', { to: 'account', account: 'hoa' })).toMatchObject({
    body: { errorCode: 'account.not.found' },
  })
  expect(await write('lan', { to: 'account', account: 'suba' })).toMatchObject({ body: { errorCode: 'not_agent' } })
  expect(await write('general', { to: 'upline' })).toMatchObject({ body: { errorCode: 'account.not.found' } })
  expect((await harness.call(messages.messageRecipients, {}, as('lan'))).value).toMatchObject({ direct: [] })
})

test('writes to 1,000 accounts with as many queries as to two, and refuses more', async () => {
  const add = (username: string, count: number) =>
    harness.database.execute(sql`
      insert into member (username, nickname, password_hash, kind, parent_id, path)
      select ${username} || n, 'New', '', 0, ${getId('agentb')}, '0' from generate_series(1, ${count}::integer) as n`)
  const two = await write('agenta', { to: 'direct', title: 'Two' })
  await add('below', 999)
  await deposited('hoa', '3')
  const before = (await harness.call(messages.unreadMessages, {}, as('hoa'))).value
  const many = await write('agentb', { to: 'direct', title: 'Many' })
  expect(many.value.recipients).toBe(1_000)
  expect(many.queries).toHaveLength(two.queries.length)
  expect((await getEvents('hoa')).at(-1)).toMatchObject({ type: 'MESSAGE', kind: 'UPLINE', unread: before + 1 })
  const { rows } = await harness.database.execute<{ events: number; unread: number }>(sql`
    select count(*)::integer as events, max((event->>'unread')::integer) as unread
    from live_event join member on member.id = member_id where username like 'below%'`)
  expect(rows).toEqual([{ events: 999, unread: 1 }])
  await add('one', 1)
  expect(await write('agentb', { to: 'direct', title: 'More' })).toMatchObject({
    status: 409,
    body: { errorCode: 'message.recipients.limit' },
  })
  expect((await harness.call(messages.outbox, {}, as('agentb'))).value.list[0]).toMatchObject({ title: 'Many' })
})

test.each([
  [{ title: ' ' }, { title: 'required' }],
  [{ content: 'x'.repeat(1_001) }, { content: 'length' }],
  [
    { title: 'x'.repeat(81), content: '' },
    { title: 'length', content: 'required' },
  ],
])('names what is wrong with %j', async (text, fields) => {
  expect(await write('hoa', text)).toMatchObject({ body: { errorCode: 'request_param_err', value: { fields } } })
})

test('stops a flood of messages after 30 within an hour', async () => {
  const responses = await Promise.all(Array.from({ length: 34 }, () => write('hoa', {})))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(responses.find(({ status }) => status === 429)?.body).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    value: { retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 3_500 && wait <= 3_600) },
  })
})

test('stops a flood of an agent to its downline, whose circulars count once', async () => {
  const send = (index: number) => (index % 2 === 0 ? { to: 'direct' } : { to: 'account', account: 'lan' })
  const responses: number[] = []
  for (let index = 0; responses.at(-1) !== 429 && index < 40; index += 1)
    responses.push((await write('suba', send(index))).status)
  expect(new Set(responses.slice(0, -1))).toEqual(new Set([200]))
  const { rows } = await harness.database.execute(sql`
    select from member_message where member_id = ${getId('suba')} and direction = 'OUT'
      and created_at > now() - interval '1 hour' group by request_key`)
  expect([responses.at(-1), rows.length]).toEqual([429, 30])
})

test('stores markup of subject and text as it was written, for both sides', async () => {
  const text = { title: '<script>alert(1)</script>', content: '<img src=x onerror=alert(1)> & "quotes"' }
  expect((await write('minh', text)).status).toBe(200)
  expect((await inbox('agenta')).list[0]).toMatchObject(text)
  expect((await harness.call(messages.outbox, {}, as('minh'))).value.list[0]).toMatchObject(text)
})

test('refuses demo accounts', async () => {
  const demo = (await harness.call(freePlay, {})).value.token
  expect(await harness.call(messages.inbox, {}, { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})
