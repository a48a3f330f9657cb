import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import { sessionTable } from './tables.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import type { WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import { Refusal } from './refusal.ts'
import { SESSION_AND_ROUND } from './rounds/fast-statements.ts'

/** A play token expires after this long without use. */
const PLAY_IDLE = sql`interval '30 minutes'`

export type PlaySession = typeof sessionTable.$inferSelect

/** Opens the vendor's session for an authenticated launch token. */
export async function openPlaySession(
  database: Database,
  vendorCode: string,
  operator: WalletResponse<'authenticate'>,
): Promise<{ session: PlaySession; playToken: string }> {
  const playToken = newToken()
  const { jackpot, mode } = operator
  const isReal = mode === 'real'
  const row = {
    vendorCode,
    walletSession: operator.session,
    account: operator.account,
    nodeId: operator.nodeId,
    gameCode: operator.gameCode,
    walletMode: operator.walletMode,
    jackpot: isReal && jackpot?.oneIn ? { id: jackpot.id, oneIn: jackpot.oneIn } : null,
    currency: operator.currency,
    demo: !isReal,
    playTokenHash: tokenHash(playToken),
    serverSeed: Buffer.from(newServerSeed(), 'hex'),
  }
  const [session] = await database.insert(sessionTable).values(row).returning()
  if (!session) throw new Error('An inserted play session was not returned')
  return { session, playToken }
}

/** Loads the session of a play token and updates `lastSeenAt`. @throws Refusal game_session_expired */
export async function touchSession(database: Database, playToken: string): Promise<PlaySession> {
  const [session] = await database
    .update(sessionTable)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(eq(sessionTable.playTokenHash, tokenHash(playToken)), gt(sessionTable.lastSeenAt, sql`now() - ${PLAY_IDLE}`)),
    )
    .returning()
  if (!session) throw new Refusal('game_session_expired')
  return session
}

/**
 * Loads the session of a play token and the id of the account's existing round with a key in one round trip. Updates
 * `lastSeenAt` at most once a minute. @throws Refusal game_session_expired
 */
export async function touchSessionWithRound(
  database: Database,
  playToken: string,
  roundKey: string,
): Promise<{ session: PlaySession; roundId: string | null }> {
  const values = [tokenHash(playToken), roundKey]
  const found = await askJoined<PlaySession & { roundId: string | null; seenLately: boolean }>(
    database.$client,
    SESSION_AND_ROUND,
    values,
  )
  if (!found) throw new Refusal('game_session_expired')
  const { seenLately, roundId, ...session } = found
  return { session: seenLately ? session : await touchSession(database, playToken), roundId }
}
