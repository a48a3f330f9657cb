import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Raw, Transaction } from '@playhouse/postgres/database.ts'
import { session } from '../../../db/tables/members.ts'
import { authenticator, logInHistory, passkey, socialIdentity } from '../../../db/tables/security.ts'
import { endSessions, isLive } from './sessions/live-session.ts'

const LISTED = 100

/** How a member logs in, where from, and with what. Addresses are whole: operators compare them. */
export async function readSignIns(database: Database, memberId: number) {
  const [sessions, logIns, devices, passkeys, identities, authenticators] = await Promise.all([
    database
      .select({ row: session, isLive: sql<boolean>`coalesce(${isLive()}, false)` })
      .from(session)
      .where(eq(session.memberId, memberId))
      .orderBy(desc(session.lastSeenAt))
      .limit(20),
    database
      .select()
      .from(logInHistory)
      .where(eq(logInHistory.memberId, memberId))
      .orderBy(desc(logInHistory.at), desc(logInHistory.id))
      .limit(LISTED),
    listDevices(database, memberId),
    database.select().from(passkey).where(eq(passkey.memberId, memberId)),
    database.select().from(socialIdentity).where(eq(socialIdentity.memberId, memberId)),
    database.$count(authenticator, and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt))),
  ])
  return { sessions, logIns, devices, passkeys, identities, hasAuthenticator: authenticators > 0 }
}

/** Ends a session of a member, or all of them. @returns how many were open */
export const endMemberSessions = (tx: Transaction, memberId: number, id: string | null): Promise<number> =>
  endSessions(tx, id === null ? sql`member_id = ${memberId}` : sql`member_id = ${memberId} and id = ${id}::uuid`)

interface Device extends Record<string, unknown> {
  device: string | null
  firstAt: Date
  lastAt: Date
  logIns: number
  addresses: number
  /** Other accounts that logged in with the same browser. */
  others: { id: number; username: string }[]
}

/** Browsers that the account logged in with, latest first. */
async function listDevices(database: Database, memberId: number): Promise<Device[]> {
  const { rows } = await database.execute<Raw<Device>>(sql`
    select max(device) as device, min(at) as "firstAt", max(at) as "lastAt", count(*)::integer as "logIns",
      count(distinct address)::integer as addresses,
      coalesce((select jsonb_agg(distinct jsonb_build_object('id', other.id, 'username', other.username))
        from log_in_history shared join member other on other.id = shared.member_id
        where shared.device_hash = own.device_hash and shared.member_id <> ${memberId}), '[]') as others
    from log_in_history own where member_id = ${memberId} and device_hash is not null and outcome = 'signed-in'
    group by device_hash order by max(at) desc limit 20`)
  return rows.map((row) => ({ ...row, firstAt: new Date(row.firstAt), lastAt: new Date(row.lastAt) }))
}
