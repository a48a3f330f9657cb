import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { changePassword } from '@playhouse/platform-api/member.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member, session } from '../../db/tables/members.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { refuseBreaches, repeatBreach } from '../registration/checked-registration.ts'
import { hasPassword } from '../session/confirm-password.ts'
import { forgetTries, sessionGuard, takeTry } from '../session/log-in-guard.ts'
import { hashPassword, isPasswordOf } from '../session/password.ts'
import { registerRules } from '../site/register-rules.ts'
import { newPasswordBreach } from './new-password.ts'
import type { PasswordServices } from './password-services.ts'
import { setPassword } from './set-password.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/** How long after a log-in that found the password weak or old it is changed without typing the old one, and a first one is set. */
const VOUCHED_FOR = sql`interval '15 minutes'`

/**
 * Changes the password of an account. What was opened with the old one ends, but for this session. The old password may be
 * left out right after a log-in that wants it changed. Wrong old ones are counted for all of the account's sessions together. An account that has none gets
 * its first one right after a log-in of any kind: whoever finds an old session open cannot make it theirs.
 * @throws PlatformError request_param_err with each field's breach, login.locked, login.failed for a wrong old password,
 * login.not.recent for a first one that comes too late
 */
export async function changeOwnPassword(
  services: PasswordServices,
  { oldPassword, newPassword, confirmNewPassword }: CheckedInputOf<typeof changePassword>,
  { database, session: { memberId, username, tokenHash } }: { database: Database; session: LiveSession },
): Promise<AnswerOf<typeof changePassword>> {
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  const first = oldPassword === '' && !(await hasPassword(database, memberId))
  const vouched = oldPassword === '' && (await isVouchedFor(database, tokenHash, first))
  if (first && !vouched) throw platformError('login.not.recent')
  refuseBreaches({
    oldPassword: oldPassword === '' && !vouched ? 'required' : undefined,
    newPassword:
      newPasswordBreach(rules, newPassword, username) ?? (newPassword === oldPassword ? 'unchanged' : undefined),
    confirmNewPassword: repeatBreach(confirmNewPassword, newPassword),
  })
  if (!vouched) await takeTry(database, sessionGuard(memberId))
  const [account] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  const typed = vouched ? newPassword : oldPassword
  const isOld = account !== undefined && (await isPasswordOf(account.passwordHash, typed))
  if (vouched && isOld) throw platformError('request_param_err', { fields: { newPassword: 'unchanged' } })
  if (!account || (!vouched && !isOld)) throw platformError('login.failed')
  const passwordHash = await hashPassword(newPassword)
  const changed = await withTransaction(database, async (tx) => {
    const before = account.passwordHash
    const endedSessions = await setPassword(tx, { memberId, before, passwordHash }, tokenHash)
    // Somebody else changed it meanwhile, so the old one is wrong by now.
    if (endedSessions === undefined) throw platformError('login.failed')
    await forgetTries(tx, sessionGuard(memberId))
    return { endedSessions }
  })
  tellOfNewPassword(services, database, { memberId, passwordHash })
  return changed
}

/** Whether a session is fresh; one that is to change a password must have been told to. */
async function isVouchedFor(database: Database, tokenHash: Buffer, first: boolean): Promise<boolean> {
  const fresh = sql`${session.createdAt} > now() - ${VOUCHED_FOR}`
  const own = and(eq(session.tokenHash, tokenHash), first ? undefined : isNotNull(session.passwordDue), fresh)
  return (await database.$count(session, own)) > 0
}
