import { defaultAgent } from '@playhouse/platform-api/agent-downline.ts'
import { setPasswordByPhone } from '@playhouse/platform-api/member-passwords.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { affiliate, registerMobile } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import {
  noLoginSms,
  passwordRecoverySms,
  phoneAppSms,
  phoneAppToken,
  registerSms,
} from '@playhouse/platform-api/verification.ts'
import { type Cast, newCredentials } from '../cast.ts'
import type { Suite } from '../suite.ts'
import { sentCode } from './messages-of.ts'

export async function invitations(suite: Suite, { link }: Cast): Promise<void> {
  const standard = await suite.ok(defaultAgent, {})
  const code = link ?? standard?.affiliateCode
  if (code)
    await suite.ok(affiliate, { code }, { refusals: { 'affiliate.code.invalid': 'a code that belongs to an agent' } })
  else suite.needs('an agent (--agent)', affiliate)
  await suite.refused(affiliate, { code: `none${suite.letters(8)}` }, 'affiliate.code.invalid', {
    name: 'an unknown code is refused',
  })
}

/** Registration, log-in and reset by a code that is sent to a phone. */
export async function phones(suite: Suite): Promise<void> {
  const phone = { countryDialingCode: '84', mobileNum: suite.mobileNumber() }
  const unread = 'a way to read sent codes (--outbox)'
  const unreached = [registerMobile, setPasswordByPhone, phoneAppToken]
  if (!suite.parties.message) suite.needs(unread, ...unreached)
  const code = await sentCode(suite, phone.mobileNum, () =>
    suite.ok(registerSms, { countryDialingCode: '84', mobileNo: phone.mobileNum }),
  )
  const { password } = newCredentials(suite)
  if (code !== undefined) {
    await suite.refused(
      registerMobile,
      {
        username: phone.mobileNum,
        ...phone,
        password,
        confirmPassword: password,
        confirmedAge: 99,
        verificationCode: wrongCode(code),
      },
      ['code.invalid', 'code.expired'],
      { name: 'a wrong code is refused', key: suite.uuid() },
    )
    const registered = await suite.ok(
      registerMobile,
      {
        username: phone.mobileNum,
        ...phone,
        password,
        confirmPassword: password,
        confirmedAge: 99,
        verificationCode: code,
      },
      { key: suite.uuid() },
    )
    if (!registered) return
    const own = await suite.ok(memberInfo, {}, { token: registered.token, name: 'of a registered account' })
    if (own) suite.same(registerMobile, 'opens the account that it names', own.id, registered.id)
    const logInCode = await sentCode(suite, phone.mobileNum, () => suite.ok(noLoginSms, phone))
    if (logInCode !== undefined) {
      const session = await suite.ok(
        login,
        { type: 'sms', ...phone, verificationCode: logInCode },
        { name: 'answers to a code by SMS' },
      )
      if (session) suite.same(login, 'a code opens the account of its number', session.userName, registered.userName)
    }
    const resetCode = await sentCode(suite, phone.mobileNum, () => suite.ok(passwordRecoverySms, phone))
    if (resetCode !== undefined) {
      const newPassword = `Cc3${suite.letters(9)}`
      await suite.ok(setPasswordByPhone, { ...phone, verificationCode: resetCode, newPassword })
      await suite.ok(
        login,
        { username: registered.userName, password: newPassword },
        { name: 'the new password opens' },
      )
    }
  } else if (!suite.parties.message) {
    await suite.ok(noLoginSms, phone)
    await suite.ok(passwordRecoverySms, phone)
  }
  // Codes to one number are limited.
  const other = { countryDialingCode: '84', mobileNum: suite.mobileNumber() }
  const appCode = await sentCode(suite, other.mobileNum, () => suite.ok(phoneAppSms, other))
  if (appCode !== undefined) await suite.ok(phoneAppToken, { ...other, verificationCode: appCode })
}

const wrongCode = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
