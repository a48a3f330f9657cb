import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { member, session } from '../../db/tables/members.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { isToken, newToken, tokenHash } from './token.ts'

/** `last_seen_at` is written at most this often: a session is read far more often than it needs to be renewed. */
const SEEN_EVERY_MS = 60_000
/** An account may be open in this many places; the oldest one gives way (domain reference 4.5). */
const OPEN_SESSIONS_MAX = 3

const ago = (milliseconds: number) => sql`now() - ${`${milliseconds} milliseconds`}::interval`

/**
 * The live session of a token: not ended, not idle for 30 minutes, not older than 12 hours. One query, and a second one a
 * minute that notes that it was seen.
 */
export async function liveSession(database: Database, token: string): Promise<LiveSession | undefined> {
  if (!isToken(token)) return undefined
  const hash = tokenHash(token)
  const [found] = await database
    .select({
      memberId: session.memberId,
      username: member.username,
      kind: member.kind,
      path: member.path,
      seenLately: sql<boolean>`${session.lastSeenAt} > ${ago(SEEN_EVERY_MS)}`,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(session.tokenHash, hash),
        isNull(session.endedAt),
        sql`${session.lastSeenAt} > ${ago(SESSION_IDLE_MS)}`,
        sql`${session.createdAt} > ${ago(SESSION_ABSOLUTE_MS)}`,
      ),
    )
  if (!found) return undefined
  const { seenLately, ...account } = found
  if (!seenLately)
    await database
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.tokenHash, hash))
  return { ...account, tokenHash: hash }
}

/** Opens a session for a member and ends the oldest ones beyond three. Out: its token, which is kept nowhere. */
export async function openSession(tx: Transaction, memberId: number, address: string): Promise<string> {
  const token = newToken()
  // Two log-ins at once take turns here; otherwise neither would see the other's session, and four would stay open.
  await tx.execute(sql`select from ${member} where ${member.id} = ${memberId} for no key update`)
  const at = sql`clock_timestamp()`
  await tx.insert(session).values({ tokenHash: tokenHash(token), memberId, address, createdAt: at, lastSeenAt: at })
  await tx.execute(sql`
    update ${session} set ended_at = now()
    where member_id = ${memberId} and ended_at is null and token_hash not in (
      select token_hash from ${session} where member_id = ${memberId} and ended_at is null
      order by created_at desc limit ${OPEN_SESSIONS_MAX})`)
  return token
}

/** Ends a session at once; its token opens nothing any more. */
export async function endSession(database: Database, hash: Buffer): Promise<void> {
  await database
    .update(session)
    .set({ endedAt: sql`now()` })
    .where(eq(session.tokenHash, hash))
}
