import { changePassword, memberInfo } from '@playhouse/platform-api/member.ts'
import {
  resetPasswordByEmail,
  setPasswordByLink,
  setPasswordByPhone,
} from '@playhouse/platform-api/member-passwords.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { headersFor, openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { addressCalls } from '../../../../db/tables/address-calls.ts'
import { passwordReset } from '../../../../db/tables/log-in.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { logInHistory } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import {
  updateAccount,
  codeTo,
  getFailure,
  freshNumber,
  messagesTo,
  messageTo,
} from '../../session/log-in/log-in.fixture.ts'

const NEW = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: {
      LOG_INS_PER_HOUR: '10000',
      PASSWORD_RESETS_PER_HOUR: '10000',
      CODE_REQUESTS_PER_HOUR: '10000',
      CAPTCHA_AFTER_FAILURES: '100',
      SITE_ORIGINS: 'https://play.example,https://other.example',
    },
  })
  // From this address, so that no second proof is required later.
  for (const username of ['lan', 'general', 'minh']) await logIn(username)
})
afterAll(() => harness.close())
beforeEach(async () => {
  harness.messages.length = 0
  await harness.database.delete(passwordReset)
  await harness.database.delete(addressCalls)
})

const logIn = (username: string, password = PASSWORD) => harness.call(login, { username, password })
const isOpen = async (token: string) => (await harness.call(memberInfo, {}, { token })).status === 200
const ask = (username: string, email: string) => harness.call(resetPasswordByEmail, { username, email })
const resetByLink = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  harness.call(setPasswordByLink, { token, newPassword, confirmNewPassword })

async function readEmail(username: string): Promise<string> {
  const email = `${username}@mail.example`
  await updateAccount(harness.database, username, { email, emailVerifiedAt: new Date() })
  return email
}

/** The token of a link that was sent to an account's own address. */
async function linkFor(username: string): Promise<string> {
  const email = await readEmail(username)
  expect((await ask(username, email)).value).toEqual({ expiredMinutes: 30 })
  return tokenIn(await messageTo(harness, email, 'token='))
}
const tokenIn = (letter: string) =>
  /https:\/\/play\.example\/reset-password#token=([\w-]{43})\s/.exec(letter)?.[1] ?? ''

