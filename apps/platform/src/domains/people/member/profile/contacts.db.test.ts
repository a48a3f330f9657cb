import {
  bindContact,
  memberProfile,
  sendContactCode,
  sendContactProof,
} from '@playhouse/platform-api/member-profile.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { member } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import {
  codeTo,
  getFailure,
  freshNumber,
  messageTo,
  skipCodePause,
  typedNumber,
} from '../../session/log-in/log-in.fixture.ts'

let harness: TestPlatform
const tokens: Record<string, string> = {}
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  for (const username of ['lan', 'minh', 'hoa', 'suba']) {
    tokens[username] = (await harness.call(login, { username, password: PASSWORD })).value.token
  }
})
afterAll(() => harness.close())

const as = (username: string) => ({ token: tokens[username] ?? '' })
const BY_PASSWORD = { method: 'password', answer: PASSWORD } as const

async function codeForEmail(username: string, email: string) {
  expect((await harness.call(sendContactCode, { channel: 'email', email }, as(username))).status).toBe(200)
  return codeTo(harness, email)
}
async function codeForNumber(username: string, number: ReturnType<typeof freshNumber>) {
  const requested = await harness.call(sendContactCode, { channel: 'sms', ...typedNumber(number) }, as(username))
  expect(requested.status).toBe(200)
  return codeTo(harness, number.mobile)
}
async function proofBy(username: string, method: 'sms' | 'email', address: string) {
  await skipCodePause(harness.database)
  const before = harness.messages.length
  expect((await harness.call(sendContactProof, { method }, as(username))).status).toBe(200)
  await expect.poll(() => harness.messages.length).toBeGreaterThan(before)
  return { method, answer: await codeTo(harness, address) }
}
const getAccount = async (username: string) => {
  const [found] = await harness.database.select().from(member).where(eq(member.username, username))
  return found
}

test('binds a first contact by its code and the password', async () => {
  const code = await codeForEmail('lan', 'lan@mail.example')
  const input = { channel: 'email', email: ' Lan@Mail.example ', verificationCode: code } as const
  for (const proof of [
    undefined,
    { method: 'password', answer: 'wrong' },
    { method: 'sms', answer: '123456' },
  ] as const) {
    const refused = await harness.call(bindContact, { ...input, ...(proof && { proof }) }, as('lan'))
    expect(refused).toMatchObject({ status: 403, ...getFailure('contact.proof.failed') })
  }
  const bound = await harness.call(bindContact, { ...input, proof: BY_PASSWORD }, as('lan'))
  expect(bound).toMatchObject({ status: 200, value: { contact: 'l***@mail.example' } })
  expect(await getAccount('lan')).toMatchObject({ email: 'lan@mail.example', emailVerifiedAt: expect.any(Date) })
  const again = await harness.call(sendContactCode, { channel: 'email', email: 'lan@mail.example' }, as('lan'))
  expect(again).toMatchObject({ status: 400, body: { value: { fields: { email: 'unchanged' } } } })
})

test('requires a code to the bound contact for a replacement, and notifies it of the change', async () => {
  const { contactProofs } = (await harness.call(memberProfile, {}, as('lan'))).value
  expect(contactProofs).toEqual([{ method: 'email', hint: 'l***@mail.example' }])
  const number = freshNumber()
  const code = await codeForNumber('lan', number)
  const input = { channel: 'sms', ...typedNumber(number), verificationCode: code } as const
  const byPassword = await harness.call(bindContact, { ...input, proof: BY_PASSWORD }, as('lan'))
  expect(byPassword).toMatchObject(getFailure('contact.proof.failed'))
  // The new contact's code is no proof of the old one.
  const bySameCode = await harness.call(bindContact, { ...input, proof: { method: 'email', answer: code } }, as('lan'))
  expect(bySameCode).toMatchObject(getFailure('contact.proof.failed'))
  const proof = await proofBy('lan', 'email', 'lan@mail.example')
  const bound = await harness.call(bindContact, { ...input, proof }, as('lan'))
  expect(bound).toMatchObject({ status: 200, value: { contact: `+84*******${number.mobile.slice(-2)}` } })
  expect(await messageTo(harness, 'lan@mail.example', '****')).toContain('lan')

  const next = freshNumber()
  const change = { channel: 'sms', ...typedNumber(next), verificationCode: await codeForNumber('lan', next) } as const
  const proven = { ...change, proof: await proofBy('lan', 'sms', number.mobile) }
  expect((await harness.call(bindContact, proven, as('lan'))).status).toBe(200)
  expect(await messageTo(harness, number.mobile, '****')).toContain(`+84*******${next.mobile.slice(-2)}`)
})

