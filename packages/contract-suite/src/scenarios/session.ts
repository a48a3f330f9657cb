import { favouriteGames, favouriteIds } from '@playhouse/platform-api/games.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { checkUsername } from '@playhouse/platform-api/registration.ts'
import { apiTokens, createApiToken, revokeApiToken } from '@playhouse/platform-api/session-api-tokens.ts'
import { createSignInLink } from '@playhouse/platform-api/session-hand-off.ts'
import { logInHistory, securityConfig } from '@playhouse/platform-api/session-security.ts'
import {
  freePlay,
  login,
  logout,
  openSessions,
  revokeSession,
  signInByToken,
  touchSession,
} from '@playhouse/platform-api/session.ts'
import { humanChallenge } from '@playhouse/platform-api/verification.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { type Cast, newCredentials } from '../cast.ts'
import { CLOCKS_DIFFER_MS } from '../clocks.ts'
import { getCode, refusalProblems } from '../judge.ts'
import { isRecord } from '../shape.ts'
import type { Account, Suite } from '../suite.ts'
import { WRONG } from './member-passwords.ts'
import { invitations, phones } from './registration.ts'
import { passkeys } from './session-passkeys.ts'
import { authenticator, questions, social } from './session-security.ts'
import { captchas, checkSealing, checkUnknownTickets, puzzles } from './verification.ts'

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

async function demoAccount(suite: Suite): Promise<void> {
  const demo = await suite.ok(freePlay, { os: 'contract' })
  if (!demo) return
  const other = await suite.ok(freePlay, { os: 'contract' }, { name: 'opens another' })
  if (other) suite.check(freePlay, 'every demo account is another', other.id !== demo.id, 'the same account twice')
  for (const endpoint of [favouriteIds, favouriteGames]) {
    await suite.refused(endpoint, {}, 'in_need_true_account', { token: demo.token, name: 'refused to a demo account' })
  }
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

/** Lifetime of a sign-in link (docs/hand-off.md). */
const LINK_LASTS_MS = 60_000

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

/** Five wrong passwords lock a username and say for how long. Of an account that nothing else needs any more. */
export async function lockOut(suite: Suite, account: Account): Promise<void> {
  const { username } = account
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const reply = await suite.call(login, { username, password: WRONG })
    if (getCode(reply) === 'captcha.failed') return suite.report.note(login, 'the lock: a captcha comes first')
    if (getCode(reply) !== 'login.locked') continue
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