describe('a password reset by e-mail', () => {
  test.each(['a@b.c', 'nguyễn@thư.vn', "o'brien@mail.example"])(
    'writes to %s, as registration accepts it',
    async (email) => {
      await updateAccount(harness.database, 'lan', { email, emailVerifiedAt: new Date() })
      expect(await ask('lan', email.toUpperCase())).toMatchObject({ status: 200, value: { expiredMinutes: 30 } })
      expect(tokenIn(await messageTo(harness, email, 'token='))).not.toBe('')
    },
  )

  test('sets the password once by link, ends every session and unlocks the account', async () => {
    const { token } = (await logIn('lan')).value
    for (let index = 0; index < 5; index += 1) await logIn('lan', 'wrong')
    const link = await linkFor('lan')
    expect(link).toMatch(/^[\w-]{43}$/)
    expect((await resetByLink(link)).status).toBe(200)
    expect(await isOpen(token)).toBe(false)
    const [noted] = await harness.database
      .select({ method: logInHistory.method, outcome: logInHistory.outcome })
      .from(logInHistory)
      .orderBy(desc(logInHistory.id))
      .limit(1)
    expect(noted).toEqual({ method: 'email', outcome: 'password-reset' })
    expect([(await logIn('lan')).status, (await logIn('lan', NEW)).status]).toEqual([401, 200])
    expect(await resetByLink(link, 'another7Gate')).toMatchObject({ status: 400, ...getFailure('reset.link.invalid') })
    expect(await messageTo(harness, 'lan@mail.example', 'Mật khẩu tài khoản')).not.toContain('lan')
    expect(await messagesTo(harness, 'lan@mail.example')).toBe(2)
  })

  test('sets one password for two concurrent uses of a link', async () => {
    // From this address, so that no second factor is required later.
    await logIn('hoa')
    const link = await linkFor('hoa')
    const both = await Promise.all([resetByLink(link, 'basket7Moon'), resetByLink(link, 'window7Moon')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const opened = [(await logIn('hoa', 'basket7Moon')).status, (await logIn('hoa', 'window7Moon')).status]
    expect(opened.toSorted()).toEqual([200, 401])
  })

  test('answers everyone alike and writes only to the account’s own address', async () => {
    const email = await readEmail('minh')
    await updateAccount(harness.database, 'suba', { email: null })
    const demo = (await harness.call(freePlay, {})).value.userName
    await updateAccount(harness.database, demo, { email: 'demo@mail.example', emailVerifiedAt: new Date() })
    const known = await ask('minh', email)
    // The letter is written after the response, and must not be counted with the next one.
    expect(await messagesTo(harness, email)).toBe(1)
    const responses = [
      known,
      await ask('minh', 'other@mail.example'),
      await ask('nobodyhere', 'nobody@mail.example'),
      await ask('suba', 'suba@mail.example'),
      await ask(demo, 'demo@mail.example'),
    ]
    for (const { status, body, queries } of responses) {
      expect([status, body]).toEqual([200, { success: true, value: { expiredMinutes: 30 } }])
      // Work after the response is not counted.
      expect(queries.filter((text) => /password_reset/.test(text)).length).toBeLessThanOrEqual(1)
    }
    expect(await messagesTo(harness, email)).toBe(1)
    expect(harness.messages).toHaveLength(1)
  })

  test('ignores case of name and address', async () => {
    const email = await readEmail('minh')
    await ask(' MINH ', ` ${email.toUpperCase()} `)
    expect(tokenIn(await messageTo(harness, email, 'token='))).toBeTruthy()
  })

  test('sends at most three letters per account and hour', async () => {
    const email = await readEmail('agenta')
    await Promise.all(Array.from({ length: 20 }, () => ask('agenta', email)))
    expect(await messagesTo(harness, email)).toBe(3)
  })

  test('expires a link after half an hour and stores only its hash', async () => {
    const link = await linkFor('agentb')
    const [row] = await harness.database.select().from(passwordReset)
    expect(JSON.stringify(row)).not.toContain(link)
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    await harness.database.update(passwordReset).set({ expiresAt: sql`now()` })
    expect(await resetByLink(link)).toMatchObject(getFailure('reset.link.invalid'))
  })

  test('invalidates pending links when the password changes otherwise', async () => {
    const link = await linkFor('general')
    const { token } = (await logIn('general')).value
    const change = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }
    expect((await harness.call(changePassword, change, { token })).status).toBe(200)
    expect(await resetByLink(link)).toMatchObject(getFailure('reset.link.invalid'))
  })

  test.each([
    ['short', 'a1', 'a1', { newPassword: 'length' }],
    ['the username', 'childless', 'childless', { newPassword: 'like_username' }],
    ['known to everybody', 'Password1', 'Password1', { newPassword: 'too_common' }],
    ['typed differently', NEW, `${NEW}x`, { confirmNewPassword: 'mismatch' }],
    ['empty', '', '', { newPassword: 'required' }],
  ])('refuses a password that is %s, and keeps the link valid', async (_, newPassword, again, fields) => {
    const link = await linkFor('childless')
    const refused = await resetByLink(link, newPassword, again)
    expect(refused.body).toMatchObject({ errorCode: 'request_param_err', value: { fields } })
    expect((await resetByLink(link, 'garden7Stone')).status).toBe(200)
  })

  test.each(['', 'x', 'A'.repeat(43), '../../etc', "' or true --"])('rejects the token %j', async (token) => {
    expect(await resetByLink(token)).toMatchObject({ status: 400, ...getFailure('reset.link.invalid') })
  })

  test.each([
    ['', 'a@mail.example', { username: 'required' }],
    ['lan', '', { email: 'required' }],
    ['lan', 'no address', { email: 'pattern' }],
    ['lan', 'a@b@c.example', { email: 'pattern' }],
    ['lan', 'lan@mail.example\r\nbcc: me@mail.example', { email: 'pattern' }],
  ])('refuses the form %j, %j at its field', async (username, email, fields) => {
    expect((await ask(username, email)).body).toMatchObject({ errorCode: 'request_param_err', value: { fields } })
  })

  test('accepts a web form and JSON', async () => {
    const email = await readEmail('minh')
    const response = await harness.app.inject({
      method: 'POST',
      url: resetPasswordByEmail.path,
      headers: headersFor(resetPasswordByEmail),
      payload: { username: 'minh', email },
    })
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, value: { expiredMinutes: 30 } }])
    const twice = await harness.app.inject({
      method: 'POST',
      url: resetPasswordByEmail.path,
      headers: { ...headersFor(resetPasswordByEmail), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=minh&username=lan&email=not+an+address',
    })
    expect(twice.statusCode).toBe(400)
  })
})

