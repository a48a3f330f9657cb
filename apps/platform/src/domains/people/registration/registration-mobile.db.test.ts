import { memberInfo } from '@playhouse/platform-api/member.ts'
import { registerMobile } from '@playhouse/platform-api/registration.ts'
import { phoneAppSms, phoneAppToken, registerSms } from '@playhouse/platform-api/verification.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { verificationCode } from '../../../db/tables/verification.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { REGISTRATIONS_PER_HOUR: '100', PHONE_APP_EMBEDDED: 'true' },
  })
})
afterAll(() => harness.close())

const PASSWORD = 'a good long one'
const VIET_NAM = '84'

/** Requests a code and reads it as its owner would. */
async function codeFor(mobileNo: string): Promise<string> {
  // Skips the pause between two codes.
  await harness.database.delete(verificationCode)
  harness.messages.length = 0
  const sent = await harness.call(registerSms, { countryDialingCode: VIET_NAM, mobileNo })
  expect(sent.status).toBe(200)
  await expect.poll(() => harness.messages.at(-1)?.address).toBe(`+84${mobileNo.replace(/^0/, '')}`)
  return /\b(\d{6})\b/.exec(harness.messages.at(-1)?.text ?? '')?.[1] ?? ''
}

const signUp = (mobileNum: string, own: Partial<Parameters<typeof harness.call<typeof registerMobile>>[1]> = {}) =>
  harness.call(registerMobile, {
    username: mobileNum,
    countryDialingCode: VIET_NAM,
    mobileNum,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmedAge: 18,
    ...own,
  })
const members = () => harness.database.$count(member)
const getCode = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode

test('registers by mobile number and generates a username', async () => {
  const code = await codeFor('0912345001')
  const { status, value } = await signUp('0912345001', { verificationCode: code })
  expect(status).toBe(200)
  expect(value.userName).toMatch(/^m\d{9}$/)
  const [added] = await harness.database.select().from(member).where(eq(member.id, value.id))
  expect(added).toMatchObject({ mobile: '+84912345001', mobileVerifiedAt: expect.any(Date) })
  const info = await harness.call(memberInfo, {}, { token: value.token })
  expect(info.value).toMatchObject({ account: value.userName, mobile: '+84*******01' })
})

test('recognises a number in another notation as taken', async () => {
  const code = await codeFor('912345001')
  const before = await members()
  expect(await signUp('912345001', { verificationCode: code })).toMatchObject({ status: 409 })
  expect(getCode(await signUp('912345001', { verificationCode: code }))).toBe('mobile.taken')
  expect(await members()).toBe(before)
})

test('hides from callers without the code whether the number has an account', async () => {
  const taken = await signUp('0912345001', { verificationCode: '000000' })
  const free = await signUp('0912345999', { verificationCode: '000000' })
  expect([taken.status, getCode(taken)]).toEqual([400, getCode(free)])
})

test('opens one account per code, for its own number only', async () => {
  const code = await codeFor('0912345002')
  expect(getCode(await signUp('0912345003', { verificationCode: code }))).toBe('code.invalid')
  expect((await signUp('0912345002', { verificationCode: code })).status).toBe(200)
  expect(getCode(await signUp('0912345002', { verificationCode: code }))).toBe('code.invalid')
})

test('opens exactly one account for ten concurrent uses of a code', async () => {
  const code = await codeFor('0912345004')
  const before = await members()
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => signUp('0912345004', { verificationCode: code })),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await members()).toBe(before + 1)
})

test('keeps the code if the form fails for another reason', async () => {
  const code = await codeFor('0912345005')
  const refused = await signUp('0912345005', { verificationCode: code, password: 'short', confirmPassword: 'short' })
  expect(refused.status).toBe(400)
  expect((await signUp('0912345005', { verificationCode: code })).status).toBe(200)
})

test.each([
  ['no number', { mobileNum: '' }, { mobileNum: 'required' }],
  ['no number of that country', { mobileNum: '0012345678', verificationCode: '123456' }, { mobileNum: 'pattern' }],
  ['letters', { mobileNum: 'abcdefgh', verificationCode: '123456' }, { mobileNum: 'pattern' }],
  [
    'a country that is not taken',
    { countryDialingCode: '1', verificationCode: '123456' },
    { countryDialingCode: 'pattern' },
  ],
  ['no code', {}, { verificationCode: 'required' }],
  ['a code of 256', { verificationCode: '1'.repeat(256) }, { verificationCode: 'length' }],
  ['other confirmation', { confirmPassword: 'x', verificationCode: '123456' }, { confirmPassword: 'mismatch' }],
])('refuses %s at its field', async (_, own, fields) => {
  const { status, body } = await signUp('0912345006', own)
  expect(status).toBe(400)
  expect((body as { value: { fields: object } }).value.fields).toMatchObject(fields)
})

test('accepts a phone sign-in token instead of the code, for its own number only', async () => {
  await harness.database.update(brandModule).set({ enabled: true }).where(eq(brandModule.modId, 'PHONEAPPVERF3'))
  await harness.restart()
  const phone = { countryDialingCode: VIET_NAM, mobileNum: '0912345009' }
  harness.messages.length = 0
  await harness.call(phoneAppSms, phone)
  await expect.poll(() => harness.messages.at(-1)?.address).toBe('+84912345009')
  const code = /\b(\d{6})\b/.exec(harness.messages.at(-1)?.text ?? '')?.[1]
  const { value } = await harness.call(phoneAppToken, { ...phone, verificationCode: code })
  const vouched = { firebaseChannel: 'sms', firebaseIdToken: value.idToken } as const
  expect(getCode(await signUp('0912345010', vouched))).toBe('phone.token.invalid')
  expect(getCode(await signUp('0912345009', { ...vouched, firebaseIdToken: 'forged' }))).toBe('phone.token.invalid')
  expect((await signUp('0912345009', vouched)).status).toBe(200)
  const [added] = await harness.database.select().from(member).where(eq(member.mobile, '+84912345009'))
  expect(added?.mobileVerifiedAt).toBeInstanceOf(Date)
})

test('ignores the password without its module', async () => {
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'MOBILENUMPASSREG3'))
  await harness.restart()
  const code = await codeFor('0912345007')
  const { status, value } = await signUp('0912345007', { verificationCode: code })
  expect(status).toBe(200)
  const [added] = await harness.database.select().from(member).where(eq(member.id, value.id))
  expect(added?.passwordHash).toBe('!')
})

test('is refused without the module for mobile numbers', async () => {
  await harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'MOBILENUMREG3'))
  await harness.restart()
  expect(getCode(await signUp('0912345008', { verificationCode: '123456' }))).toBe('function.not.available')
})
