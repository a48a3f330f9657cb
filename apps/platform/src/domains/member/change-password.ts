import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { changePassword } from '@playhouse/platform-api/member.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '../../db/database.ts'
import { handOff, member } from '../../db/tables/members.ts'
import { gameSession } from '../../db/tables/play.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { passwordBreach, refuseBreaches, repeatBreach } from '../registration/checked-registration.ts'
import { endSessions } from '../session/live-session.ts'
import { forgetTries, takeTry } from '../session/log-in-guard.ts'
import { hashPassword, isPasswordOf } from '../session/password.ts'

/** A game that was not played for this long has ended by itself. */
const PLAY_IDLE = sql`interval '30 minutes'`

/**
 * Changes the password of an account. What was opened with the old one ends: every other session, every game but those of
 * this session, every hand-off token. Wrong old passwords are counted with the log-in's.
 * @throws PlatformError request_param_err with each field's breach, login.locked, login.failed for a wrong old password
 */
export async function changeOwnPassword(
  database: Database,
  rules: Record<string, FieldRule>,
  { oldPassword, newPassword, confirmNewPassword }: CheckedInputOf<typeof changePassword>,
  { memberId, username, tokenHash }: LiveSession,
): Promise<AnswerOf<typeof changePassword>> {
  refuseBreaches({
    oldPassword: oldPassword === '' ? 'required' : undefined,
    newPassword: passwordBreach(rules, newPassword, username) ?? (newPassword === oldPassword ? 'pattern' : undefined),
    confirmNewPassword: repeatBreach(confirmNewPassword, newPassword),
  })
  await takeTry(database, username)
  const [account] = await database
    .select({ passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
  if (!account || !(await isPasswordOf(account.passwordHash, oldPassword))) throw platformError('login.failed')
  const passwordHash = await hashPassword(newPassword)
  return withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, memberId), eq(member.passwordHash, account.passwordHash)))
    // Somebody else changed it meanwhile, so the old one is wrong by now.
    if (rowCount === 0) throw platformError('login.failed')
    await forgetTries(tx, username)
    const endedSessions = await endSessions(tx, sql`member_id = ${memberId} and token_hash <> ${tokenHash}`)
    await tx.execute(sql`
      update ${gameSession} set ended_at = now() where member_id = ${memberId} and ended_at is null
        and session_hash is distinct from ${tokenHash} and last_seen_at > now() - ${PLAY_IDLE}`)
    await tx
      .update(handOff)
      .set({ usedAt: sql`now()` })
      .where(and(eq(handOff.memberId, memberId), isNull(handOff.usedAt)))
    return { endedSessions }
  })
}
