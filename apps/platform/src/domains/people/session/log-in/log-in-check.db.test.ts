import { beginAuthenticator, confirmAuthenticator } from '@playhouse/platform-api/session-authenticator.ts'
import { login, passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { logInCheck } from '../../../../db/tables/log-in.ts'
import { logInGuard, session } from '../../../../db/tables/members.ts'
import { authenticator, logInHistory } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { createTotp } from '../second-factor/authenticator.ts'
import { updateAccount, codeTo, getFailure, freshNumber, messagesTo, skipCodePause } from './log-in.fixture.ts'
import { hashQuickly } from '../../../../lib/password.fixture.ts'

const HOME = '127.0.0.1'
const ELSEWHERE = '203.0.113.7'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000', CAPTCHA_AFTER_FAILURES: '100' },
  })
})
afterAll(() => harness.close())

const logIn = (username: string, remoteAddress: string, password = PASSWORD) =>
  harness.call(login, { username, password }, { remoteAddress })

/** Logs in from home, so that this address is known, then binds the given contacts. */
async function bindContacts(username: string, what: Parameters<typeof updateAccount>[2]) {
  expect((await logIn(username, HOME)).status).toBe(200)
  await updateAccount(harness.database, username, what)
}
const verified = () => ({ mobileVerifiedAt: new Date(), emailVerifiedAt: new Date() })
const NOTHING = { mobile: null, mobileVerifiedAt: null, email: null, emailVerifiedAt: null, payeeName: null }

interface Requested {
  ticket: string
  methods: { method: string; hint: string | null }[]
}
const requested = ({ body }: { body: unknown }) => (body as { value: { verification: Requested } }).value.verification
type Method = 'sms' | 'email' | 'bankAccountName' | 'authenticator'
const pass = (ticket: string, method: Method, answer: string, remoteAddress = ELSEWHERE) =>
  harness.call(passLogInCheck, { ticket, method, answer }, { remoteAddress })
const send = (ticket: string, method: 'sms' | 'email') => harness.call(sendLogInCheck, { ticket, method })

