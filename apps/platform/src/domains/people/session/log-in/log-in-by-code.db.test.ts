import { memberInfo } from '@playhouse/platform-api/member.ts'
import { login, passLogInCheck } from '@playhouse/platform-api/session.ts'
import { noLoginSms, passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial, type TrialPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { logInHistory } from '../../../../db/tables/security.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { makeSmallWorld, PASSWORD } from '../../../../small-world.fixture.ts'
import {
  updateAccount,
  codeTo,
  failureOf,
  freshNumber,
  messagesTo,
  skipCodePause,
  typedNumber,
  requestCodeFor,
} from './log-in.fixture.ts'
import { NO_PASSWORD } from '../../../../lib/password.ts'

let trial: TrialPlatform
beforeAll(async () => {
  trial = await openTrial({
    template: 'empty',
    prepare: makeSmallWorld,
    environment: { LOG_INS_PER_HOUR: '10000', CODE_REQUESTS_PER_HOUR: '10000' },
  })
})
afterAll(() => trial.close())

type Typed = ReturnType<typeof freshNumber>
const ask = (number: Typed) => trial.call(noLoginSms, typedNumber(number))
const logIn = (number: Typed, code?: string, remoteAddress = '127.0.0.1') =>
  trial.call(login, { type: 'sms', ...typedNumber(number), verificationCode: code }, { remoteAddress })

describe('logging in by a code', () => {
  test('opens a session for any notation of the number, without the password', async () => {
    const { number, code } = await requestCodeFor(trial, 'lan')
    await updateAccount(trial.database, 'lan', { passwordHash: NO_PASSWORD })
    const answer = await trial.call(login, {
      type: 'sms',
      countryDialingCode: '+84',
      mobileNum: number.mobile,
      verificationCode: ` ${code} `,
    })
    expect(answer).toMatchObject({ status: 200, value: { userName: 'lan', passwordExpired: false } })
    expect((await trial.call(memberInfo, {}, { token: answer.value.token })).value.account).toBe('lan')
    const [row] = await trial.database.select().from(logInHistory).orderBy(desc(logInHistory.id)).limit(1)
    expect(row).toMatchObject({ method: 'sms', outcome: 'signed-in' })
  })

  test('accepts a code once, also concurrently', async () => {
    const { number, code } = await requestCodeFor(trial, 'hoa')
    const both = await Promise.all([logIn(number, code), logIn(number, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await logIn(number, code)).toMatchObject(failureOf('code.invalid'))
  })

  test('asks for no second factor at an unknown address: the phone was just verified', async () => {
    const { number, code } = await requestCodeFor(trial, 'minh')
    expect((await logIn(number, code, '203.0.113.90')).status).toBe(200)
  })

  test('answers unknown and unverified numbers alike and sends nothing', async () => {
    const [unknown, typed] = [freshNumber(), freshNumber()]
    await updateAccount(trial.database, 'suba', { mobile: typed.mobile, mobileVerifiedAt: null })
    const { number } = await requestCodeFor(trial, 'agenta')
    const wrong = await logIn(number, '000000')
    for (const other of [unknown, typed]) {
      expect((await ask(other)).value).toEqual({ expiredMinutes: 5 })
      const refused = await logIn(other, '000000')
      expect(refused.body).toEqual(wrong.body)
      expect(refused.status).toBe(wrong.status)
      expect(await messagesTo(trial, other.mobile)).toBe(0)
    }
  })

  test('refuses even a correct code of an unknown number', async () => {
    const unknown = freshNumber()
    await ask(unknown)
    const { number, code } = await requestCodeFor(trial, 'agentb')
    // As if it had been guessed: one in a million.
    const [known] = await trial.database
      .select({ codeHash: verificationCode.codeHash })
      .from(verificationCode)
      .where(eq(verificationCode.address, number.mobile))
    await trial.database
      .update(verificationCode)
      .set({ codeHash: known?.codeHash ?? '' })
      .where(eq(verificationCode.address, unknown.mobile))
    expect(await logIn(unknown, code)).toMatchObject(failureOf('code.invalid'))
  })

  test('rejects codes of another purpose or number', async () => {
    const { number, code } = await requestCodeFor(trial, 'general')
    const other = await requestCodeFor(trial, 'childless')
    await skipCodePause(trial.database)
    expect(await logIn(other.number, code)).toMatchObject(failureOf('code.invalid'))
    await trial.database.delete(verificationCode)
    await trial.call(passwordRecoverySms, typedNumber(number))
    const recovery = await codeTo(trial, number.mobile)
    expect(await logIn(number, recovery)).toMatchObject(failureOf('code.invalid'))
  })

  test('invalidates the code after five of fifty concurrent guesses', async () => {
    const { number, code } = await requestCodeFor(trial, 'hoa')
    const wrong = code === '111111' ? '222222' : '111111'
    const tries = await Promise.all(Array.from({ length: 50 }, () => logIn(number, wrong)))
    const codes = tries.map(({ body }) => (body as { errorCode: string }).errorCode)
    expect(codes.filter((one) => one === 'code.invalid')).toHaveLength(5)
    expect(await logIn(number, code)).toMatchObject(failureOf('code.expired'))
  })

  test('rejects an expired code', async () => {
    const { number, code } = await requestCodeFor(trial, 'agenta')
    await trial.database.update(verificationCode).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await logIn(number, code)).toMatchObject(failureOf('code.expired'))
  })

  test.each<[string, Partial<Typed>, string | undefined, object]>([
    ['no number', { mobileNum: ' ' }, '123456', { mobileNum: 'required' }],
    ['no mobile number', { mobileNum: '12' }, '123456', { mobileNum: 'pattern' }],
    ['no country that is served', { countryDialingCode: '999' }, '123456', { countryDialingCode: 'pattern' }],
    ['no code', {}, '', { verificationCode: 'required' }],
  ])('reports %s at its field', async (_, change, code, fields) => {
    const answer = await logIn({ ...freshNumber(), ...change }, code)
    expect(answer.body).toMatchObject({ errorCode: 'request_param_err', value: { fields } })
  })

  test('refuses phone tokens if no service is configured', async () => {
    const { number } = await requestCodeFor(trial, 'suba')
    const answer = await trial.call(login, { type: 'sms', ...typedNumber(number), firebaseIdToken: 'a.b.c' })
    expect(answer).toMatchObject(failureOf('function.not.available'))
  })

  test('is refused without its module', async () => {
    await trial.database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'MOBILEVERCODELOGIN3'))
    await trial.restart()
    expect(await logIn(freshNumber(), '123456')).toMatchObject(failureOf('function.not.available'))
  })
})

