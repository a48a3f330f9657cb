import {
  humanChallenge,
  captcha,
  captchaCharacters,
  geetest,
  noLoginSms,
  passwordRecoverySms,
  phoneAppSms,
  phoneAppToken,
  registerSms,
} from '@playhouse/platform-api/verification.ts'
import { memberInfo, changePassword } from '@playhouse/platform-api/member.ts'
import {
  resetPasswordByEmail,
  setPasswordByLink,
  setPasswordByPhone,
} from '@playhouse/platform-api/member-passwords.ts'
import { affiliate, checkUsername, registerMobile } from '@playhouse/platform-api/registration.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@playhouse/platform-api/session-authenticator.ts'
import { apiTokens, createApiToken, revokeApiToken } from '@playhouse/platform-api/session-api-tokens.ts'
import {
  addPasskey,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@playhouse/platform-api/session-passkeys.ts'
import { logInHistory, securityConfig } from '@playhouse/platform-api/session-security.ts'
import {
  beginSocialLink,
  beginSocialSignIn,
  linkSocial,
  signInBySocial,
  socialIssuers,
  unlinkSocial,
} from '@playhouse/platform-api/session-social.ts'
import {
  freePlay,
  login,
  logout,
  openSessions,
  passLogInCheck,
  revokeSession,
  sendLogInCheck,
  signInByToken,
  touchSession,
} from '@playhouse/platform-api/session.ts'
import { hasWithdrawalPassword, resetPaymentPassword } from '@playhouse/platform-api/cashier-payment-password.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import {
  checkSecurityQuestions,
  ownSecurityQuestions,
  securityQuestions,
  setSecurityQuestions,
} from '@playhouse/platform-api/session-security-questions.ts'
import { defaultAgent } from '@playhouse/platform-api/agent-downline.ts'
import { favouriteGames, favouriteIds } from '@playhouse/platform-api/games.ts'
import { memberDataFile } from '@playhouse/platform-api/records.ts'
import { authenticatorCode } from '../authenticator-code.ts'
import { type Cast, givePaymentPassword, newCredentials, signIn } from '../cast.ts'
import { codeOf, refusalProblems } from '../judge.ts'
import { isRecord } from '../shape.ts'
import { createSignInLink } from '@playhouse/platform-api/session-hand-off.ts'
import { SoftKey } from '../soft-key.ts'
import { CLOCKS_DIFFER_MS } from '../clocks.ts'
import type { Account, Suite } from '../suite.ts'
import { sentCode, sentText } from './messages-of.ts'

/** Of a sign-in link (docs/hand-off.md). */
const LINK_LASTS_MS = 60_000

const WRONG = 'not the password'

/** Log-in and what guards an account. */
export async function sessions(suite: Suite, cast: Cast): Promise<void> {
  await checkSealing(suite)
  await suite.ok(humanChallenge, {})
  await puzzles(suite)
  await checkUnknownTickets(suite)
  const free = await suite.ok(checkUsername, { username: newCredentials(suite).username })
  if (free) suite.same(checkUsername, 'a username that nobody has is free', free.available, true)
  await invitations(suite, cast)
  await demoAccount(suite)
  const { member } = cast
  if (!member) return suite.needs('an account of the run', openSessions, touchSession, logInHistory, securityConfig)
  const taken = await suite.ok(checkUsername, { username: member.username }, { name: 'a taken username' })
  if (taken) suite.same(checkUsername, 'a registered username is taken', taken.available, false)
  const touched = await suite.ok(touchSession, {}, { as: member })
  if (touched) suite.ahead(touchSession, 'a used session goes on', touched.idleUntil)
  await captchas(suite)
  await revoking(suite, member)
  await logIns(suite, member)
  await passkeys(suite, member)
  await tokens(suite, member)
  await authenticator(suite, member)
  await social(suite, member)
  await questions(suite, cast.stranger ?? member)
  await handOff(suite, member)
  await phones(suite)
}

