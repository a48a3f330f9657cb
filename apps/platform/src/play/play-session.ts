import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { gameSession } from '../db/tables/play.ts'
import { isToken, newToken, tokenHash } from '../domains/session/token.ts'

/** A play token that is not used for this long opens nothing any more. */
const PLAY_IDLE = sql`interval '30 minutes'`

export type GameSessionRow = typeof gameSession.$inferSelect

/** Rows of the play token, if it was used lately and has not been ended. */
export const ofPlayToken = (playToken: string) =>
  and(
    eq(gameSession.playTokenHash, tokenHash(playToken)),
    gt(gameSession.lastSeenAt, sql`now() - ${PLAY_IDLE}`),
    isNull(gameSession.endedAt),
  )

/**
 * Exchanges a launch token for a play token: once, and within 60 seconds; two at once, and one of them gets it.
 * Out: undefined when it was used, is too old, or never was.
 */
export async function redeemLaunchToken(
  database: Database,
  launchToken: string,
): Promise<{ session: GameSessionRow; playToken: string } | undefined> {
  if (!isToken(launchToken)) return undefined
  const playToken = newToken()
  const [session] = await database
    .update(gameSession)
    .set({ redeemedAt: sql`now()`, lastSeenAt: sql`now()`, playTokenHash: tokenHash(playToken) })
    .where(
      and(
        eq(gameSession.launchTokenHash, tokenHash(launchToken)),
        isNull(gameSession.redeemedAt),
        isNull(gameSession.endedAt),
        gt(gameSession.launchExpiresAt, sql`now()`),
      ),
    )
    .returning()
  return session && { session, playToken }
}

/** The language of a launch token's session, used up or not; undefined when there never was one. */
export async function languageOfLaunch(database: Database, launchToken: string): Promise<string | undefined> {
  const [found] = await database
    .select({ language: gameSession.language })
    .from(gameSession)
    .where(eq(gameSession.launchTokenHash, tokenHash(launchToken)))
  return found?.language
}

/** The game session of a play token, noted as seen just now; undefined when it has ended. */
export async function seenSession(database: Database, playToken: string): Promise<GameSessionRow | undefined> {
  const [session] = await database
    .update(gameSession)
    .set({ lastSeenAt: sql`now()` })
    .where(ofPlayToken(playToken))
    .returning()
  return session
}
