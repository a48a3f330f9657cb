import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { sessionTable } from './tables.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import type { WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import { Refusal } from './refusal.ts'

/** A play token expires after this long without use. */
const PLAY_IDLE = sql`interval '30 minutes'`

export type PlaySession = typeof sessionTable.$inferSelect

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

/** Notes that a valid session is in use. */
export async function touchPlaySession(database: Database, id: string): Promise<void> {
  await database
    .update(sessionTable)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessionTable.id, id))
}