/** A sealed body is accepted once and refused when tampered with. */
async function checkSealing(suite: Suite): Promise<void> {
  if (!suite.facts.canSeal) return
  const nobody = { username: `nobody${suite.digits(6)}`, password: WRONG }
  await suite.refused(login, nobody, 'login.failed', {
    sealedOnce: { name: 'once' },
    name: 'wrong credentials are refused',
  })
  await suite.refused(login, nobody, 'request_body_required', {
    sealedOnce: { name: 'once' },
    name: 'a sealed body opens once',
  })
  const tampered = { name: 'tampered', tampered: true }
  await suite.refused(login, nobody, 'request_body_required', {
    sealedOnce: tampered,
    name: 'a sealed body tampered with is refused',
  })
}

/** Unknown tickets, links and tokens are refused. */
async function checkUnknownTickets(suite: Suite): Promise<void> {
  const nobodys = 'A'.repeat(43)
  if (suite.readOnly) return
  await suite.refused(signInByToken, { token: nobodys }, 'login.failed', { name: 'an unknown token is refused' })
  await suite.refused(passLogInCheck, { ticket: nobodys, method: 'sms', answer: '000000' }, 'login_verify_expired', {
    name: 'an unknown ticket is refused',
  })
  await suite.refused(sendLogInCheck, { ticket: nobodys, method: 'sms' }, 'login_verify_expired', {
    name: 'an unknown ticket is refused',
  })
  const newPassword = 'lantern-gate-7'
  await suite.refused(
    setPasswordByLink,
    { token: nobodys, newPassword, confirmNewPassword: newPassword },
    'reset.link.invalid',
    { name: 'an unknown link is refused' },
  )
}

async function invitations(suite: Suite, { link }: Cast): Promise<void> {
  const standard = await suite.ok(defaultAgent, {})
  const code = link ?? standard?.affiliateCode
  if (code)
    await suite.ok(affiliate, { code }, { refusals: { 'affiliate.code.invalid': 'a code that belongs to an agent' } })
  else suite.needs('an agent (--agent)', affiliate)
  await suite.refused(affiliate, { code: `none${suite.letters(8)}` }, 'affiliate.code.invalid', {
    name: 'an unknown code is refused',
  })
}

async function demoAccount(suite: Suite): Promise<void> {
  const demo = await suite.ok(freePlay, { os: 'contract' })
  if (!demo) return
  const other = await suite.ok(freePlay, { os: 'contract' }, { name: 'opens another' })
  if (other) suite.check(freePlay, 'every demo account is another', other.id !== demo.id, 'the same account twice')
  for (const endpoint of [favouriteIds, favouriteGames]) {
    await suite.refused(endpoint, {}, 'in_need_true_account', { token: demo.token, name: 'refused to a demo account' })
  }
}

/** A solution of the human check's puzzle is good once, and cannot be made up. */
async function puzzles(suite: Suite): Promise<void> {
  const first = await suite.ok(geetest, {})
  const second = await suite.ok(geetest, {}, { name: 'starts again' })
  if (!first || !second) return
  suite.check(geetest, 'every start has a challenge of its own', first.challenge !== second.challenge, 'the same one')
  const started = await suite.ok(humanChallenge, {}, { name: 'brings the puzzle' })
  if (!started?.challenge || started.provider !== 'GEETEST') return
  const humanProof = await suite.party('puzzle', { challenge: started.challenge })
  if (!humanProof || suite.readOnly) return
  const spell = (proof: string, name: string) =>
    suite.refused(captchaCharacters, { captchaId: suite.uuid(), humanProof: proof }, 'human.check.failed', { name })
  const forged = { geetest_challenge: second.challenge, geetest_validate: 'f'.repeat(32), geetest_seccode: 'f|jordan' }
  await spell(Buffer.from(JSON.stringify(forged)).toString('base64'), 'a solution that is made up is refused')
  await suite.ok(captchaCharacters, { captchaId: suite.uuid(), humanProof }, { name: 'answers to a solution' })
  await spell(humanProof, 'a solution is good once')
}

async function captchas(suite: Suite): Promise<void> {
  const captchaId = suite.uuid()
  const picture = await suite.ok(captcha, { captchaId })
  const read = await suite.ok(captchaCharacters, { captchaId })
  if (!picture || !read) return
  const again = await suite.ok(captcha, { captchaId }, { name: 'draws a new one' })
  if (again) suite.check(captcha, 'the same id again draws a new picture', again !== picture, 'the same picture')
}

