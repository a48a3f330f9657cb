import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { launchGame } from '@playhouse/platform-api/games.ts'
import { DEMO_KIND_CODE } from '@playhouse/shared/account-kinds.ts'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { gameSession } from '../../../db/tables/play.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { LAUNCH_TOKEN_SECONDS } from '@playhouse/vendor-api/seamless-wallet.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { assertPlayAllowed } from '../../money/limits/play-allowance.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import { moveFundsForPlay, vendorsHolding } from '../../money/wallet/transfer/move-funds.ts'
import { IS_CLOSED } from './catalogue/catalogue-game.ts'

/** Lifetime of a launch URL. */
const LAUNCH_LIFETIME = sql.raw(`interval '${LAUNCH_TOKEN_SECONDS} seconds'`)
const FREE_PLAY = 0
/** Value of `confirmTrans`: move money without a further confirmation. */
const WITHOUT_CONFIRMATION = 0

/**
 * Opens a game session and moves the account's money to the wallet that the game uses. Returns a single-use URL
 * relative to a launch host.
 * @throws PlatformError game.not.found, game.maintenance, wallet.locked, system_busy, play.excluded, limit.loss,
 * limit.stake, limit.session; request_param_err for a foreign site, or if a member requests free play, which is for
 * demo accounts
 */
export async function openGameSession(
  database: Database,
  { nodeId, siteOrigin, language, theme, accountType, confirmTrans, roomId }: CheckedInputOf<typeof launchGame>,
  { memberId, kind, tokenHash: sessionHash }: Pick<LiveSession, 'memberId' | 'kind' | 'tokenHash'>,
  { siteOrigins, transfers }: { siteOrigins: readonly string[]; transfers: Transfers },
): Promise<ResponseOf<typeof launchGame>> {
  const framedBy = siteOrigin === undefined ? siteOrigins[0] : siteOrigins.find((origin) => origin === siteOrigin)
  if (framedBy === undefined) throw platformError('request_param_err', { fields: { siteOrigin: 'pattern' } })
  if (accountType === FREE_PLAY && kind !== DEMO_KIND_CODE) {
    throw platformError('request_param_err', { fields: { accountType: 'range' } })
  }
  const [found] = await database
    .select({
      closed: IS_CLOSED,
      vendorCode: game.vendorCode,
      keepsMoney: sql<boolean>`${vendor.walletMode} = 'transfer'`,
      holding: vendorsHolding(memberId),
      guarded: sql<boolean>`(select play_guarded from ${member} where ${member.id} = ${memberId})`,
    })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, nodeId))
  if (!found) throw platformError('game.not.found')
  if (found.closed) throw platformError('game.maintenance')
  const { vendorCode, keepsMoney, guarded } = found
  if (guarded) await assertPlayAllowed(database, { memberId, vendorCode, keepsMoney })
  if (confirmTrans === WITHOUT_CONFIRMATION) await moveFundsForPlay(transfers, { memberId, vendorCode }, found)
  const launchToken = newToken()
  const launchLanguage = isLanguageCode(language) ? language : DEFAULT_LANGUAGE
  await database.insert(gameSession).values({
    memberId,
    nodeId,
    sessionHash,
    launchTokenHash: tokenHash(launchToken),
    launchExpiresAt: sql`now() + ${LAUNCH_LIFETIME}`,
    siteOrigin: framedBy,
    language: launchLanguage,
    theme,
  })
  // Vendor, and the language of error pages: the vendor knows neither before it redeems the token.
  const query = new URLSearchParams({ vendor: vendorCode, language: launchLanguage, ...(roomId && { room: roomId }) })
  return { content: { game_url: `/play/${launchToken}?${query}` } }
}
