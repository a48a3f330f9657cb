import { hasWithdrawalPassword, resetPaymentPassword } from '@playhouse/platform-api/cashier-payment-password.ts'
import { memberDataFile } from '@playhouse/platform-api/records.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@playhouse/platform-api/session-authenticator.ts'
import {
  checkSecurityQuestions,
  ownSecurityQuestions,
  securityQuestions,
  setSecurityQuestions,
} from '@playhouse/platform-api/session-security-questions.ts'
import { securityConfig } from '@playhouse/platform-api/session-security.ts'
import {
  beginSocialLink,
  beginSocialSignIn,
  linkSocial,
  signInBySocial,
  socialIssuers,
  unlinkSocial,
} from '@playhouse/platform-api/session-social.ts'
import { login, passLogInCheck, sendLogInCheck } from '@playhouse/platform-api/session.ts'
import { authenticatorCode } from '../authenticator-code.ts'
import { givePaymentPassword } from '../cast.ts'
import { getCode } from '../judge.ts'
import { isRecord } from '../shape.ts'
import type { Account, Suite } from '../suite.ts'
import { WRONG } from './member-passwords.ts'
import { sentCode } from './messages-of.ts'

/** A log-in from an address that the account does not know needs a second proof, where the brand asks for it. */
export async function unknownAddress(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member || suite.readOnly) return
  const { username, password, email } = member
  const reply = await suite.call(login, { username, password }, { fromHere: true })
  const verification = findVerification(reply.json)
  if (getCode(reply) !== 'login_verify_required' || !verification)
    return suite.needs('module LOGINIPVERF3, and an address that is not private', sendLogInCheck)
  if (!email || !verification.methods.includes('email'))
    return suite.needs('a way to read sent codes (--outbox)', sendLogInCheck)
  const code = await sentCode(suite, email, () =>
    suite.ok(sendLogInCheck, { ticket: verification.ticket, method: 'email' }),
  )
  if (code === undefined) return suite.needs('a way to read sent codes (--outbox)', sendLogInCheck)
  const session = await suite.ok(passLogInCheck, { ticket: verification.ticket, method: 'email', answer: code })
  if (session) suite.same(passLogInCheck, 'opens the account that waited', session.userName, username)
  await suite.leave(session)
}

export async function authenticator(suite: Suite, member: Account): Promise<void> {
  const { password } = member
  const begun = await suite.ok(beginAuthenticator, { password }, { as: member })
  if (!begun) return
  suite.same(
    beginAuthenticator,
    'the address for the app has the secret',
    URL.parse(begun.address)?.searchParams.get('secret'),
    begun.secret,
  )
  const confirmed = await suite.ok(confirmAuthenticator, { code: authenticatorCode(begun.secret) }, { as: member })
  if (!confirmed) return
  const config = await suite.ok(securityConfig, {}, { as: member })
  suite.same(
    confirmAuthenticator,
    'the account has all its recovery codes',
    config?.authenticator?.recoveryCodesLeft,
    confirmed.recoveryCodes.length,
  )
  const [first = '', second = ''] = confirmed.recoveryCodes
  await signInByRecoveryCode(suite, member, first, confirmed.recoveryCodes.length)
  const renewed = await suite.ok(renewRecoveryCodes, { password, code: second }, { as: member })
  if (renewed) {
    const fresh = renewed.recoveryCodes.filter((one) => !confirmed.recoveryCodes.includes(one))
    suite.same(renewRecoveryCodes, 'as many codes as before, all new', fresh.length, confirmed.recoveryCodes.length)
    const then = await suite.ok(securityConfig, {}, { as: member })
    if (then)
      suite.same(
        renewRecoveryCodes,
        'none of them is used up',
        then.authenticator?.recoveryCodesLeft,
        renewed.recoveryCodes.length,
      )
  }
  const code = renewed?.recoveryCodes[0] ?? ''
  const data = await suite.ok(memberDataFile, { password }, { as: member })
  if (data) suite.ahead(memberDataFile, 'a new link can be used', data.expiresAt)
  await suite.refused(memberDataFile, { password: `${password}x` }, 'login.failed', {
    as: member,
    name: 'a wrong password gives no file',
  })
  await suite.ok(removeAuthenticator, { password, code }, { as: member })
  const left = await suite.ok(securityConfig, {}, { as: member })
  suite.same(removeAuthenticator, 'the account has none afterwards', left?.authenticator ?? null, null)
}

/** A recovery code passes the check of a log-in, once. @param codes that the account has */
async function signInByRecoveryCode(suite: Suite, member: Account, code: string, codes: number): Promise<void> {
  const { password, username } = member
  const requested = await suite.refused(login, { username, password }, 'login_verify_required', {
    name: 'a log-in needs the authenticator',
  })
  const verification = findVerification(requested?.json)
  if (!verification) return
  const session = await suite.ok(passLogInCheck, {
    ticket: verification.ticket,
    method: 'authenticator',
    answer: code,
  })
  if (session) suite.same(passLogInCheck, 'opens the account that waited', session.userName, username)
  await suite.leave(session)
  const used = session && (await suite.ok(securityConfig, {}, { as: member }))
  if (used) suite.same(passLogInCheck, 'a recovery code is used up', used.authenticator?.recoveryCodesLeft, codes - 1)
  await suite.refused(
    passLogInCheck,
    { ticket: verification.ticket, method: 'authenticator', answer: code },
    ['login_verify_expired', 'code.invalid'],
    { name: 'a ticket opens once' },
  )
}

