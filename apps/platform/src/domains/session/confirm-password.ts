import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { member } from '../../db/tables/members.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { forgetTries, takeTry } from './log-in-guard.ts'
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
 * able to do. Wrong ones are counted with the log-in's. An account that has none is not asked.
 * @throws PlatformError login.failed, login.locked
 */
export async function confirmPassword(
  database: Database,
  { memberId, username }: LiveSession,
  password: string,
): Promise<void> {
  const [found] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (found?.passwordHash === NO_PASSWORD) return
  await takeTry(database, username)
  if (!(await isPasswordOf(found?.passwordHash, password))) throw platformError('login.failed')
  await forgetTries(database, username)
}
