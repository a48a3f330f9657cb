import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { askJoined } from '@playhouse/postgres/joined-statement.ts'
import { vendorSession } from '../db/tables/vendor-runtime.ts'
import { newToken, tokenHash } from '@playhouse/shared/token.ts'
import { newServerSeed } from '@playhouse/engines/server-random.ts'
import type { WalletAnswer } from '@playhouse/vendor-api/seamless-wallet.ts'
import { Refusal } from './refusal.ts'
import { SESSION_AND_ROUND } from './rounds/fast-statements.ts'

/** A play token that is not used for this long opens nothing any more. */
const PLAY_IDLE = sql`interval '30 minutes'`

export type PlaySession = typeof vendorSession.$inferSelect

/** Who begins a round, and in which game. */
export interface Playing {
  session: PlaySession
  /** Model that the catalogue gives the session's game. */
  modelId: string | null
  /** The jackpot that it feeds; null for free play, and where there is none. */
  jackpot: { id: string; oneIn: number } | null
  /** The round that the account has under the key already. */
  roundId: string | null
}

/** Opens the vendor's own session for what the operator said of a launch token. Out: it, and the token of its page. */
export async function openPlaySession(
  database: Database,
  vendorCode: string,
  told: WalletAnswer<'authenticate'>,
): Promise<{ session: PlaySession; playToken: string }> {
  const playToken = newToken()
  const row = {
    vendorCode,
    walletSession: told.session,
    account: told.account,
    nodeId: told.nodeId,
    currency: told.currency,
    demo: told.mode === 'demo',
    playTokenHash: tokenHash(playToken),
    serverSeed: Buffer.from(newServerSeed(), 'hex'),
  }
  const [session] = await database.insert(vendorSession).values(row).returning()
  if (!session) throw new Error('An inserted play session was not returned')
  return { session, playToken }
}

/** The session of a play token, noted as seen just now. @throws Refusal game_session_expired */
export async function seenSession(database: Database, playToken: string): Promise<PlaySession> {
  const [session] = await database
    .update(vendorSession)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        eq(vendorSession.playTokenHash, tokenHash(playToken)),
        gt(vendorSession.lastSeenAt, sql`now() - ${PLAY_IDLE}`),
      ),
    )
    .returning()
  if (!session) throw new Refusal('game_session_expired')
  return session
}

/**
 * The same for whoever begins a round, in one round trip with all that is asked before it is drawn; noted as seen at most once
 * a minute. @throws Refusal game_session_expired
 */
export async function seenWithRound(database: Database, playToken: string, roundKey: string): Promise<Playing> {
  const values = [tokenHash(playToken), roundKey]
  const found = await askJoined<PlaySession & Omit<Playing, 'session'> & { seenLately: boolean }>(
    database.$client,
    SESSION_AND_ROUND,
    values,
  )
  if (!found) throw new Refusal('game_session_expired')
  const { seenLately, modelId, jackpot, roundId, ...session } = found
  return { session: seenLately ? session : await seenSession(database, playToken), modelId, jackpot, roundId }
}