test('refuses a wrong code, and one of another account or contact', async () => {
  const number = freshNumber()
  const code = await codeForNumber('minh', number)
  const input = { channel: 'sms', ...typedNumber(number), proof: BY_PASSWORD } as const
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await harness.call(bindContact, { ...input, verificationCode: wrong }, as('minh'))).toMatchObject(
    getFailure('code.invalid'),
  )
  expect(await harness.call(bindContact, { ...input, verificationCode: code }, as('hoa'))).toMatchObject(
    getFailure('code.invalid'),
  )
  const other = { ...input, ...typedNumber(freshNumber()), verificationCode: code }
  expect(await harness.call(bindContact, other, as('minh'))).toMatchObject(getFailure('code.invalid'))
  expect(await getAccount('minh')).toMatchObject({ mobile: null })
})

test('binds a number to one of two accounts that submit it at once', async () => {
  const number = freshNumber()
  const codes: Record<string, string> = {}
  for (const username of ['minh', 'hoa']) {
    await skipCodePause(harness.database)
    const before = harness.messages.length
    await harness.call(sendContactCode, { channel: 'sms', ...typedNumber(number) }, as(username))
    await expect.poll(() => harness.messages.length).toBeGreaterThan(before)
    codes[username] = await codeTo(harness, number.mobile)
  }
  const responses = await Promise.all(
    Object.entries(codes).map(([username, verificationCode]) =>
      harness.call(
        bindContact,
        { channel: 'sms', ...typedNumber(number), verificationCode, proof: BY_PASSWORD },
        as(username),
      ),
    ),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(responses.find(({ status }) => status === 409)).toMatchObject(getFailure('mobile.taken'))
  expect(await harness.database.$count(member, eq(member.mobile, number.mobile))).toBe(1)
})

test('accepts a code once for two concurrent requests', async () => {
  const email = 'suba@mail.example'
  const input = {
    channel: 'email',
    email,
    verificationCode: await codeForEmail('suba', email),
    proof: BY_PASSWORD,
  } as const
  const responses = await Promise.all([1, 2, 3].map(() => harness.call(bindContact, input, as('suba'))))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each([
  [{ channel: 'email', email: '' }, { email: 'required' }],
  [{ channel: 'email', email: 'nobody' }, { email: 'pattern' }],
  [{ channel: 'email', email: 'x@[127.0.0.1]' }, { email: 'pattern' }],
  [{ channel: 'sms', countryDialingCode: '84', mobileNum: '' }, { mobileNum: 'required' }],
  [{ channel: 'sms', countryDialingCode: '84', mobileNum: '12' }, { mobileNum: 'pattern' }],
] as const)('sends no code to %j', async (input, fields) => {
  const refused = await harness.call(sendContactCode, input, as('minh'))
  expect(refused).toMatchObject({ status: 400, body: { value: { fields } } })
})

test('sends five codes a day to a mailbox that it does not know, whichever accounts and spellings ask', async () => {
  const ask = (turn: number) =>
    harness.call(
      sendContactCode,
      { channel: 'email', email: `stranger+${turn}@mail.example` },
      as(['hoa', 'suba'][turn % 2] ?? ''),
    )
  const received = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(ask))
  expect(received.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(received.find(({ status }) => status !== 200)).toMatchObject(getFailure('code.quota.exceeded'))
})
