import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { logInCheck, passwordReset } from '../../db/tables/log-in.ts'
import { handOff, member, session } from '../../db/tables/members.ts'
import { gameSession } from '../../db/tables/play.ts'
import { endSessions } from '../session/live-session.ts'

/** A game that was not played for this long has ended by itself. */
const PLAY_IDLE = sql`interval '30 minutes'`
/** No token's hash: of 32 zeros, which no SHA-256 is known to give. */
const NO_SESSION = Buffer.alloc(32)

/**
 * Gives an account a new password. What was opened with the old one ends: every session, every game, every hand-off token,
 * every link to set a password and every log-in that waits for more.
 * @param before the password's hash until now; a password that somebody else has changed meanwhile is left alone
 * @param keep hash of the one session that stays, with its games
 * @returns how many sessions ended; undefined when the password was changed meanwhile
 */
export async function setPassword(
  tx: Transaction,
  { memberId, before, passwordHash }: { memberId: number; before: string; passwordHash: string },
  keep: Buffer = NO_SESSION,
): Promise<number | undefined> {
  const { rowCount } = await tx
    .update(member)
    .set({ passwordHash, passwordChangedAt: sql`now()` })
    .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
  if (rowCount === 0) return undefined
  const ended = await endSessions(tx, sql`member_id = ${memberId} and token_hash <> ${keep}`)
  await tx.update(session).set({ passwordDue: null }).where(eq(session.tokenHash, keep))
  await tx.execute(sql`
    update ${gameSession} set ended_at = now() where member_id = ${memberId} and ended_at is null
      and session_hash is distinct from ${keep} and last_seen_at > now() - ${PLAY_IDLE}`)
  const used = { usedAt: sql`now()` }
  for (const table of [handOff, passwordReset, logInCheck]) {
    await tx
      .update(table)
      .set(used)
      .where(and(eq(table.memberId, memberId), isNull(table.usedAt)))
  }
  return ended
}