/** A revoked session ends at once; the revoking one continues. */
async function revoking(suite: Suite, member: Account): Promise<void> {
  const other = await suite.ok(login, { username: member.username, password: member.password })
  if (!other) return
  const listed = await suite.ok(openSessions, {}, { token: other.token })
  const id = listed?.sessions.find(({ current }) => current)?.id
  if (id === undefined) return suite.needs('a session that is listed', revokeSession)
  await suite.ok(openSessions, {}, { as: member })
  const revoked = await suite.ok(revokeSession, { id }, { as: member })
  if (revoked) suite.same(revokeSession, 'another session is not the current one', revoked.current, false)
  await suite.refused(memberInfo, {}, 'login.not.session', { token: other.token, name: 'a revoked session is dead' })
  await suite.ok(memberInfo, {}, { as: member, name: 'the revoking session lives' })
  const left = await suite.ok(openSessions, {}, { as: member })
  suite.check(
    revokeSession,
    'the revoked session is listed no more',
    left?.sessions.every((session) => session.id !== id) ?? true,
    'it is still there',
  )
}

/** Wrong and right passwords stand in the history, latest first. */
async function logIns(suite: Suite, member: Account): Promise<void> {
  const before = await suite.ok(logInHistory, { pageNo: 1, pageSize: 50 }, { as: member })
  await suite.refused(login, { username: member.username, password: WRONG }, 'login.failed', {
    name: 'a wrong password is refused',
  })
  const after = await suite.ok(logInHistory, { pageNo: 1, pageSize: 50 }, { as: member })
  if (!before || !after) return
  suite.same(logInHistory, 'a wrong password is one entry more', after.total, before.total + 1)
  suite.same(logInHistory, 'the latest entry is the wrong password', after.list[0]?.outcome, 'wrong-password')
}

async function passkeys(suite: Suite, member: Account): Promise<void> {
  const { siteOrigin } = suite.facts
  const unreached = [passkeyOptions, addPasskey, renamePasskey, removePasskey, signInByPasskey, passkeySignInOptions]
  if (!siteOrigin) return suite.needs('the address of the site (domainRoutes)', ...unreached)
  const key = new SoftKey(siteOrigin)
  const options = await suite.ok(passkeyOptions, { password: member.password }, { as: member })
  if (!options) return
  const added = await suite.ok(addPasskey, { name: 'Contract', response: key.create(options.options) }, { as: member })
  if (!added) return
  const config = await suite.ok(securityConfig, {}, { as: member })
  suite.check(
    addPasskey,
    'is listed among what guards the account',
    config?.passkeys.some(({ id }) => id === added.id) ?? true,
    'not in securityConfig',
  )
  const renamed = await suite.ok(renamePasskey, { id: added.id, name: 'Renamed' }, { as: member })
  if (renamed) {
    suite.same(renamePasskey, 'has the new name', renamed.name, 'Renamed')
    const then = await suite.ok(securityConfig, {}, { as: member })
    suite.same(renamePasskey, 'keeps the name', then?.passkeys.find(({ id }) => id === added.id)?.name, 'Renamed')
  }
  const challenge = await suite.ok(passkeySignInOptions, {})
  if (challenge) {
    const response = key.get(challenge.options)
    const session = await suite.ok(signInByPasskey, { response })
    if (session) suite.same(signInByPasskey, 'opens the account of the passkey', session.userName, member.username)
    await suite.leave(session)
    await suite.refused(signInByPasskey, { response }, 'passkey.failed', { name: 'a challenge is good once' })
  }
  member.passkey = { id: added.id, key }
}

/** A token reads what its scopes name until it is revoked. */
async function tokens(suite: Suite, member: Account): Promise<void> {
  const input = { password: member.password, name: 'Contract', scopes: ['READ_WALLET' as const], days: 1 }
  const made = await suite.ok(createApiToken, input, { as: member })
  if (!made) return
  const { token, item } = made
  const list = await suite.ok(apiTokens, {}, { as: member })
  suite.check(createApiToken, 'is listed', list?.list.some(({ id }) => id === item.id) ?? true, 'not in apiTokens')
  await suite.ok(balance, {}, { token })
  await suite.refused(logInHistory, {}, 'token.scope.missing', { token, name: 'a token opens only its scopes' })
  await suite.ok(revokeApiToken, { id: item.id }, { as: member })
  await suite.refused(balance, {}, 'login.not.session', { token, name: 'a revoked token is dead' })
}

