import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { setPasswordByLink } from '@playhouse/platform-api/passwords.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { passwordReset } from '../../db/tables/log-in.ts'
import { member } from '../../db/tables/members.ts'
import type { CallContext } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { refuseBreaches, repeatBreach } from '../registration/checked-registration.ts'
import { forgetAllTries } from '../session/log-in-guard.ts'
import { hashPassword } from '../session/password.ts'
import { isToken, tokenHash } from '@playhouse/shared/token.ts'
import { registerRules } from '../site/register-rules.ts'
import { newPasswordBreach } from './new-password.ts'
import type { PasswordServices } from './password-services.ts'
import { setPassword } from './set-password.ts'
import { tellOfNewPassword } from './tell-of-new-password.ts'

/**
 * Sets the password of the account that a link was sent for, and ends all of its sessions. Whoever had the link reads the
 * account's letters, so the address is known to be its owner's from then on.
 * @throws PlatformError reset.link.invalid, the same for one that is too old, was used, or never was; request_param_err
 */
export async function setByLink(
  services: PasswordServices,
  { token, newPassword, confirmNewPassword }: CheckedInputOf<typeof setPasswordByLink>,
  { database }: CallContext,
): Promise<Record<string, never>> {
  const account = await accountOfLink(database, token)
  if (!account) throw platformError('reset.link.invalid')
  const { id: memberId, username, passwordHash: before } = account
  const rules = { fields: registerRules(await services.brand()), policy: services.passwords }
  refuseBreaches({
    newPassword: newPasswordBreach(rules, newPassword, username),
    confirmNewPassword: repeatBreach(confirmNewPassword, newPassword),
  })
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .update(passwordReset)
      .set({ usedAt: sql`now()` })
      .where(isOpen(token))
    if (rowCount !== 1) throw platformError('reset.link.invalid')
    if ((await setPassword(tx, { memberId, before, passwordHash })) === undefined) {
      throw platformError('reset.link.invalid')
    }
    await tx
      .update(member)
      .set({ emailVerifiedAt: sql`now()` })
      .where(and(eq(member.id, memberId), isNull(member.emailVerifiedAt)))
    await forgetAllTries(tx, memberId)
  })
  tellOfNewPassword(services, database, { memberId, passwordHash })
  return {}
}

const isOpen = (token: string) =>
  and(
    eq(passwordReset.tokenHash, tokenHash(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, sql`now()`),
  )

async function accountOfLink(database: Database, token: string) {
  if (!isToken(token)) return undefined
  const [found] = await database
    .select({ id: member.id, username: member.username, passwordHash: member.passwordHash })
    .from(passwordReset)
    .innerJoin(member, eq(member.id, passwordReset.memberId))
    .where(isOpen(token))
  return found
}
