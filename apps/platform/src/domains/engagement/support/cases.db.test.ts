import * as cases from '@playhouse/platform-api/support-cases.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { answerCase, answerDue, noteInCase } from './cases.ts'

let harness: TestPlatform
const tokens = new Map<string, string>()
const ids = new Map<string, number>()
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh', 'hoa']) {
    const { token, id } = (await harness.call(login, { username, password: PASSWORD })).value
    tokens.set(username, token)
    ids.set(username, Number(id))
  }
})
afterAll(() => harness.close())

const as = (username: string) => ({ token: tokens.get(username) ?? '', headers: { language: 'EN' } })
const asking = (more: object = {}) => ({
  requestKey: randomUUID(),
  topic: 'wallet' as const,
  title: 'Where is my deposit?',
  text: 'I paid an hour ago.',
  ...more,
})
const open = (username: string, more: object = {}) => harness.call(cases.openServiceCase, asking(more), as(username))
const read = (username: string, id: string) => harness.call(cases.serviceCaseDetail, { id }, as(username))
const write = (username: string, id: string, more: object = {}) =>
  harness.call(cases.writeServiceCase, { id, requestKey: randomUUID(), text: 'Any news?', ...more }, as(username))
const answer = (username: string, id: string, text: string) =>
  withTransaction(harness.database, (tx) =>
    answerCase(tx, { memberId: ids.get(username) ?? 0, id: BigInt(id), text, operator: 'mai' }),
  )
const unseen = async (username: string) => (await harness.call(memberInfo, {}, as(username))).value.unseenAnswers

test('opens a case with a number and the time by which it is answered, once per request key', async () => {
  const requested = asking()
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => harness.call(cases.openServiceCase, requested, as('lan'))),
  )
  expect(new Set(responses.map(({ value }) => value.id)).size).toBe(1)
  expect(responses[0]?.value).toMatchObject({
    state: 'OPEN',
    topic: 'wallet',
    answerBy: expect.any(Number),
    lines: [{ author: 'MEMBER', text: 'I paid an hour ago.' }],
  })
  const { list, desk } = (await harness.call(cases.serviceCases, {}, as('lan'))).value
  expect(list).toHaveLength(1)
  expect(desk).toMatchObject({ opensAt: '08:00', closesAt: '24:00', answerMinutes: 30, isPersonal: false })
})

test('shows an answer live, counts it until it is read, and never names the operator', async () => {
  const { id } = (await open('minh')).value
  await answer('minh', id, 'It has arrived.')
  expect(await unseen('minh')).toBe(1)
  const { value, body } = await read('minh', id)
  expect(value).toMatchObject({ state: 'ANSWERED', answerBy: null, unseen: 0 })
  expect(value.lines.map(({ author, text }) => [author, text])).toEqual([
    ['MEMBER', 'I paid an hour ago.'],
    ['OPERATOR', 'It has arrived.'],
  ])
  expect(JSON.stringify(body)).not.toContain('mai')
  expect(await unseen('minh')).toBe(0)
  const { rows } = await harness.database.execute(
    sql`select event from live_event where member_id = ${ids.get('minh')} and type = 'CASE' order by id`,
  )
  expect(rows.map(({ event }) => event)).toMatchObject([
    { caseId: id, state: 'OPEN' },
    { caseId: id, state: 'ANSWERED', unseen: 1 },
    { caseId: id, state: 'ANSWERED', unseen: 0 },
  ])
  await read('minh', id)
  const events = await harness.database.execute(
    sql`select from live_event where member_id = ${ids.get('minh')} and type = 'CASE'`,
  )
  expect(events.rowCount).toBe(3)
})

test('opens a settled case again when its member writes in it, once per request key', async () => {
  const { id } = (await open('minh')).value
  expect((await harness.call(cases.closeServiceCase, { id }, as('minh'))).value.state).toBe('CLOSED')
  const requestKey = randomUUID()
  await Promise.all(Array.from({ length: 10 }, () => write('minh', id, { requestKey })))
  const { value } = await read('minh', id)
  expect(value.state).toBe('OPEN')
  expect(value.lines).toHaveLength(2)
})

test('keeps the time of the promised answer when the member adds a line, and promises a new one after an answer', async () => {
  const { value: opened } = await open('minh', { text: 'My card is refused.' })
  const { value: added } = await write('minh', opened.id, { text: 'It is the blue one.' })
  expect(added.answerBy).toBe(opened.answerBy)
  await answer('minh', opened.id, 'We are looking.')
  await harness.database.execute(
    sql`update service_case set waiting_since = waiting_since - interval '2 days' where id = ${opened.id}`,
  )
  const { value: again } = await write('minh', opened.id, { text: 'Thank you. And my other card?' })
  expect(again.answerBy).toBeGreaterThanOrEqual(opened.answerBy ?? Infinity)
})

