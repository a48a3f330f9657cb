import { humanChallenge, noLoginSms, passwordRecoverySms, registerSms } from '@playhouse/platform-api/verification.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { verificationCode } from '../../../db/tables/verification.ts'
import { solveHumanChallenge } from './captcha/human-proof.fixture.ts'

/** The number of the member lan; minh has none. */
const LANS = '0912000001'
const KNOWN = '+84912000001'
const FREE = '0912000002'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: {
      HUMAN_CHECK: 'true',
      HUMAN_CHECK_COST: '10',
      HUMAN_CHECK_STEPS: '20',
      CODE_REQUESTS_PER_HOUR: '100',
    },
  })
  await harness.database
    .update(member)
    .set({ mobile: KNOWN, mobileVerifiedAt: new Date() })
    .where(eq(member.username, 'lan'))
  await harness.database.update(brandModule).set({ enabled: true })
  await harness.restart()
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.delete(verificationCode)
  harness.messages.length = 0
})

const proof = async () => solveHumanChallenge((await harness.call(humanChallenge, {})).value.challenge)
const register = async (mobileNo: string, humanProof?: string, remoteAddress = '127.0.0.1') =>
  harness.call(
    registerSms,
    { countryDialingCode: '84', mobileNo, humanProof: humanProof ?? (await proof()) },
    { remoteAddress },
  )
const logIn = async (mobileNum: string) =>
  harness.call(noLoginSms, { countryDialingCode: '84', mobileNum, humanProof: await proof() })
const recover = async (mobileNum: string) =>
  harness.call(passwordRecoverySms, { countryDialingCode: '84', mobileNum, humanProof: await proof() })
/** Messages sent; the restart waits for pending ones. */
const sent = async () => {
  await expect.poll(() => harness.database.$count(verificationCode)).toBeGreaterThan(0)
  await harness.restart()
  return harness.messages
}

test('sends a registration code in the caller’s language', async () => {
  const answer = await register(FREE)
  expect(answer).toMatchObject({ status: 200, value: { expiredMinutes: 5 } })
  expect(await sent()).toMatchObject([
    {
      channel: 'sms',
      address: '+84912000002',
      text: expect.stringMatching(/^Playhouse: \d{6} is your code to open an account/),
    },
  ])
})

test.each([
  ['to log in by an unknown number', () => logIn(FREE)],
  ['to set a password, where it has none', () => recover(FREE)],
])('sends nothing %s, with the same response', async (_, ask) => {
  const answer = await ask()
  expect(answer).toMatchObject({ status: 200, body: { success: true, value: { expiredMinutes: 5 } } })
  expect(await sent()).toEqual([])
})

test('sends a registration code to a number with an account too', async () => {
  expect(await register(LANS)).toMatchObject({ status: 200, value: { expiredMinutes: 5 } })
  expect(await sent()).toMatchObject([{ address: KNOWN }])
})

test('ignores unverified numbers', async () => {
  const typed = { mobile: '+84912000009', mobileVerifiedAt: null }
  await harness.database.update(member).set(typed).where(eq(member.username, 'minh'))
  expect((await logIn('0912000009')).status).toBe(200)
  expect(await sent()).toEqual([])
})

test.each([
  ['to log in', () => logIn(LANS), 'to log in'],
  ['to set a password', () => recover(LANS), 'to set a new password'],
])('sends a code to an account’s number %s', async (_, ask, words) => {
  expect((await ask()).status).toBe(200)
  expect(await sent()).toMatchObject([{ address: KNOWN, text: expect.stringContaining(words) }])
})

test('requires a fresh human check', async () => {
  const REFUSED = { status: 400, body: { errorCode: 'human.check.failed' } }
  expect(await register(FREE, '')).toMatchObject(REFUSED)
  const once = await proof()
  expect((await register(FREE, once)).status).toBe(200)
  expect(await register('0912000003', once)).toMatchObject(REFUSED)
  expect(await harness.database.$count(verificationCode)).toBe(1)
})

test('sends no second code within a second', async () => {
  expect((await register(FREE, await proof())).status).toBe(200)
  // Prevents the required second from passing before the next request.
  await harness.database.update(verificationCode).set({ createdAt: sql`now() + interval '1 hour'` })
  expect(await register(FREE, await proof())).toMatchObject({
    status: 429,
    body: { errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 1 } },
  })
  expect(await sent()).toHaveLength(1)
})

test('limits requests per address and hour', async () => {
  const ask = (index: number) => register(`09130${String(index).padStart(5, '0')}`, 'x', '10.8.8.8')
  for (let index = 0; index < 100; index += 1) expect((await ask(index)).status).toBe(400)
  expect(await ask(100)).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } })
})

test('rejects an invalid number first', async () => {
  expect((await register('12')).body).toMatchObject({ value: { fields: { mobileNo: 'pattern' } } })
  expect((await logIn('')).body).toMatchObject({ value: { fields: { mobileNum: 'required' } } })
})

test('logs neither codes nor proofs', async () => {
  const one = await proof()
  await register('0912000005', one)
  const [message] = await sent()
  const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none'
  expect(code).toMatch(/^\d{6}$/)
  expect(harness.logged()).not.toContain(`"${code}`)
  expect(harness.logged()).not.toContain(one.slice(0, 80))
})

test('requires a module for registration codes', async () => {
  const off = (...ids: string[]) =>
    Promise.all(
      ids.map((id) => harness.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, id))),
    )
  await off('REGMOBVERF3')
  await harness.restart()
  expect((await register(FREE)).status).toBe(200)
  await off('MOBILENUMREG3')
  await harness.restart()
  expect(await register('0912000004')).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } })
})
