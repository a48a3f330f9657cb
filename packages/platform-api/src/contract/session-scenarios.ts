import * as z from 'zod'

import { changePassword, memberInfo } from '../member.ts'
import { setPasswordByLink } from '../passwords.ts'
import {
  login,
  logout,
  openSessions,
  passLogInCheck,
  revokeSession,
  sendLogInCheck,
  signInByToken,
} from '../session.ts'
import type { Account } from './facts.ts'
import { refusalProblems, successProblems } from './judge.ts'
import type { Report } from './report.ts'
import type { Wire } from './wire.ts'

/** A sealed body is accepted once and refused when tampered with. */
export async function checkSealing(wire: Wire, report: Report): Promise<void> {
  const nobody = { username: `nobody${Date.now() % 1_000_000}`, password: 'not a password' }
  const sealed = await wire.seal(await wire.proven(login, nobody))
  const first = await wire.call(login, {}, { sealed })
  report.add(login, 'wrong credentials are refused', refusalProblems(first, 'login.failed'))
  const again = await wire.call(login, {}, { sealed })
  report.add(login, 'a sealed body opens once', refusalProblems(again, 'request_body_required'))
  const other = await wire.seal(nobody)
  const middle = Math.floor(other.value.length / 2)
  const flipped = other.value[middle] === 'A' ? 'B' : 'A'
  const value = other.value.slice(0, middle) + flipped + other.value.slice(middle + 1)
  const tampered = await wire.call(login, {}, { sealed: { ...other, value } })
  report.add(login, 'a sealed body tampered with is refused', refusalProblems(tampered, 'request_body_required'))
}

/** A revoked session ends at once; the revoking one continues. */
export async function checkRevoking(wire: Wire, report: Report, account: Account): Promise<void> {
  const { username, password, token } = account
  const second = await wire.call(login, { username, password })
  const read = z.object({ value: login.value }).safeParse(second.json)
  const other = read.data?.value.token
  const { json } = await wire.call(openSessions, {}, { token: other })
  const id = z
    .object({ value: openSessions.value })
    .safeParse(json)
    .data?.value.sessions.find(({ current }) => current)?.id
  if (!other || id === undefined) return report.note(revokeSession, 'revoking: there is no second session to be named')
  const revoked = await wire.call(revokeSession, { id }, { token })
  report.add(revokeSession, 'answers', successProblems(revokeSession, revoked))
  const dead = await wire.call(memberInfo, {}, { token: other })
  report.add(revokeSession, 'the revoked session is dead', refusalProblems(dead, 'login.not.session'))
  const alive = await wire.call(memberInfo, {}, { token })
  report.add(revokeSession, 'the other session lives', successProblems(memberInfo, alive))
}

/** An unknown hand-off token is refused. */
export async function checkHandOff(wire: Wire, report: Report): Promise<void> {
  const reply = await wire.call(signInByToken, { token: 'A'.repeat(43) })
  report.add(signInByToken, 'an unknown token is refused', refusalProblems(reply, 'login.failed'))
}

/** Unknown tickets and links are refused. */
export async function checkUnknownTickets(wire: Wire, report: Report): Promise<void> {
  const nobodys = 'A'.repeat(43)
  const pass = await wire.call(passLogInCheck, { ticket: nobodys, method: 'sms', answer: '000000' })
  report.add(passLogInCheck, 'an unknown ticket is refused', refusalProblems(pass, 'login_verify_expired'))
  const send = await wire.call(sendLogInCheck, { ticket: nobodys, method: 'sms' })
  report.add(sendLogInCheck, 'an unknown ticket is refused', refusalProblems(send, 'login_verify_expired'))
  const newPassword = 'lantern-gate-7'
  const set = await wire.call(setPasswordByLink, { token: nobodys, newPassword, confirmNewPassword: newPassword })
  report.add(setPasswordByLink, 'an unknown link is refused', refusalProblems(set, 'reset.link.invalid'))
}

/** The new password works, the old one does not, and only the changing session continues. For accounts of the run only. */
export async function checkPasswordChange(wire: Wire, report: Report, account: Account): Promise<void> {
  const { username, password, token } = account
  const newPassword = `${password}9x`
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  const other = z.object({ value: login.value }).safeParse((await wire.call(login, { username, password })).json).data
    ?.value.token
  const changed = await wire.call(changePassword, change, { token })
  report.add(changePassword, 'answers', successProblems(changePassword, changed))
  const old = await wire.call(login, { username, password })
  report.add(changePassword, 'the old password is refused', refusalProblems(old, 'login.failed'))
  const opened = await wire.call(login, { username, password: newPassword })
  report.add(changePassword, 'the new password opens', successProblems(login, opened))
  const alive = await wire.call(memberInfo, {}, { token })
  report.add(changePassword, 'the session that changed it lives', successProblems(memberInfo, alive))
  const ended = await wire.call(memberInfo, {}, { token: other })
  report.add(changePassword, 'other sessions are dead', refusalProblems(ended, 'login.not.session'))
}

/** Logging out ends the token at once. Runs last. */
export async function checkLogout(wire: Wire, report: Report, { token }: Account): Promise<void> {
  report.add(logout, 'answers', successProblems(logout, await wire.call(logout, {}, { token })))
  const after = await wire.call(memberInfo, {}, { token })
  report.add(logout, 'the token is dead afterwards', refusalProblems(after, 'login.not.session'))
  const again = await wire.call(logout, {}, { token })
  report.add(logout, 'a dead token cannot log out again', refusalProblems(again, 'login.not.session'))
}
