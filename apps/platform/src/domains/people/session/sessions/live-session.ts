import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberBlock } from '../../../../db/tables/limits.ts'
import { member, session } from '../../../../db/tables/members.ts'
import { apiToken } from '../../../../db/tables/security.ts'
import { gameSession } from '../../../../db/tables/play.ts'
import { liveEvent } from '../../../../db/tables/live.ts'
import type { Caller, OpenedSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'

/** Write interval of `last_seen_at`: sessions are read far more often than they need renewal. */
const LAST_SEEN_INTERVAL_MS = 60_000
/** Further log-ins end the oldest session. */
const OPEN_SESSIONS_MAX = 3

const ago = (milliseconds: number) => sql`now() - ${`${milliseconds} milliseconds`}::interval`

/** Condition of a session that has not ended, is not idle for 30 minutes and not older than 12 hours. */
export const isLive = () =>
  and(
    isNull(session.endedAt),
    sql`${session.lastSeenAt} > ${ago(SESSION_IDLE_MS)}`,
    sql`${session.createdAt} > ${ago(SESSION_ABSOLUTE_MS)}`,
  )

/** The session of a token. One query, and once a minute a second that records its use. */
export async function liveSession(database: Database, token: string): Promise<OpenedSession | undefined> {
  if (!isToken(token)) return undefined
  const hash = tokenHash(token)
  const [found] = await database
    .select({
      memberId: session.memberId,
      username: member.username,
      kind: member.kind,
      path: member.path,
      mustChangePassword: sql<boolean>`${session.passwordDue} is not null`,
      isClosing: sql<boolean>`${member.closingAt} is not null`,
      seenLately: sql<boolean>`${session.lastSeenAt} > ${ago(LAST_SEEN_INTERVAL_MS)}`,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, hash), isLive()))
    // Asked with each call.
    .prepare('live-session')
    .execute()
  if (!found) return undefined
  const { seenLately, ...account } = found
  if (!seenLately)
    await database
      .update(session)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(session.tokenHash, hash))
  return { ...account, tokenHash: hash }
}

/**
 * Opens a session and ends the oldest beyond three. Returns its token, which is stored only as a hash.
 * @throws PlatformError account.closed, account.blocked
 */
export async function openSession(tx: Transaction, memberId: number, { address, device }: Caller): Promise<string> {
  const token = newToken()
  // Serialises concurrent log-ins, which would otherwise not see each other's session and leave four open.
  const { rows } = await tx.execute<{ closed: boolean }>(
    sql`select closed_at is not null as closed from ${member} where ${member.id} = ${memberId} for no key update`,
  )
  if (rows[0]?.closed) throw platformError('account.closed')
  // An operator who blocks the account holds the lock, so the block is read after it.
  const [block] = await tx
    .select({ shownText: memberBlock.shownText })
    .from(memberBlock)
    .where(eq(memberBlock.memberId, memberId))
  if (block) throw platformError('account.blocked', block.shownText === null ? undefined : { reason: block.shownText })
  const at = sql`clock_timestamp()`
  await tx
    .insert(session)
    .values({ tokenHash: tokenHash(token), memberId, address, device, createdAt: at, lastSeenAt: at })
  await endSessions(
    tx,
    sql`member_id = ${memberId} and token_hash not in (
      select token_hash from ${session} where member_id = ${memberId} and ended_at is null
      order by created_at desc limit ${OPEN_SESSIONS_MAX})`,
    'REPLACED',
  )
  return token
}

/** Reason for the end of a session, for its page. */
export type SessionEnd =
  | 'LOGGED_OUT'
  | 'REVOKED'
  | 'REPLACED'
  | 'PASSWORD_CHANGED'
  | 'EXCLUDED'
  | 'CLOSED'
  | 'BLOCKED'
  | 'LIMIT'

/**
 * Ends sessions and the games opened in them, and notifies their pages.
 * @param which a condition on the columns of `session`
 * @returns how many of them were live
 */
export async function endSessions(
  database: Database | Transaction,
  which: SQL,
  reason: SessionEnd = 'REVOKED',
): Promise<number> {
  const { rows } = await database.execute<{ live: number }>(sql`
    with ended as (
      update ${session} set ended_at = now() where ended_at is null and ${which}
      returning token_hash, member_id, last_seen_at, created_at
    ), told as (
      insert into ${liveEvent} (member_id, type, event)
      select member_id, 'SESSION_ENDED', jsonb_build_object('type', 'SESSION_ENDED', 'session', encode(token_hash, 'hex'),
        'reason', ${reason}::text) from ended
    ), games as (
      update ${gameSession} set ended_at = now()
      where ended_at is null and session_hash in (select token_hash from ended)
    )
    select count(*)::integer as live from ended
    where last_seen_at > ${ago(SESSION_IDLE_MS)} and created_at > ${ago(SESSION_ABSOLUTE_MS)}`)
  return rows[0]?.live ?? 0
}

/** Ends what opens the account without its owner: for all that ends the sessions of an account for a reason of its own. */
export async function endApiTokens(tx: Transaction, memberId: number): Promise<void> {
  await tx
    .update(apiToken)
    .set({ endedAt: sql`now()` })
    .where(and(eq(apiToken.memberId, memberId), isNull(apiToken.endedAt)))
}

export async function endSession(database: Database, hash: Buffer): Promise<void> {
  await endSessions(database, sql`token_hash = ${hash}`, 'LOGGED_OUT')
}