function findVerification(json: unknown): { ticket: string; methods: string[] } | undefined {
  const value = isRecord(json) && isRecord(json.value) ? json.value.verification : undefined
  if (!isRecord(value) || typeof value.ticket !== 'string' || !Array.isArray(value.methods)) return undefined
  return {
    ticket: value.ticket,
    methods: value.methods.map((entry: unknown) => (isRecord(entry) ? String(entry.method) : '')),
  }
}

const ANSWERS = ['Nguyễn Thị Hoa', 'Bé Bi', 'Đường Lê Lợi']

/** Security questions are set with a password, resting at first, and locked by wrong answers. */
export async function questions(suite: Suite, as: Account): Promise<void> {
  const catalogue = await suite.ok(securityQuestions, {}, { as })
  await suite.ok(ownSecurityQuestions, {}, { as })
  const ids = catalogue?.list.slice(-ANSWERS.length).map(({ id }) => id) ?? []
  if (ids.length < ANSWERS.length) return suite.needs('questions to choose from', setSecurityQuestions)
  const answers = ids.map((id, index) => ({ id, answer: ANSWERS[index] ?? '' }))
  const { password } = as
  await suite.refused(setSecurityQuestions, { password: WRONG, answers }, 'login.failed', {
    as,
    name: 'a wrong password sets none',
  })
  const [first, second] = answers
  await suite.refused(setSecurityQuestions, { password, answers: [first, second, second] }, 'request_param_err', {
    as,
    name: 'a question twice is refused',
  })
  await suite.ok(setSecurityQuestions, { password, answers }, { as })
  const own = await suite.ok(ownSecurityQuestions, {}, { as })
  if (own) {
    suite.same(
      setSecurityQuestions,
      'the chosen questions are the account’s',
      own.list.map(({ id }) => id),
      ids,
    )
    suite.check(
      ownSecurityQuestions,
      'the response holds no answers',
      ANSWERS.every((answer) => !JSON.stringify(own).includes(answer)),
      'an answer is in the response',
    )
    suite.check(
      setSecurityQuestions,
      'new answers rest before they confirm anything',
      own.setAt !== null && own.usableAt !== null && own.usableAt > own.setAt,
      'usableAt is not after setAt',
    )
  }
  const typed = answers.map(({ id, answer }) => ({ id, answer: ` ${answer.toUpperCase()}. ` })).toReversed()
  await suite.ok(checkSecurityQuestions, { answers: typed }, { as })
  const wrong = answers.map((one, index) => (index === 0 ? { ...one, answer: 'somebody else' } : one))
  await suite.refused(checkSecurityQuestions, { answers: wrong }, 'security.answers.wrong', {
    as,
    name: 'one wrong answer is refused',
  })
  if (await givePaymentPassword(suite, as)) await resetByQuestions(suite, as, answers)
  for (let attempt = 1; attempt < 5; attempt += 1) await suite.call(checkSecurityQuestions, { answers: wrong }, { as })
  await suite.call(checkSecurityQuestions, { answers: wrong }, { as })
  await suite.refused(checkSecurityQuestions, { answers }, 'security.answers.locked', {
    as,
    name: 'wrong answers lock them',
  })
  await suite.ok(
    setSecurityQuestions,
    { paymentPassword: as.paymentPassword, answers },
    { as, name: 'the payment password sets others' },
  )
  const unlocked = await suite.ok(ownSecurityQuestions, {}, { as })
  if (unlocked) suite.same(setSecurityQuestions, 'new questions are not locked', unlocked.lockedSeconds, null)
}

/** Answers replace a forgotten payment password once they have rested. */
async function resetByQuestions(
  suite: Suite,
  as: Account,
  answers: readonly { id: string; answer: string }[],
): Promise<void> {
  const paymentPassword = `Cc3${suite.letters(9)}`
  const reset = {
    method: 'questions',
    code: JSON.stringify(answers),
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  }
  await suite.refused(resetPaymentPassword, reset, 'request_param_err', {
    as,
    name: 'resting answers replace no password',
  })
  if (!(await suite.party('clock', { pass: 'questions-rest', account: as.username }))) return
  const state = await suite.ok(hasWithdrawalPassword, {}, { as })
  if (state)
    suite.same(hasWithdrawalPassword, 'rested answers can replace the password', state.canAnswerQuestions, true)
  await suite.ok(resetPaymentPassword, reset, { as, name: 'security answers replace the password' })
  as.paymentPassword = paymentPassword
}

export async function social(suite: Suite, member: Account): Promise<void> {
  const issuers = await suite.ok(socialIssuers, {})
  const unreached = [beginSocialSignIn, signInBySocial, beginSocialLink, linkSocial, unlinkSocial]
  const [first] = issuers?.list ?? []
  const { siteOrigin: origin } = suite.facts
  if (!first || !origin) return suite.needs('an identity provider', ...unreached)
  const { issuer } = first
  const begun = await suite.ok(beginSocialSignIn, { issuer, origin })
  const linking = await suite.ok(beginSocialLink, { issuer, origin, password: member.password }, { as: member })
  const query = begun && (await suite.party('identity', { address: begun.address }))
  if (!begun || !query)
    return suite.needs('a person at the identity provider (--play-parties)', signInBySocial, linkSocial, unlinkSocial)
  await suite.ok(signInBySocial, { issuer, query, browserMark: begun.browserMark })
  await suite.refused(signInBySocial, { issuer, query, browserMark: begun.browserMark }, 'social.failed', {
    name: 'a redirect is good once',
  })
  const back = linking && (await suite.party('identity', { address: linking.address }))
  if (!linking || !back) return
  const linked = await suite.ok(linkSocial, { issuer, query: back, browserMark: linking.browserMark }, { as: member })
  if (linked) await suite.ok(unlinkSocial, { id: linked.id }, { as: member })
}
