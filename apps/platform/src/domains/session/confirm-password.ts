import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { forgetTries, sessionGuard, takeTry } from './log-in-guard.ts'
import { isPasswordOf, NO_PASSWORD } from './password.ts'

/** True if the account is opened by a password at all. */
export async function hasPassword(database: Database, memberId: number): Promise<boolean> {
  const [found] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  return found !== undefined && found.passwordHash !== NO_PASSWORD
}

/**
 * Asks the member of a session for the password once more, before something that whoever finds an open session should not be
 * able to do. Wrong ones are counted for all of the account's sessions together. An account that has none is not asked.
 * @throws PlatformError login.failed, login.locked
 */
export async function confirmPassword(database: Database, { memberId }: LiveSession, password: string): Promise<void> {
  const [found] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (found?.passwordHash === NO_PASSWORD) return
  await takeTry(database, sessionGuard(memberId))
  if (!(await isPasswordOf(found?.passwordHash, password))) throw platformError('login.failed')
  await forgetTries(database, sessionGuard(memberId))
}
