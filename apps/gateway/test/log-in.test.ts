import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGENT, GENERAL_AGENT, MEMBER } from './accounts.ts'
import { askDatabase, atPlatform } from './real-platform.ts'
import { openStack, type Stack } from './stack.ts'

const COOKIE = '__Host-playhouse'
const PHONE = { diallingCode: '84', number: '0912 345 678' }
const NEW = 'lantern7Gate'

let stack: Stack
beforeAll(async () => {
  stack = await openStack()
})
afterAll(() => stack.close())

type Result = Record<string, unknown> & { __typename: string }
const run = async (operation: string, input: object, browser = stack.browser()) => {
  const { data, errors } = await browser.ask(operation, { input })
  expect(errors).toEqual([])
  const [result] = Object.values(data as unknown as Record<string, Result>)
  if (!result) throw new Error('There is no result.')
  return result
}
const sql = (statement: string) => askDatabase(stack.databaseUrl, statement)

/** The latest message that contains `holding`; sent after the response. */
async function message(address: string, holding = ''): Promise<string> {
  const find = `select text from message_gateway.message where address = '${address}' and text like '%${holding}%' order by sent_at desc limit 1`
  for (let tries = 0; tries < 2_400; tries += 1) {
    const [found] = await askDatabase<{ text: string }>(stack.databaseUrl, find)
    if (found) return found.text
    await sleep(50)
  }
  throw new Error(`Nothing was sent to ${address}.`)
}
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''