describe('from an unknown address', () => {
  test('asks for a second factor with masked hints, accepts a phone code, and then knows the address', async () => {
    const { mobile } = freshNumber()
    await bindContacts('lan', { mobile, email: 'lan@mail.example', payeeName: 'Trần Thị Lan', ...verified() })
    const sessions = await harness.database.$count(session)
    const answer = await logIn('lan', ELSEWHERE)
    expect(answer).toMatchObject({ status: 401, ...getFailure('login_verify_required') })
    const { ticket, methods } = requested(answer)
    expect(methods).toEqual([
      { method: 'sms', hint: `+84*******${mobile.slice(-2)}` },
      { method: 'email', hint: 'l***@mail.example' },
      { method: 'bankAccountName', hint: null },
    ])
    expect(await harness.database.$count(session)).toBe(sessions)
    expect((await send(ticket, 'sms')).value.expiredMinutes).toBe(5)
    const code = await codeTo(harness, mobile)
    const passed = await pass(ticket, 'sms', code)
    expect(passed).toMatchObject({ status: 200, value: { userName: 'lan', firstTimeLogin: false } })
    expect(await pass(ticket, 'sms', code)).toMatchObject({ status: 401, ...getFailure('login_verify_expired') })
    expect((await logIn('lan', ELSEWHERE)).status).toBe(200)
    const outcomes = await harness.database
      .select({ outcome: logInHistory.outcome, method: logInHistory.method })
      .from(logInHistory)
      .where(eq(logInHistory.address, ELSEWHERE))
      .orderBy(logInHistory.id)
    expect(outcomes).toEqual([
      { outcome: 'verification-asked', method: 'password' },
      { outcome: 'signed-in', method: 'password' },
      { outcome: 'signed-in', method: 'password' },
    ])
  })

  test('accepts an e-mail code or the payee’s name in any notation', async () => {
    await bindContacts('hoa', { ...NOTHING, email: 'hoa@mail.example', payeeName: 'Nguyễn  Thị Hoà', ...verified() })
    const first = requested(await logIn('hoa', '198.51.100.1')).ticket
    await send(first, 'email')
    expect((await pass(first, 'email', await codeTo(harness, 'hoa@mail.example'))).status).toBe(200)
    const second = requested(await logIn('hoa', '198.51.100.2')).ticket
    expect(await pass(second, 'bankAccountName', 'Nguyễn Văn Hoà')).toMatchObject(getFailure('code.invalid'))
    expect((await pass(second, 'bankAccountName', ' nguyen thi HOA ')).status).toBe(200)
  })

  test('admits accounts without verified contacts', async () => {
    await bindContacts('minh', { ...NOTHING, mobile: freshNumber().mobile, email: 'minh@mail.example' })
    expect((await logIn('minh', '198.51.100.3')).status).toBe(200)
  })

  test('treats an address of the same IPv6 network as known, and one of another as unknown', async () => {
    await bindContacts('suba', { ...NOTHING, payeeName: 'Su Ba' })
    const from = (address: string) =>
      harness.call(login, { username: 'suba', password: PASSWORD }, { headers: { 'x-real-ip': address } })
    const { ticket } = requested(await from('2001:db8:1:2::1'))
    await harness.call(
      passLogInCheck,
      { ticket, method: 'bankAccountName', answer: 'su ba' },
      { headers: { 'x-real-ip': '2001:db8:1:2::1' } },
    )
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(200)
    expect((await from('2001:db8:1:3::1')).status).toBe(401)
  })

  test('distinguishes IPv4-mapped IPv6 addresses', async () => {
    await bindContacts('suba', { ...NOTHING, payeeName: 'Su Ba' })
    const from = (address: string) =>
      harness.call(login, { username: 'suba', password: PASSWORD }, { headers: { 'x-real-ip': address } })
    const { ticket } = requested(await from('::ffff:cb00:7109'))
    await pass(ticket, 'bankAccountName', 'su ba', '203.0.113.9')
    expect((await from('::ffff:cb00:7109')).status).toBe(200)
    expect((await from('::ffff:c633:6409')).status).toBe(401)
  })

  test('never knows an address that cannot be read', async () => {
    await bindContacts('suba', { ...NOTHING, payeeName: 'Su Ba' })
    const options = { headers: { 'x-real-ip': 'unknown' } }
    const again = () => harness.call(login, { username: 'suba', password: PASSWORD }, options)
    const { ticket } = requested(await again())
    const passed = await harness.call(passLogInCheck, { ticket, method: 'bankAccountName', answer: 'su ba' }, options)
    expect(passed.status).toBe(200)
    expect((await again()).status).toBe(401)
  })

  test('forgets an address after ninety days', async () => {
    await bindContacts('agenta', { ...NOTHING, payeeName: 'Agent A' })
    const age = (interval: string) =>
      harness.database.update(logInHistory).set({ at: sql`now() - ${interval}::interval` })
    await age('89 days')
    expect((await logIn('agenta', HOME)).status).toBe(200)
    await age('91 days')
    expect((await logIn('agenta', HOME)).status).toBe(401)
  })

  test('asks for nothing without the module', async () => {
    await bindContacts('childless', { ...NOTHING, payeeName: 'No Child' })
    const set = (enabled: boolean) =>
      harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, 'LOGINIPVERF3'))
    await set(false)
    await harness.restart()
    expect((await logIn('childless', '198.51.100.4')).status).toBe(200)
    await set(true)
    await harness.restart()
  })
})

