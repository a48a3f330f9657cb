import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { launchGame } from '@playhouse/platform-api/games.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { game } from '../../db/tables/games.ts'
import { gameSession } from '../../db/tables/play.ts'
import { newServerSeed } from '../../engines/slot/fair-random.ts'
import type { LiveSession } from '../../http/call-context.ts'
import { platformError } from '../../http/platform-error.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { IS_CLOSED } from './catalogue-game.ts'

/** How long a launch address may wait to be opened (domain reference 3.6). */
const LAUNCH_LIFETIME = sql`interval '60 seconds'`
const FREE_PLAY = 0

/**
 * Opens a game session for an account. Out: an address, relative to a launch host, that opens the game once.
 * @throws PlatformError game.not.found, game.maintenance; request_param_err for a site that is not the brand's, or when a
 * member asks to play free: play credit belongs to demo accounts
 */
export async function openGameSession(
  database: Database,
  { nodeId, siteOrigin, language, theme, accountType }: CheckedInputOf<typeof launchGame>,
  { memberId, kind, tokenHash: sessionHash }: Pick<LiveSession, 'memberId' | 'kind' | 'tokenHash'>,
  siteOrigins: readonly string[],
): Promise<AnswerOf<typeof launchGame>> {
  const framedBy = siteOrigin === undefined ? siteOrigins[0] : siteOrigins.find((origin) => origin === siteOrigin)
  if (framedBy === undefined) throw platformError('request_param_err', { fields: { siteOrigin: 'pattern' } })
  if (accountType === FREE_PLAY && kind !== DEMO_KIND_CODE) {
    throw platformError('request_param_err', { fields: { accountType: 'range' } })
  }
  const [found] = await database.select({ closed: IS_CLOSED }).from(game).where(eq(game.nodeId, nodeId))
  if (!found) throw platformError('game.not.found')
  if (found.closed) throw platformError('game.maintenance')
  const launchToken = newToken()
  await database.insert(gameSession).values({
    memberId,
    nodeId,
    sessionHash,
    launchTokenHash: tokenHash(launchToken),
    launchExpiresAt: sql`now() + ${LAUNCH_LIFETIME}`,
    siteOrigin: framedBy,
    language: isLanguageCode(language) ? language : DEFAULT_LANGUAGE,
    theme,
    serverSeed: Buffer.from(newServerSeed(), 'hex'),
  })
  return { content: { game_url: `/play/${launchToken}` } }
}
