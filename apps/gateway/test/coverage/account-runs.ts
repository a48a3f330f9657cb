import { MEMBER } from '../accounts.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import { freshPhone, type Caller } from './callers.ts'
import type { World } from './world.ts'

const NEW_PASSWORD = 'marble4Tide'
const CAPTCHA_AFTER = 3

/** A newcomer whose phone is known to be the account's. */
async function withPhone(world: World, { username }: Caller) {
  const { phone, address } = freshPhone()
  await world.sql(`update member set mobile = '${address}', mobile_verified_at = now() where username = '${username}'`)
  return { phone, address }
}

/** The code that is sent to a phone for a purpose. */
async function codeFor(
  world: World,
  { browser }: Caller,
  purpose: string,
  { phone, address }: ReturnType<typeof freshPhone>,
) {
  await call(
    browser,
    'requestPhoneCode',
    'RequestPhoneCodeInput',
    { purpose, phone },
    'RequestCodeSuccess { expiresInMinutes }',
  )
  return world.sent(address, /\b\d{6}\b/)
}

/** What to log in with where the account must show more: its phone is known, and the address is not. */
export async function fromUnknownAddress(world: World, caller: Caller) {
  const { username, password } = caller
  await withPhone(world, caller)
  await world.sql(`delete from log_in_history where member_id = (select id from member where username = '${username}')`)
  return { username, password }
}

/** Wrong passwords make the log-in require a captcha. */
export async function afterFailures(_world: World, { browser, username }: Caller) {
  const wrong = { username, password: 'wrong' }
  for (let attempt = 0; attempt < CAPTCHA_AFTER; attempt += 1) {
    await call(browser, 'logIn', 'LogInInput', wrong, 'Problem { code }')
  }
  return wrong
}

/** A password that is older than the brand lets passwords be. */
export async function withOldPassword(world: World, { username, password }: Caller) {
  await world.sql(`update member set password_changed_at = now() - interval '10 years' where username = '${username}'`)
  return { username, password }
}

/** The ticket of a log-in that waits for the code of a phone, and where the code goes. */
async function waiting(world: World, caller: Caller) {
  const input = await fromUnknownAddress(world, caller)
  const given = await call(caller.browser, 'logIn', 'LogInInput', input, 'VerificationRequired { logInToken }')
  const [found] = await world.sql<{ mobile: string }>(`select mobile from member where username = '${input.username}'`)
  return { ticket: String(given['logInToken']), address: found?.mobile ?? '' }
}

/** Registering by telephone, log-ins that ask for more, and forgotten passwords. */
export const ACCOUNT_RUNS: MutationRuns = {
  requestPhoneCode: [
    { as: 'visitor', input: () => ({ purpose: 'REGISTER', phone: freshPhone().phone }), gives: 'RequestCodeSuccess' },
  ],
  // Its characters are given by the platform that wants proof of work.
  requestTextCaptcha: [{ as: 'visitor', input: () => ({ humanProof: 'none' }), gives: 'Problem' }],
  confirmPhone: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const fresh = freshPhone()
        return { phone: fresh.phone, code: await codeFor(world, caller, 'PHONE_CONFIRMATION', fresh) }
      },
      gives: 'ConfirmPhoneSuccess',
    },
  ],
  registerByMobile: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const fresh = freshPhone()
        const verificationCode = await codeFor(world, caller, 'REGISTER', fresh)
        const password = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
        return { phone: fresh.phone, ...password, verificationCode }
      },
      gives: 'LogInSuccess',
    },
  ],
  logInWithCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const phone = await withPhone(world, caller)
        return { phone: phone.phone, verificationCode: await codeFor(world, caller, 'LOG_IN', phone) }
      },
      gives: 'LogInSuccess',
    },
  ],
  sendLogInCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ logInToken: (await waiting(world, caller)).ticket, kind: 'PHONE_CODE' }),
      gives: 'RequestCodeSuccess',
    },
  ],
  verifyLogIn: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const { ticket, address } = await waiting(world, caller)
        const asked = { logInToken: ticket, kind: 'PHONE_CODE' }
        await call(
          caller.browser,
          'sendLogInCode',
          'SendLogInCodeInput',
          asked,
          'RequestCodeSuccess { expiresInMinutes }',
        )
        return { ...asked, answer: await world.sent(address, /\b\d{6}\b/) }
      },
      gives: 'LogInSuccess',
    },
  ],
  requestPasswordReset: [
    {
      as: 'visitor',
      input: () => ({ username: MEMBER.username, email: 'nobody@mail.test' }),
      gives: 'RequestPasswordResetSuccess',
    },
  ],
  resetPassword: [
    {
      as: 'newcomer',
      input: async (world, { browser, username }) => {
        const email = `${username}@mail.test`
        await world.sql(`update member set email = '${email}' where username = '${username}'`)
        const selection = 'RequestPasswordResetSuccess { expiresInMinutes }'
        await call(browser, 'requestPasswordReset', 'RequestPasswordResetInput', { username, email }, selection)
        const link = await world.sent(email, /https?:\S+/)
        const { hash, searchParams } = new URL(link)
        const token = searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? hash.slice(1)
        return { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD }
      },
      gives: 'ResetPasswordSuccess',
    },
  ],
  resetPasswordByPhone: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const phone = await withPhone(world, caller)
        const verificationCode = await codeFor(world, caller, 'PASSWORD_RESET', phone)
        return { phone: phone.phone, verificationCode, newPassword: NEW_PASSWORD }
      },
      gives: 'LogInSuccess',
    },
  ],
}
