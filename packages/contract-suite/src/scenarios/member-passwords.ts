import { resetPasswordByEmail, setPasswordByLink } from '@playhouse/platform-api/member-passwords.ts'
import { changePassword, memberInfo } from '@playhouse/platform-api/member.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { signIn } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { sentText } from './messages-of.ts'

export const WRONG = 'not the password'

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

/** A link by e-mail sets a new password and ends every session. Runs before the account signs in again. */
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
