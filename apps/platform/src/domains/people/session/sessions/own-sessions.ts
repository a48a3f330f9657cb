import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { openSessions, revokeSession, touchSession } from '@playhouse/platform-api/session.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { session } from '../../../../db/tables/members.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { maskAddress } from '../../../../request/client-address.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { endSessions, isLive } from './live-session.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Renews a session. Returns when it expires if idle, and when it expires in any case. */
export async function renewSession(
  database: Database,
  { tokenHash }: Pick<LiveSession, 'tokenHash'>,
): Promise<ResponseOf<typeof touchSession>> {
  const [seen] = await database
    .update(session)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(session.tokenHash, tokenHash), isLive()))
    .returning({ createdAt: session.createdAt, lastSeenAt: session.lastSeenAt })
  if (!seen) throw platformError('login.not.session')
  const endsAt = seen.createdAt.getTime() + SESSION_ABSOLUTE_MS
  return { idleUntil: Math.min(seen.lastSeenAt.getTime() + SESSION_IDLE_MS, endsAt), endsAt }
}

/** Most recently used first. */
export async function listSessions(
  database: Database,
  { memberId, tokenHash }: LiveSession,
): Promise<ResponseOf<typeof openSessions>> {
  const rows = await database
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isLive()))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      ip: maskAddress(row.address),
      device: row.device,
      createdAt: row.createdAt.getTime(),
      lastSeenAt: row.lastSeenAt.getTime(),
      current: row.tokenHash.equals(tokenHash),
    })),
  }
}

/**
 * Ends one session of the account.
 * @throws PlatformError request_param_err for a malformed id; not.found for one that has ended, is unknown or another account's
 */
export async function revokeOwnSession(
  database: Database,
  { memberId, tokenHash }: LiveSession,
  id: string,
): Promise<ResponseOf<typeof revokeSession>> {
  if (!UUID.test(id)) throw platformError('request_param_err', { fields: { id: 'pattern' } })
  const [own] = await database
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.id, id), eq(session.memberId, memberId), isLive()))
  if (!own) throw platformError('not.found')
  await endSessions(database, sql`token_hash = ${own.tokenHash}`)
  return { current: own.tokenHash.equals(tokenHash) }
}
