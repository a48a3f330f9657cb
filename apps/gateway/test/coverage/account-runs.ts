import { MEMBER } from '../accounts.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import { freshPhone, type Caller } from './callers.ts'
import type { World } from './world.ts'

const NEW_PASSWORD = 'marble4Tide'
const CAPTCHA_AFTER = 3

async function addPhone(world: World, { username }: Caller) {
  const { phone, address } = freshPhone()
  await world.sql(`update member set mobile = '${address}', mobile_verified_at = now() where username = '${username}'`)
  return { phone, address }
}

async function requestCode(
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

/** Input of a log-in from an unknown address, which requires verification by phone. */
export async function startLogInFromUnknownAddress(world: World, caller: Caller) {
  const { username, password } = caller
  await addPhone(world, caller)
  await world.sql(`delete from log_in_history where member_id = (select id from member where username = '${username}')`)
  return { username, password }
}

/** Fails often enough that the log-in after the next one requires a captcha. */
export async function failToLogIn(_world: World, { browser, username }: Caller) {
  const wrong = { username, password: 'wrong' }
  for (let attempt = 0; attempt < CAPTCHA_AFTER - 1; attempt += 1) {
    await call(browser, 'logIn', 'LogInInput', wrong, 'Problem { code }')
  }
  return wrong
}

/** Makes the password older than the brand allows. */
export async function expirePassword(world: World, { username, password }: Caller) {
  await world.sql(`update member set password_changed_at = now() - interval '10 years' where username = '${username}'`)
  return { username, password }
}

export async function blockAccount(world: World, { username, password }: Caller) {
  await world.sql(`insert into member_block (member_id, reason, shown_text, blocked_by)
    select id, 'Uses a stolen card.', 'Your documents are missing.', 'anna' from member where username = '${username}'`)
  return { username, password }
}

/** Starts a log-in that waits for a code; returns its ticket and the phone's address. */
async function startPendingLogIn(world: World, caller: Caller) {
  const input = await startLogInFromUnknownAddress(world, caller)
  const given = await call(caller.browser, 'logIn', 'LogInInput', input, 'VerificationRequired { logInToken }')
  const [found] = await world.sql<{ mobile: string }>(`select mobile from member where username = '${input.username}'`)
  return { ticket: String(given['logInToken']), address: found?.mobile ?? '' }
}

export const ACCOUNT_RUNS: MutationRuns = {
  requestPhoneCode: [
    { as: 'visitor', input: () => ({ purpose: 'REGISTER', phone: freshPhone().phone }), gives: 'RequestCodeSuccess' },
  ],
  // A platform with proof of work provides the captcha's characters.
  requestTextCaptcha: [{ as: 'visitor', input: () => ({ humanProof: 'none' }), gives: 'Problem' }],
  confirmPhone: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const fresh = freshPhone()
        return { phone: fresh.phone, code: await requestCode(world, caller, 'PHONE_CONFIRMATION', fresh) }
      },
      gives: 'ConfirmPhoneSuccess',
    },
  ],
  registerByMobile: [
    {
      as: 'visitor',
      input: async (world, caller) => {
        const fresh = freshPhone()
        const verificationCode = await requestCode(world, caller, 'REGISTER', fresh)
        const password = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
        return { phone: fresh.phone, ...password, confirmedAge: 18, verificationCode }
      },
      gives: 'LogInSuccess',
    },
  ],
  logInWithCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const phone = await addPhone(world, caller)
        return { phone: phone.phone, verificationCode: await requestCode(world, caller, 'LOG_IN', phone) }
      },
      gives: 'LogInSuccess',
    },
  ],
  sendLogInCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        logInToken: (await startPendingLogIn(world, caller)).ticket,
        kind: 'PHONE_CODE',
      }),
      gives: 'RequestCodeSuccess',
    },
  ],
  verifyLogIn: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const { ticket, address } = await startPendingLogIn(world, caller)
        const requested = { logInToken: ticket, kind: 'PHONE_CODE' }
        await call(
          caller.browser,
          'sendLogInCode',
          'SendLogInCodeInput',
          requested,
          'RequestCodeSuccess { expiresInMinutes }',
        )
        return { ...requested, answer: await world.sent(address, /\b\d{6}\b/) }
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
        await world.sql(
          `update member set email = '${email}', email_verified_at = now() where username = '${username}'`,
        )
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
        const phone = await addPhone(world, caller)
        const verificationCode = await requestCode(world, caller, 'PASSWORD_RESET', phone)
        return { phone: phone.phone, verificationCode, newPassword: NEW_PASSWORD }
      },
      gives: 'LogInSuccess',
    },
  ],
}