describe('a mobile number in place of the username', () => {
  const STRANGE = '203.0.113.9'
  const byName = (username: string, password = PASSWORD, remoteAddress = '127.0.0.1') =>
    trial.call(login, { username, password }, { remoteAddress })

  test('logs in once verified, counting attempts under one name', async () => {
    const { mobile, mobileNum } = freshNumber()
    await updateAccount(trial.database, 'childless', { mobile, mobileVerifiedAt: null })
    expect(await byName(mobileNum)).toMatchObject(failureOf('login.failed'))
    // From this address, so that no second factor is required later.
    await byName('childless')
    await updateAccount(trial.database, 'childless', { mobileVerifiedAt: new Date() })
    for (const written of [mobile, `+84 ${mobileNum.slice(1)}`, ` ${mobileNum.slice(0, 4)} ${mobileNum.slice(4)} `]) {
      expect(await byName(written)).toMatchObject({ status: 200, value: { userName: 'childless' } })
    }
    await trial.database.delete(logInGuard)
    await byName(mobile, 'wrong', STRANGE)
    await byName(mobileNum, 'wrong', STRANGE)
    const [guard] = await trial.database.select().from(logInGuard).where(eq(logInGuard.username, mobile))
    expect(guard?.failures).toBe(2)
    await updateAccount(trial.database, 'childless', { payeeName: 'No Child' })
    const asked = await byName('childless', PASSWORD, STRANGE)
    const { ticket } = (asked.body as { value: { verification: { ticket: string } } }).value.verification
    const answer = { ticket, method: 'bankAccountName' as const, answer: 'No Child' }
    expect((await trial.call(passLogInCheck, answer, { remoteAddress: STRANGE })).status).toBe(200)
    expect(await trial.database.$count(logInGuard, eq(logInGuard.username, mobile))).toBe(0)
  })
})