/** After it has confirmed what needs another proof. */
export async function removingPasskey(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member?.passkey) return
  const { id } = member.passkey
  await suite.ok(removePasskey, { id }, { as: member })
  const left = await suite.ok(securityConfig, {}, { as: member })
  suite.check(
    removePasskey,
    'is listed no more',
    left?.passkeys.every((passkey) => passkey.id !== id) ?? true,
    'still in securityConfig',
  )
}

/** A log-in from an address that the account does not know needs a second proof, where the brand asks for it. */
export async function unknownAddress(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member || suite.readOnly) return
  const { username, password, email } = member
  const reply = await suite.call(login, { username, password }, { fromHere: true })
  const verification = verificationOf(reply.json)
  if (codeOf(reply) !== 'login_verify_required' || !verification)
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

async function authenticator(suite: Suite, member: Account): Promise<void> {
  const { password, username } = member
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
  const asked = await suite.refused(login, { username, password }, 'login_verify_required', {
    name: 'a log-in needs the authenticator',
  })
  const verification = verificationOf(asked?.json)
  if (verification) {
    const session = await suite.ok(passLogInCheck, {
      ticket: verification.ticket,
      method: 'authenticator',
      answer: first,
    })
    if (session) suite.same(passLogInCheck, 'opens the account that waited', session.userName, username)
    await suite.leave(session)
    const used = session && (await suite.ok(securityConfig, {}, { as: member }))
    if (used)
      suite.same(
        passLogInCheck,
        'a recovery code is used up',
        used.authenticator?.recoveryCodesLeft,
        confirmed.recoveryCodes.length - 1,
      )
    await suite.refused(
      passLogInCheck,
      { ticket: verification.ticket, method: 'authenticator', answer: first },
      ['login_verify_expired', 'code.invalid'],
      { name: 'a ticket opens once' },
    )
  }
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

const ANSWERS = ['Nguyễn Thị Hoa', 'Bé Bi', 'Đường Lê Lợi']

/** Security questions are set with a password, resting at first, and locked by wrong answers. */
async function questions(suite: Suite, as: Account): Promise<void> {
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

function verificationOf(json: unknown): { ticket: string; methods: string[] } | undefined {
  const value = isRecord(json) && isRecord(json.value) ? json.value.verification : undefined
  if (!isRecord(value) || typeof value.ticket !== 'string' || !Array.isArray(value.methods)) return undefined
  return {
    ticket: value.ticket,
    methods: value.methods.map((entry: unknown) => (isRecord(entry) ? String(entry.method) : '')),
  }
}

async function social(suite: Suite, member: Account): Promise<void> {
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

/** A link of the operator's own server opens the account of its ticket, once. */
async function handOff(suite: Suite, member: Account): Promise<void> {
  const { username } = member
  await suite.refused(createSignInLink, { ticket: 'not a ticket' }, ['login.failed', 'function.not.available'], {
    name: 'what is no ticket is refused',
  })
  const ticket = await suite.party('handOff', { username })
  if (!ticket)
    return suite.needs('the secret of the operator’s own server (HAND_OFF_SECRET)', createSignInLink, signInByToken)
  const forged = `${ticket.slice(0, -6)}AAAAAA`
  await suite.refused(createSignInLink, { ticket: forged }, 'login.failed', { name: 'a forged ticket is refused' })
  const unknown = await suite.party('handOff', { username: `none${suite.letters(6)}` })
  if (unknown)
    await suite.refused(createSignInLink, { ticket: unknown }, 'account.not.found', {
      name: 'an unknown account is refused',
    })
  const link = await suite.ok(
    createSignInLink,
    { ticket },
    { refusals: { 'function.not.available': 'a platform with HAND_OFF_SECRET' } },
  )
  if (!link) return suite.needs('a sign-in link', signInByToken)
  suite.check(
    createSignInLink,
    'leads to the brand’s site',
    suite.facts.hosts?.own.has(new URL(link.url).origin) ?? true,
    link.url,
  )
  suite.ahead(createSignInLink, 'a new link can be used', link.expiresAt)
  suite.check(
    createSignInLink,
    'a link lasts a minute',
    link.expiresAt < suite.now() + LINK_LASTS_MS + CLOCKS_DIFFER_MS,
    new Date(link.expiresAt).toISOString(),
  )
  const token = new URL(link.url).searchParams.get('token')
  suite.check(createSignInLink, 'the link has a token', token !== null, link.url)
  if (!token) return suite.needs('a sign-in link', signInByToken)
  const session = await suite.ok(signInByToken, { token })
  if (session) suite.same(signInByToken, 'opens the account of the link', session.userName, username)
  await suite.leave(session)
  await suite.refused(signInByToken, { token }, 'login.failed', { name: 'a link opens once' })
}

/** Registration, log-in and reset by a code that is sent to a phone. */
async function phones(suite: Suite): Promise<void> {
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

/** A link by e-mail sets a new password and ends every session. Before the account is signed in anew. */
export async function resetByEmail(suite: Suite, member: Account): Promise<void> {
  await suite.ok(
    resetPasswordByEmail,
    { username: 'contractcheck', email: 'contractcheck@example.test' },
    { name: 'answers for an unknown account as well' },
  )
  const { email, username } = member
  const text =
    email === undefined
      ? undefined
      : await sentText(suite, email, () => suite.ok(resetPasswordByEmail, { username, email }))
  const token = /[?&#](?:token|t)=([\w-]{20,64})/.exec(text ?? '')?.[1] ?? /\/([\w-]{40,64})\b/.exec(text ?? '')?.[1]
  if (!token) return suite.needs('a way to read sent codes (--outbox)', setPasswordByLink)
  const newPassword = `Dd4${suite.letters(9)}`
  const set = await suite.ok(setPasswordByLink, { token, newPassword, confirmNewPassword: newPassword })
  if (!set) return
  await suite.refused(memberInfo, {}, 'login.not.session', { token: member.token, name: 'a reset ends every session' })
  const session = await signIn(suite, { ...member, password: newPassword }, true)
  if (session) Object.assign(member, { password: newPassword, token: session.token })
}

/** The new password works, the old one does not, and only the changing session continues. */
export async function passwordChange(suite: Suite, member: Account): Promise<void> {
  const { username, password, token } = member
  const newPassword = `${password}9x`
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  const other = await suite.ok(login, { username, password })
  await suite.refused(changePassword, { ...change, oldPassword: WRONG }, 'login.failed', {
    as: member,
    name: 'a wrong old password is refused',
  })
  if (!(await suite.ok(changePassword, change, { as: member }))) return
  await suite.refused(login, { username, password }, 'login.failed', { name: 'the old password is refused' })
  await suite.ok(login, { username, password: newPassword }, { name: 'the new password opens' })
  await suite.ok(memberInfo, {}, { token, name: 'the session that changed it lives' })
  if (other)
    await suite.refused(memberInfo, {}, 'login.not.session', { token: other.token, name: 'other sessions are dead' })
  member.password = newPassword
}

/** Five wrong passwords lock a username and say for how long. Of an account that nothing else needs any more. */
export async function lockOut(suite: Suite, account: Account): Promise<void> {
  const { username } = account
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const reply = await suite.call(login, { username, password: WRONG })
    if (codeOf(reply) === 'captcha.failed') return suite.report.note(login, 'the lock: a captcha comes first')
    if (codeOf(reply) !== 'login.locked') continue
    const { json } = reply
    const seconds = isRecord(json) && isRecord(json.value) ? json.value.retryAfterSeconds : undefined
    suite.report.add(login, 'wrong passwords lock the username', refusalProblems(reply, 'login.locked'))
    return suite.check(
      login,
      'a lock says for how long',
      typeof seconds === 'number' && seconds > 0,
      'no retryAfterSeconds',
    )
  }
  suite.check(login, 'wrong passwords lock the username', false, 'eight wrong passwords do not')
}

/** Logging out ends the token at once. Runs last. */
export async function loggingOut(suite: Suite, account: Account | undefined): Promise<void> {
  if (!account) return suite.needs('an account', logout)
  await suite.ok(logout, {}, { as: account })
  await suite.refused(memberInfo, {}, 'login.not.session', { as: account, name: 'a token is dead after logging out' })
  await suite.refused(logout, {}, 'login.not.session', { as: account, name: 'a dead token cannot log out again' })
}