describe('a pending log-in', () => {
  const waiting = async (from = '198.51.100.50') => requested(await logIn('general', from))
  const clearAttempts = () => harness.database.delete(logInGuard)
  beforeAll(async () => {
    await bindContacts('general', { ...NOTHING, mobile: freshNumber().mobile, payeeName: 'General', ...verified() })
  })

  test('accepts at most five answers', async () => {
    const { ticket } = await waiting()
    for (let index = 0; index < 5; index += 1) {
      expect(await pass(ticket, 'bankAccountName', 'Somebody')).toMatchObject(getFailure('code.invalid'))
    }
    expect(await pass(ticket, 'bankAccountName', 'General')).toMatchObject(getFailure('login_verify_expired'))
    await clearAttempts()
  })

  test('checks five of fifty concurrent answers', async () => {
    const { ticket } = await waiting()
    const responses = await Promise.all(Array.from({ length: 50 }, () => pass(ticket, 'bankAccountName', 'Somebody')))
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5)
    await clearAttempts()
  })

  test('logs in once for two concurrent requests', async () => {
    const { ticket } = await waiting('198.51.100.51')
    const responses = await Promise.all([
      pass(ticket, 'bankAccountName', 'General'),
      pass(ticket, 'bankAccountName', 'General'),
    ])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test.each([
    [
      'after ten minutes',
      () => harness.database.update(logInCheck).set({ expiresAt: sql`now()` }),
      'login_verify_expired',
    ],
    [
      'once the password is another',
      async () => updateAccount(harness.database, 'general', { passwordHash: await hashQuickly('another-one-7') }),
      'login.failed',
    ],
  ])('does not log in %s', async (_, happen, refusal) => {
    const { ticket } = await waiting('198.51.100.52')
    await happen()
    expect(await pass(ticket, 'bankAccountName', 'General')).toMatchObject(getFailure(refusal))
    await updateAccount(harness.database, 'general', { passwordHash: await hashQuickly(PASSWORD) })
    await clearAttempts()
  })

  test('rejects another log-in’s code and a used code', async () => {
    await skipCodePause(harness.database)
    const [one, other] = [await waiting('198.51.100.53'), await waiting('198.51.100.54')]
    await send(one.ticket, 'sms')
    const [found] = await harness.database
      .execute<{ mobile: string }>(sql`select mobile from member where username = 'general'`)
      .then(({ rows }) => rows)
    const code = await codeTo(harness, found?.mobile ?? '')
    expect(await pass(other.ticket, 'sms', code)).toMatchObject(getFailure('code.invalid'))
    expect((await pass(one.ticket, 'sms', code)).status).toBe(200)
    expect(await pass(other.ticket, 'sms', code)).toMatchObject(getFailure('code.invalid'))
    expect(await messagesTo(harness, found?.mobile ?? '')).toBe(1)
  })

  test.each(['', 'short', 'A'.repeat(43), "' or true --"])('rejects the ticket %j', async (ticket) => {
    expect(await pass(ticket, 'bankAccountName', 'General')).toMatchObject({
      status: 401,
      ...getFailure('login_verify_expired'),
    })
    expect(await send(ticket, 'sms')).toMatchObject({ status: 401, ...getFailure('login_verify_expired') })
  })

  test('rejects empty answers and unavailable methods without counting them', async () => {
    const { ticket } = await waiting('198.51.100.55')
    expect((await pass(ticket, 'bankAccountName', ' ')).body).toMatchObject({
      value: { fields: { answer: 'required' } },
    })
    expect((await pass(ticket, 'email', '123456')).body).toMatchObject({ value: { fields: { method: 'pattern' } } })
    expect((await pass(ticket, 'authenticator', '123456')).body).toMatchObject({
      value: { fields: { method: 'pattern' } },
    })
    const [stored] = await harness.database
      .select()
      .from(logInCheck)
      .orderBy(sql`expires_at desc`)
      .limit(1)
    expect(stored?.failures).toBe(0)
    expect(JSON.stringify(stored)).not.toContain(ticket)
    await clearAttempts()
  })

  test('counts abandoned log-ins like wrong passwords', async () => {
    for (let index = 0; index < 5; index += 1) expect((await waiting('198.51.100.56')).ticket).toBeTruthy()
    expect(await logIn('general', '198.51.100.56')).toMatchObject({ status: 423, ...getFailure('login.locked') })
    await clearAttempts()
  })
})

describe('an account with an authenticator', () => {
  test('is asked for its code at every log-in', async () => {
    const { token } = (await logIn('agentb', HOME)).value
    await updateAccount(harness.database, 'agentb', {
      payeeName: 'Agent B',
      mobile: freshNumber().mobile,
      ...verified(),
    })
    const begun = await harness.call(beginAuthenticator, { password: PASSWORD }, { token })
    const totp = createTotp(begun.value.secret)
    await harness.call(confirmAuthenticator, { code: totp.generate() }, { token })
    await harness.database.update(authenticator).set({ usedStep: 0 })
    const { ticket, methods } = requested(await logIn('agentb', HOME))
    expect(methods).toEqual([{ method: 'authenticator', hint: null }])
    expect((await pass(ticket, 'bankAccountName', 'Agent B')).body).toMatchObject({
      value: { fields: { method: 'pattern' } },
    })
    expect(await pass(ticket, 'authenticator', '000000', HOME)).toMatchObject(getFailure('code.invalid'))
    const code = totp.generate()
    expect((await pass(ticket, 'authenticator', code, HOME)).status).toBe(200)
    const again = requested(await logIn('agentb', HOME)).ticket
    expect(await pass(again, 'authenticator', code, HOME)).toMatchObject(getFailure('code.invalid'))
  })
})