describe('log-in by username', () => {
  test('requires a captcha after three failures', async () => {
    const tries = []
    for (let index = 0; index < 4; index += 1) {
      tries.push(await run('LogIn', { username: 'nobodyhere', password: 'wrong' }))
    }
    expect(tries.map(({ __typename: type, code }) => [type, code])).toEqual([
      ['Problem', 'LOGIN_FAILED'],
      ['Problem', 'LOGIN_FAILED'],
      ['CaptchaRequired', 'LOGIN_FAILED'],
      ['CaptchaRequired', 'CAPTCHA_FAILED'],
    ])
    const wrong = { username: 'nobodyhere', password: 'wrong', captcha: { id: crypto.randomUUID(), text: 'ABCDE' } }
    expect(await run('LogIn', wrong)).toMatchObject({ code: 'CAPTCHA_FAILED' })
    expect(await run('LogIn', { ...wrong, captcha: { id: 'no id', text: 'X' } })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('returns the previous log-in and no password warning', async () => {
    await run('LogIn', MEMBER)
    const second = await run('LogIn', MEMBER)
    expect(second).toMatchObject({ __typename: 'LogInSuccess', passwordChangeReason: null, isFirstLogIn: false })
    expect(second['previousLogIn']).toMatchObject({ ipAddress: '127.0.*.*' })
  })

  test('names a newer log-in than that of the session that asks', async () => {
    const earlier = await stack.browser().logIn(MEMBER)
    await stack.browser().logIn(MEMBER)
    const { data } = await earlier.send(
      '{ viewer { memberAccount { ... on MemberAccount { profile { laterLogIn { at ipAddress } } } } } }',
    )
    expect(data).toMatchObject({
      viewer: { memberAccount: { profile: { laterLogIn: { at: expect.any(String), ipAddress: '127.0.*.*' } } } },
    })
  })

  test('unlocks a locked account by password and sent code', async () => {
    const { username } = GENERAL_AGENT
    await sql(`update member set mobile = '+84912345111', mobile_verified_at = now() where username = '${username}'`)
    await sql(`delete from log_in_history where member_id = (select id from member where username = '${username}')`)
    await sql(`insert into log_in_guard (username, failures, first_failure_at, locked_until)
      values ('${username}', 5, now(), now() + interval '15 minutes')`)
    const refused = await run('LogIn', GENERAL_AGENT)
    expect(refused).toMatchObject({ __typename: 'Problem', code: 'LOGIN_LOCKED' })
    expect(refused['retryAfterSeconds']).toBeGreaterThan(800)
    const secondFactor = codeIn(await message('+84912345111'))
    expect(await run('LogIn', { ...GENERAL_AGENT, password: 'wrong', secondFactor })).toMatchObject({
      code: 'LOGIN_LOCKED',
    })
    expect(await run('LogIn', { ...GENERAL_AGENT, secondFactor })).toMatchObject({ __typename: 'LogInSuccess' })
  })

  test('reports why the password must change, and changes it without the old one', async () => {
    await atPlatform(
      stack.databaseUrl,
      `const { hashPassword } = await from('lib/password.ts')
       await database.$client.query('update member set password_hash = $1 where username = $2',
         [await hashPassword('a12345678'), ${JSON.stringify(GENERAL_AGENT.username)}])`,
    )
    const browser = stack.browser()
    const { username } = GENERAL_AGENT
    expect(await run('LogIn', { username, password: 'a12345678' }, browser)).toMatchObject({
      passwordChangeReason: 'WEAK',
    })
    const end = { id: crypto.randomUUID(), ending: [] }
    expect(await run('EndContract', end, browser)).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
    const change = { oldPassword: '', newPassword: NEW, confirmNewPassword: NEW }
    expect(
      await run('ChangePassword', { ...change, newPassword: 'password1', confirmNewPassword: 'password1' }, browser),
    ).toMatchObject({
      problems: [{ field: 'newPassword', reason: 'TOO_COMMON' }],
    })
    expect(await run('ChangePassword', change, browser)).toMatchObject({ __typename: 'ChangePasswordSuccess' })
    expect(await run('ChangePassword', change, browser)).toMatchObject({
      problems: [{ field: 'oldPassword', reason: 'REQUIRED' }],
    })
    expect(await run('EndContract', end, browser)).toMatchObject({ code: 'CONTRACT_NOT_FOUND' })
    expect(await run('LogIn', { username, password: NEW })).toMatchObject({ passwordChangeReason: null })
  })
})

describe('log-in from an unknown address', () => {
  test('sets the cookie only after verification, with the requested lifetime', async () => {
    await sql(`update member set payee_name = 'Đức Anh', mobile = '+84912345678', mobile_verified_at = now()
      where username = '${AGENT.username}'`)
    const browser = stack.browser()
    const requested = await run('LogIn', { ...AGENT, remember: true }, browser)
    expect(requested).toMatchObject({
      __typename: 'VerificationRequired',
      code: 'VERIFICATION_REQUIRED',
      methods: [
        { kind: 'PHONE_CODE', hint: '+84*******78' },
        { kind: 'BANK_ACCOUNT_NAME', hint: null },
      ],
    })
    expect(browser.cookies.size).toBe(0)
    const { logInToken } = requested
    expect(await run('SendLogInCode', { logInToken, kind: 'EMAIL_CODE' }, browser)).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await run('SendLogInCode', { logInToken, kind: 'PHONE_CODE' }, browser)).toMatchObject({
      resendAfterSeconds: 300,
    })
    const code = codeIn(await message('+84912345678'))
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await run('VerifyLogIn', { logInToken, kind: 'PHONE_CODE', answer: wrong }, browser)).toMatchObject({
      code: 'CODE_INVALID',
    })
    const { data, response } = await browser.ask('VerifyLogIn', {
      input: { logInToken, kind: 'PHONE_CODE', answer: code, remember: true },
    })
    expect(data).toMatchObject({ verifyLogIn: { __typename: 'LogInSuccess' } })
    expect(response.cookies[0]).toMatchObject({ name: COOKIE, maxAge: 86_400 })
    expect(await run('VerifyLogIn', { logInToken, kind: 'PHONE_CODE', answer: code })).toMatchObject({
      code: 'VERIFICATION_EXPIRED',
    })
    expect(await run('LogIn', AGENT)).toMatchObject({ __typename: 'LogInSuccess' })
    expect(stack.logged()).not.toContain(String(logInToken))
    expect(stack.logged()).not.toContain(code)
  })
})

describe('by a code to the phone', () => {
  test('logs in, and reports an invalid number at its field', async () => {
    await sql(
      `update verification_code set created_at = created_at - interval '6 minutes'; delete from message_gateway.message`,
    )
    expect(await run('RequestPhoneCode', { purpose: 'LOG_IN', phone: PHONE })).toMatchObject({
      __typename: 'RequestCodeSuccess',
    })
    const verificationCode = codeIn(await message('+84912345678'))
    expect(await run('LogInWithCode', { phone: { ...PHONE, number: '12' }, verificationCode })).toMatchObject({
      problems: [{ field: 'phone', reason: 'PATTERN' }],
    })
    expect(await run('LogInWithCode', { phone: PHONE })).toMatchObject({
      problems: [{ field: 'verificationCode', reason: 'REQUIRED' }],
    })
    const whole = { phone: PHONE, verificationCode, requestKey: crypto.randomUUID() }
    const first = stack.browser()
    expect(await run('LogInWithCode', whole, first)).toMatchObject({
      __typename: 'LogInSuccess',
      viewer: { username: AGENT.username },
    })
    expect(await run('LogInWithCode', { phone: PHONE, verificationCode })).toMatchObject({ code: 'CODE_INVALID' })
    // As if the response had been lost.
    const again = stack.browser()
    expect(await run('LogInWithCode', whole, again)).toMatchObject({ __typename: 'LogInSuccess' })
    expect(again.cookies.get(COOKIE)).not.toBe(first.cookies.get(COOKIE))
    const { errors } = await stack.browser().ask('LogInWithCode', { input: { ...whole, requestKey: 'no key' } })
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('a forgotten password', () => {
  test('is reset by an e-mailed link without revealing accounts', async () => {
    await sql(
      `update member set email = 'haiyen@mail.example', email_verified_at = now() where username = '${MEMBER.username}'`,
    )
    const known = await run('RequestPasswordReset', { username: MEMBER.username, email: 'haiyen@mail.example' })
    const unknown = await run('RequestPasswordReset', { username: 'nobodyhere', email: 'nobody@mail.example' })
    expect(known).toEqual({ __typename: 'RequestPasswordResetSuccess', expiresInMinutes: 30 })
    expect(unknown).toEqual(known)
    expect(await run('RequestPasswordReset', { username: 'somebody', email: 'none' })).toMatchObject({
      problems: [{ field: 'email', reason: 'PATTERN' }],
    })
    const letter = await message('haiyen@mail.example', 'token=')
    const token = /#token=([\w-]{43})/.exec(letter)?.[1] ?? ''
    const set = { token, newPassword: NEW, confirmNewPassword: NEW }
    expect(await run('ResetPassword', { ...set, confirmNewPassword: 'other' })).toMatchObject({
      problems: [{ field: 'confirmNewPassword', reason: 'MISMATCH' }],
    })
    expect(await run('ResetPassword', set)).toMatchObject({ __typename: 'ResetPasswordSuccess' })
    expect(await run('ResetPassword', set)).toMatchObject({ code: 'LINK_INVALID' })
    expect(stack.logged()).not.toContain(token)
    expect(stack.logged()).not.toContain(NEW)
  })

  test('is set by a code to the phone, and the account is signed in', async () => {
    await sql(
      `update verification_code set created_at = created_at - interval '6 minutes'; delete from message_gateway.message`,
    )
    await run('RequestPhoneCode', { purpose: 'PASSWORD_RESET', phone: PHONE })
    const verificationCode = codeIn(await message('+84912345678'))
    const browser = stack.browser()
    const slip = await run('ResetPasswordByPhone', { phone: PHONE, verificationCode, newPassword: 'x' }, browser)
    expect(slip).toMatchObject({ problems: [{ field: 'newPassword', reason: 'LENGTH' }] })
    const set = { phone: PHONE, verificationCode, newPassword: NEW }
    expect(await run('ResetPasswordByPhone', set, browser)).toMatchObject({ __typename: 'LogInSuccess' })
    expect(browser.cookies.has(COOKIE)).toBe(true)
    expect(await run('ResetPasswordByPhone', set)).toMatchObject({ code: 'CODE_INVALID' })
    expect(await run('LogIn', { username: AGENT.username, password: NEW })).toMatchObject({
      __typename: 'LogInSuccess',
    })
  })
})
