import { eq } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { checkedInTurn, lockedError, readAttempts, sessionGuard } from '../log-in/attempt-guard.ts'
import { isPassword, NO_PASSWORD } from '../../../../lib/password.ts'

export async function hasPassword(database: Database, memberId: number): Promise<boolean> {
  const [found] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  return found !== undefined && found.passwordHash !== NO_PASSWORD
}

/**
 * Re-authenticates a session before a sensitive change. Wrong passwords are counted across all sessions of
 * the account. Accounts without a password pass.
 * @throws PlatformError login.failed, login.locked
 */
export async function confirmPassword(database: Database, { memberId }: LiveSession, password: string): Promise<void> {
  const [found] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (found?.passwordHash === NO_PASSWORD) return
  const guard = sessionGuard(memberId)
  const isRight = await checkedInTurn(database, guard, () => isPassword(found?.passwordHash, password))
  if (isRight === undefined) throw lockedError((await readAttempts(database, guard)).lockedSeconds ?? 1)
  if (!isRight) throw platformError('login.failed')
}
