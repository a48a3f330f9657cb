import type { InputOf } from '@playhouse/platform-api/endpoint.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { feedback as endpoint, feedbackSettings } from '@playhouse/platform-api/support.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { GUEST, serviceCase } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'

const BOUNDS = { FEEDBACK_LENGTH_MIN: '5', FEEDBACK_LENGTH_MAX: '20', FEEDBACKS_PER_HOUR: '4' }

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', environment: BOUNDS })
})
afterAll(() => harness.close())

/** Feedback of its own, from an address of its own unless said otherwise. */
const send = (input: Partial<InputOf<typeof endpoint>>, address: string, token?: string) =>
  harness.call(
    endpoint,
    { requestKey: randomUUID(), questionType: 'site', content: 'It is all fine.', ...input },
    { remoteAddress: address, ...(token && { token }) },
  )
const stored = () => harness.database.select().from(serviceCase)
const storedAs = async (reference: string) => (await stored()).find(({ id }) => String(id) === reference)

test('uses the configured length limits', async () => {
  const { value } = await harness.call(feedbackSettings, {})
  expect(value).toMatchObject({ minLength: 5, maxLength: 20 })
  expect(value.questionTypes).toContain('complaint')
})

test('stores a visitor’s text trimmed', async () => {
  const { value } = await send({ content: '  Sai một chữ.  ', contact: ' a@b.test ' }, '198.51.100.1')
  expect(await storedAs(value.reference)).toMatchObject({
    kind: 'FEEDBACK',
    state: 'OPEN',
    title: 'Sai một chữ.',
    contact: 'a@b.test',
    memberId: GUEST,
    language: 'EN',
  })
})

test('stores a member’s feedback with the account', async () => {
  const { value } = await harness.call(login, { username: 'minh', password: PASSWORD })
  const { reference } = (await send({ contact: '' }, '198.51.100.2', value.token)).value
  const [minh] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'minh'))
  expect(await storedAs(reference)).toMatchObject({ memberId: minh?.id, contact: null })
})

test('stores a repeated request once', async () => {
  const requestKey = randomUUID()
  const before = (await stored()).length
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send({ requestKey }, `198.51.100.${10 + index}`)),
  )
  const again = await send({ requestKey }, '198.51.100.10')
  expect(new Set([...sent, again].map(({ value }) => value.reference)).size).toBe(1)
  expect(await stored()).toHaveLength(before + 1)
})

test.each([
  ['nothing', { content: '' }, { content: 'required' }],
  ['only blanks', { content: '    \n ' }, { content: 'required' }],
  ['too little', { content: 'abcd' }, { content: 'length' }],
  ['too much', { content: 'x'.repeat(21) }, { content: 'length' }],
  ['too much in pictures', { content: '🙂'.repeat(20) + '!' }, { content: 'length' }],
  ['an unknown type', { questionType: 'nothing' }, { questionType: 'pattern' }],
  ['no type and no text', { questionType: '', content: '' }, { questionType: 'required', content: 'required' }],
  ['a long contact', { contact: 'x'.repeat(121) }, { contact: 'length' }],
  ['an invalid key', { requestKey: 'mine' }, { requestKey: 'pattern' }],
  ['more than any brand takes', { content: 'x'.repeat(10_001) }, { content: 'length' }],
])('%s is refused with the field at fault', async (_, input, fields) => {
  const { status, body } = await send(input, '198.51.100.3')
  expect([status, body]).toEqual([400, expect.objectContaining({ errorCode: 'request_param_err', value: { fields } })])
})

test('counts characters, not code units', async () => {
  expect((await send({ content: '🙂'.repeat(20) }, '198.51.100.4')).status).toBe(200)
})

test('limits feedback per address and hour without counting form errors', async () => {
  for (let slip = 0; slip < 6; slip++) await send({ content: '' }, '198.51.100.5')
  for (let sent = 0; sent < 4; sent++) expect((await send({}, '198.51.100.5')).status).toBe(200)
  expect((await send({}, '198.51.100.5')).body).toMatchObject({
    errorCode: 'TOO_MANY_REQUESTS',
    value: { retryAfterSeconds: expect.any(Number) as number },
  })
  expect((await send({}, '198.51.100.6')).status).toBe(200)
})

test('is refused without its module', async () => {
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'FEEDBACK3'))
  await harness.restart()
  expect((await send({}, '198.51.100.7')).body).toMatchObject({ errorCode: 'function.not.available' })
  expect((await harness.call(feedbackSettings, {})).status).toBe(400)
})