describe('a password reset by phone', () => {
  async function requestCodeFor(username: string) {
    const { mobile, ...typed } = freshNumber()
    await updateAccount(harness.database, username, { mobile, mobileVerifiedAt: new Date() })
    await harness.call(passwordRecoverySms, typed)
    return { typed, verificationCode: await codeTo(harness, mobile) }
  }

  test('sets the password by code, logs in, ends other sessions and notifies the owner', async () => {
    const before = (await logIn('minh')).value.token
    await updateAccount(harness.database, 'minh', { email: 'minh@mail.example' })
    const { typed, verificationCode } = await requestCodeFor('minh')
    const response = await harness.call(setPasswordByPhone, { ...typed, verificationCode, newPassword: NEW })
    expect(response).toMatchObject({ status: 200, value: { userName: 'minh' } })
    expect([await isOpen(before), await isOpen(response.value.token)]).toEqual([false, true])
    expect([(await logIn('minh')).status, (await logIn('minh', NEW)).status]).toEqual([401, 200])
    expect(await messageTo(harness, 'minh@mail.example', 'Mật khẩu tài khoản')).not.toContain('minh')
    const replay = await harness.call(setPasswordByPhone, { ...typed, verificationCode, newPassword: 'other7Gate' })
    expect(replay).toMatchObject(getFailure('code.invalid'))
  })

  test('keeps the code after an invalid password, and runs once for two concurrent requests', async () => {
    const { typed, verificationCode } = await requestCodeFor('suba')
    for (const [newPassword, breach] of [
      ['x', 'length'],
      ['suba', 'length'],
      ['password', 'too_common'],
    ]) {
      const slip = await harness.call(setPasswordByPhone, {
        ...typed,
        verificationCode,
        newPassword: newPassword ?? '',
      })
      expect(slip.body).toMatchObject({ value: { fields: { newPassword: breach } } })
    }
    const both = await Promise.all(
      ['basket7Moon', 'window7Moon'].map((newPassword) =>
        harness.call(setPasswordByPhone, { ...typed, verificationCode, newPassword }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('answers an unknown number like a wrong code', async () => {
    const { mobile, ...typed } = freshNumber()
    expect((await harness.call(passwordRecoverySms, typed)).value).toEqual({ expiredMinutes: 5 })
    const response = await harness.call(setPasswordByPhone, { ...typed, verificationCode: '123456', newPassword: NEW })
    expect(response).toMatchObject({ status: 400, ...getFailure('code.invalid') })
    expect(await messagesTo(harness, mobile)).toBe(0)
  })

  test('unlocks an account locked from a known address', async () => {
    await logIn('agenta')
    const { typed, verificationCode } = await requestCodeFor('agenta')
    for (let index = 0; index < 5; index += 1) await logIn('agenta', 'wrong')
    expect((await logIn('agenta')).status).toBe(423)
    await harness.call(setPasswordByPhone, { ...typed, verificationCode, newPassword: NEW })
    expect((await logIn('agenta', NEW)).status).toBe(200)
  })

  test('unlocks a locked account', async () => {
    const { typed, verificationCode } = await requestCodeFor('agentb')
    for (let index = 0; index < 5; index += 1) await logIn('agentb', 'wrong')
    await harness.call(setPasswordByPhone, { ...typed, verificationCode, newPassword: NEW })
    expect(await harness.database.$count(logInGuard, eq(logInGuard.username, 'agentb'))).toBe(0)
    expect((await logIn('agentb', NEW)).status).toBe(200)
  })
})