test('shows nothing of another account’s case', async () => {
  const { id } = (await open('lan')).value
  for (const refused of [
    await read('minh', id),
    await write('minh', id),
    await harness.call(cases.closeServiceCase, { id }, as('minh')),
  ])
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'case.not.found' } })
  await expect(answer('minh', id, 'wrong member')).rejects.toMatchObject({ code: 'case.not.found' })
})

test.each([
  [{ title: ' ' }, { title: 'required' }],
  [{ title: 'x'.repeat(81) }, { title: 'length' }],
  [{ text: 'x'.repeat(2_001) }, { text: 'length' }],
])('names what is wrong with %o', async (more, fields) => {
  expect(await open('lan', more)).toMatchObject({ body: { errorCode: 'request_param_err', value: { fields } } })
})

test('refuses pictures that are not the member’s own, and stores nothing', async () => {
  const before = (await harness.call(cases.serviceCases, {}, as('lan'))).value.total
  expect(await open('lan', { uploads: [randomUUID()] })).toMatchObject({ body: { errorCode: 'upload.not.found' } })
  expect((await harness.call(cases.serviceCases, {}, as('lan'))).value.total).toBe(before)
})

test('stops a flood after 30 lines within an hour', async () => {
  const { id } = (await open('hoa')).value
  const responses = await Promise.all(Array.from({ length: 34 }, () => write('hoa', id)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(responses.find(({ status }) => status === 429)?.body).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    value: { retryAfterSeconds: expect.toSatisfy((wait: number) => wait > 3_500 && wait <= 3_600) },
  })
  // Cases count with their first line.
  expect((await open('hoa')).status).toBe(429)
})

test('refuses demo accounts', async () => {
  const demo = (await harness.call(freePlay, {})).value.token
  expect(await harness.call(cases.serviceCases, {}, { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})

test('writes an answer to the inbox, where it is read with its case', async () => {
  const { id } = (await open('lan', { title: 'A bonus' })).value
  await answer('lan', id, 'It is yours.')
  const mails = async () => (await harness.call(inbox, { kind: 'SERVICE' }, as('lan'))).value
  expect(await mails()).toMatchObject({
    unread: 1,
    list: [{ about: `case:${id}`, read: false, content: expect.stringContaining('A bonus') }],
  })
  await read('lan', id)
  expect(await mails()).toMatchObject({ unread: 0, list: [{ read: true }] })
})

test('takes a rating once the case is closed, and shows operators’ notes to nobody else', async () => {
  const { id } = (await open('minh')).value
  const rate = (more: object = {}) =>
    harness.call(cases.rateServiceCase, { id, stars: 4, comment: 'Quick.', ...more }, as('minh'))
  expect(await rate()).toMatchObject({ status: 409, body: { errorCode: 'case.not.closed' } })
  const memberId = ids.get('minh') ?? 0
  await withTransaction(harness.database, (tx) =>
    noteInCase(tx, { memberId, id: BigInt(id), text: 'A difficult one.', operator: 'mai' }),
  )
  await harness.call(cases.closeServiceCase, { id }, as('minh'))
  expect(await rate({ stars: 6 })).toMatchObject({ status: 400 })
  expect((await rate()).value).toMatchObject({ rating: { stars: 4, comment: 'Quick.' }, lines: [{ author: 'MEMBER' }] })
  expect((await rate({ stars: 5, comment: ' ' })).value.rating).toEqual({ stars: 5, comment: null })
  expect(await harness.call(cases.rateServiceCase, { id, stars: 1 }, as('lan'))).toMatchObject({ status: 404 })
})

describe('an answer is due', () => {
  const desk = { opensAt: 8, closesAt: 23, answerMinutes: 30, personalMinutes: 10 }
  test.each([
    ['within half an hour while the desk is open', '2026-11-22T10:00:00+07:00', 0, '2026-11-22T10:30:00+07:00'],
    ['sooner at the personal desk', '2026-11-22T10:00:00+07:00', 5, '2026-11-22T10:10:00+07:00'],
    ['in the morning for what was written at night', '2026-11-22T03:00:00+07:00', 0, '2026-11-22T08:30:00+07:00'],
    ['up to closing', '2026-11-22T22:30:00+07:00', 0, '2026-11-22T23:00:00+07:00'],
    [
      'in the morning after the rest of the time, when the desk closes meanwhile',
      '2026-11-22T22:50:00+07:00',
      0,
      '2026-11-23T08:20:00+07:00',
    ],
    ['soon in the morning from the personal desk', '2026-11-22T22:59:00+07:00', 7, '2026-11-23T08:09:00+07:00'],
    ['on Sunday for what was written on Saturday night', '2026-11-21T23:00:00+07:00', 0, '2026-11-22T08:30:00+07:00'],
    ['in the next morning after closing', '2026-11-22T23:30:00+07:00', 4, '2026-11-23T08:30:00+07:00'],
  ])('%s', (_, at, rank, due) => expect(answerDue(new Date(at), rank, desk)).toEqual(new Date(due)))
})
