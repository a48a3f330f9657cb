import { memberInfo } from '@playhouse/platform-api/member.ts'
import { login, passLogInCheck } from '@playhouse/platform-api/session.ts'
import { noLoginSms, passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { logInHistory } from '../../../../db/tables/security.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import {
  updateAccount,
  codeTo,
  getFailure,
  freshNumber,
  messagesTo,
  skipCodePause,
  typedNumber,
  requestCodeFor,
} from './log-in.fixture.ts'
import { NO_PASSWORD } from '../../../../lib/password.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000', CODE_REQUESTS_PER_HOUR: '10000' },
  })
})
afterAll(() => harness.close())

type Typed = ReturnType<typeof freshNumber>
const ask = (number: Typed) => harness.call(noLoginSms, typedNumber(number))
const logIn = (number: Typed, code?: string, remoteAddress = '127.0.0.1') =>
  harness.call(login, { type: 'sms', ...typedNumber(number), verificationCode: code }, { remoteAddress })

describe('logging in by a code', () => {
  test('opens a session for any notation of the number, without the password', async () => {
    const { number, code } = await requestCodeFor(harness, 'lan')
    await updateAccount(harness.database, 'lan', { passwordHash: NO_PASSWORD })
    const response = await harness.call(login, {
      type: 'sms',
      countryDialingCode: '+84',
      mobileNum: number.mobile,
      verificationCode: ` ${code} `,
    })
    expect(response).toMatchObject({ status: 200, value: { userName: 'lan', passwordExpired: false } })
    expect((await harness.call(memberInfo, {}, { token: response.value.token })).value.account).toBe('lan')
    const [row] = await harness.database.select().from(logInHistory).orderBy(desc(logInHistory.id)).limit(1)
    expect(row).toMatchObject({ method: 'sms', outcome: 'signed-in' })
  })

  test('accepts a code once, also concurrently', async () => {
    const { number, code } = await requestCodeFor(harness, 'hoa')
    const both = await Promise.all([logIn(number, code), logIn(number, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await logIn(number, code)).toMatchObject(getFailure('code.invalid'))
  })

  test('asks for no second factor at an unknown address: the phone was just verified', async () => {
    const { number, code } = await requestCodeFor(harness, 'minh')
    expect((await logIn(number, code, '203.0.113.90')).status).toBe(200)
  })

  test('answers unknown and unverified numbers alike and sends nothing', async () => {
    const [unknown, typed] = [freshNumber(), freshNumber()]
    await updateAccount(harness.database, 'suba', { mobile: typed.mobile, mobileVerifiedAt: null })
    const { number } = await requestCodeFor(harness, 'agenta')
    const wrong = await logIn(number, '000000')
    for (const other of [unknown, typed]) {
      expect((await ask(other)).value).toEqual({ expiredMinutes: 5 })
      const refused = await logIn(other, '000000')
      expect(refused.body).toEqual(wrong.body)
      expect(refused.status).toBe(wrong.status)
      expect(await messagesTo(harness, other.mobile)).toBe(0)
    }
  })

  test('refuses even a correct code of an unknown number', async () => {
    const unknown = freshNumber()
    await ask(unknown)
    const { number, code } = await requestCodeFor(harness, 'agentb')
    // As if it had been guessed: one in a million.
    const [known] = await harness.database
      .select({ codeHash: verificationCode.codeHash })
      .from(verificationCode)
      .where(eq(verificationCode.address, number.mobile))
    await harness.database
      .update(verificationCode)
      .set({ codeHash: known?.codeHash ?? '' })
      .where(eq(verificationCode.address, unknown.mobile))
    expect(await logIn(unknown, code)).toMatchObject(getFailure('code.invalid'))
  })

  test('rejects codes of another purpose or number', async () => {
    const { number, code } = await requestCodeFor(harness, 'general')
    const other = await requestCodeFor(harness, 'childless')
    await skipCodePause(harness.database)
    expect(await logIn(other.number, code)).toMatchObject(getFailure('code.invalid'))
    await harness.database.delete(verificationCode)
    await harness.call(passwordRecoverySms, typedNumber(number))
    const recovery = await codeTo(harness, number.mobile)
    expect(await logIn(number, recovery)).toMatchObject(getFailure('code.invalid'))
  })

  test('invalidates the code after five of fifty concurrent guesses', async () => {
    const { number, code } = await requestCodeFor(harness, 'hoa')
    const wrong = code === '111111' ? '222222' : '111111'
    const tries = await Promise.all(Array.from({ length: 50 }, () => logIn(number, wrong)))
    const codes = tries.map(({ body }) => (body as { errorCode: string }).errorCode)
    expect(codes.filter((one) => one === 'code.invalid')).toHaveLength(5)
    expect(await logIn(number, code)).toMatchObject(getFailure('code.expired'))
  })

  test('rejects an expired code', async () => {
    const { number, code } = await requestCodeFor(harness, 'agenta')
    await harness.database.update(verificationCode).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await logIn(number, code)).toMatchObject(getFailure('code.expired'))
  })

  test.each<[string, Partial<Typed>, string | undefined, object]>([
    ['no number', { mobileNum: ' ' }, '123456', { mobileNum: 'required' }],
    ['no mobile number', { mobileNum: '12' }, '123456', { mobileNum: 'pattern' }],
    ['no country that is served', { countryDialingCode: '999' }, '123456', { countryDialingCode: 'pattern' }],
    ['no code', {}, '', { verificationCode: 'required' }],
  ])('reports %s at its field', async (_, change, code, fields) => {
    const response = await logIn({ ...freshNumber(), ...change }, code)
    expect(response.body).toMatchObject({ errorCode: 'request_param_err', value: { fields } })
  })

  test('refuses phone tokens if no service is configured', async () => {
    const { number } = await requestCodeFor(harness, 'suba')
    const response = await harness.call(login, { type: 'sms', ...typedNumber(number), firebaseIdToken: 'a.b.c' })
    expect(response).toMatchObject(getFailure('function.not.available'))
  })

  test('is refused without its module', async () => {
    await harness.database
      .update(brandModule)
      .set({ enabled: false })
      .where(eq(brandModule.modId, 'MOBILEVERCODELOGIN3'))
    await harness.restart()
    expect(await logIn(freshNumber(), '123456')).toMatchObject(getFailure('function.not.available'))
  })
})

describe('a mobile number in place of the username', () => {
  const STRANGE = '203.0.113.9'
  const byName = (username: string, password = PASSWORD, remoteAddress = '127.0.0.1') =>
    harness.call(login, { username, password }, { remoteAddress })

  test('logs in once verified, counting attempts under one name', async () => {
    const { mobile, mobileNum } = freshNumber()
    await updateAccount(harness.database, 'childless', { mobile, mobileVerifiedAt: null })
    expect(await byName(mobileNum)).toMatchObject(getFailure('login.failed'))
    // From this address, so that no second factor is required later.
    await byName('childless')
    await updateAccount(harness.database, 'childless', { mobileVerifiedAt: new Date() })
    for (const written of [mobile, `+84 ${mobileNum.slice(1)}`, ` ${mobileNum.slice(0, 4)} ${mobileNum.slice(4)} `]) {
      expect(await byName(written)).toMatchObject({ status: 200, value: { userName: 'childless' } })
    }
    await harness.database.delete(logInGuard)
    await byName(mobile, 'wrong', STRANGE)
    await byName(mobileNum, 'wrong', STRANGE)
    const [guard] = await harness.database.select().from(logInGuard).where(eq(logInGuard.username, mobile))
    expect(guard?.failures).toBe(2)
    await updateAccount(harness.database, 'childless', { payeeName: 'No Child' })
    const requested = await byName('childless', PASSWORD, STRANGE)
    const { ticket } = (requested.body as { value: { verification: { ticket: string } } }).value.verification
    const response = { ticket, method: 'bankAccountName' as const, answer: 'No Child' }
    expect((await harness.call(passLogInCheck, response, { remoteAddress: STRANGE })).status).toBe(200)
    expect(await harness.database.$count(logInGuard, eq(logInGuard.username, mobile))).toBe(0)
  })
})
