import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { changePassword } from '@playhouse/platform-api/member.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member, session } from '../../../../db/tables/members.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { runHooks } from '../../hooks.ts'
import { refuseBreaches, repeatBreach } from '../../../../lib/field-breaches.ts'
import { hasPassword } from '../../session/password/confirm-password.ts'
import { clearAttempts, sessionGuard, requireAttempt } from '../../session/log-in/attempt-guard.ts'
import { hashPassword, isPassword } from '../../../../lib/password.ts'
import { registerRules } from '../../../site/brand-settings.ts'
import { newPasswordBreach, type PasswordServices, setPassword, notifyPasswordChanged } from './set-password.ts'

/** How long after a log-in a weak or expired password may be changed, or a first one set, without the old one. */
const FRESH_FOR = sql`interval '15 minutes'`

/**
 * Changes the password of an account and ends everything opened with the old one except this session. The old
 * password may be omitted right after a log-in that requires the change. Wrong old passwords are counted
 * across all sessions of the account. An account without a password gets its first one only right after a
 * log-in: a stranger at an open session must not be able to take it over.
 * @throws PlatformError request_param_err with each field's breach, login.locked, login.failed for a wrong
 * old password, login.not.recent for a first password that comes too late
 */
export async function changeOwnPassword(
  services: PasswordServices,
  { oldPassword, newPassword, confirmNewPassword }: CheckedInputOf<typeof changePassword>,
  { database, session: { memberId, username, tokenHash } }: { database: Database; session: LiveSession },
): Promise<ResponseOf<typeof changePassword>> {
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  const first = oldPassword === '' && !(await hasPassword(database, memberId))
  const isFresh = oldPassword === '' && (await isFreshSession(database, tokenHash, first))
  if (first && !isFresh) throw platformError('login.not.recent')
  refuseBreaches({
    oldPassword: oldPassword === '' && !isFresh ? 'required' : undefined,
    newPassword:
      newPasswordBreach(rules, newPassword, username) ?? (newPassword === oldPassword ? 'unchanged' : undefined),
    confirmNewPassword: repeatBreach(confirmNewPassword, newPassword),
  })
  if (!isFresh) await requireAttempt(database, sessionGuard(memberId))
  const [account] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  const typed = isFresh ? newPassword : oldPassword
  const isOld = account !== undefined && (await isPassword(account.passwordHash, typed))
  if (isFresh && isOld) throw platformError('request_param_err', { fields: { newPassword: 'unchanged' } })
  if (!account || (!isFresh && !isOld)) throw platformError('login.failed')
  await runHooks(services.hooks.newPassword, database, memberId, newPassword)
  const passwordHash = await hashPassword(newPassword)
  const changed = await withTransaction(database, async (tx) => {
    const before = account.passwordHash
    const endedSessions = await setPassword(tx, { memberId, before, passwordHash }, tokenHash)
    // Changed concurrently, so the old password is wrong by now.
    if (endedSessions === undefined) throw platformError('login.failed')
    await clearAttempts(tx, sessionGuard(memberId))
    return { endedSessions }
  })
  notifyPasswordChanged(services, database, { memberId, passwordHash })
  return changed
}

/** Unless this is the first password, the log-in must also have asked for the change. */
async function isFreshSession(database: Database, tokenHash: Buffer, first: boolean): Promise<boolean> {
  const fresh = sql`${session.createdAt} > now() - ${FRESH_FOR}`
  const own = and(eq(session.tokenHash, tokenHash), first ? undefined : isNotNull(session.passwordDue), fresh)
  return (await database.$count(session, own)) > 0
}
