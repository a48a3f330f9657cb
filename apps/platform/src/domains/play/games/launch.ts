import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { launchGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { LAUNCH_TOKEN_SECONDS } from '@playhouse/vendor-api/seamless-wallet.ts'
import { adapterFor } from '@playhouse/vendor-api/vendors/all.ts'
import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { storeIdentityDays } from '../../money/limits/deposit-rules.ts'
import { checkFunds } from '../../money/limits/funds-check.ts'
import { assertPlayAllowed } from '../../money/limits/play-allowance.ts'
import { getPlayRules, guardPlay, type PlayRules } from '../../money/limits/play-pace.ts'
import type { AskRegister } from '../../money/limits/registers/ask-register.ts'
import { isBarredFromPlay, playBarCode } from '../../money/limits/play-bar.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import { moveFundsForPlay, vendorsHolding } from '../../money/wallet/transfer/move-funds.ts'
import { endPlay } from '../../money/limits/exclusion.ts'
import { addDemoAccount } from '../../people/registration/free-play.ts'
import { readMemberRules } from '../../site/jurisdictions/member-rules.ts'
import { HAS_TRIAL } from './catalogue/catalogue-game.ts'

const LAUNCH_LIFETIME = sql.raw(`interval '${LAUNCH_TOKEN_SECONDS} seconds'`)
const FREE_PLAY = 0
/** Value of `confirmTrans`: move money without a further confirmation. */
const WITHOUT_CONFIRMATION = 0

interface LaunchServices {
  siteOrigins: readonly string[]
  transfers: Transfers
  askRegister: AskRegister
}

type Opener = Pick<LiveSession, 'memberId' | 'kind' | 'tokenHash'> & { country?: string }

/**
 * Opens a game session and moves the account's money to the wallet that the game uses. Returns a single-use URL
 * relative to a launch host.
 * @throws PlatformError game.not.found, game.maintenance, wallet.locked, system_busy, play.excluded, limit.loss,
 * limit.stake, limit.session, game.pace, game.stakes, identity.overdue, register.unknown, register.details; request_param_err for a foreign site, or if a member requests free play, which is for
 * demo accounts
 */
export async function openGameSession(
  database: Database,
  { nodeId, siteOrigin, language, theme, accountType, confirmTrans, roomId }: CheckedInputOf<typeof launchGame>,
  { memberId, kind, tokenHash: sessionHash, country }: Opener,
  { siteOrigins, transfers, askRegister }: LaunchServices,
): Promise<ResponseOf<typeof launchGame>> {
  const framedBy = framingSite(siteOrigin, siteOrigins)
  if (accountType === FREE_PLAY && isRealAccount(kind)) {
    throw platformError('request_param_err', { fields: { accountType: 'range' } })
  }
  if (isRealAccount(kind)) await askRegister(database, memberId)
  const rules = await readMemberRules(database, memberId)
  const [found] = await database
    .select({
      closed: game.closed,
      vendorCode: game.vendorCode,
      category: game.category,
      modelId: game.modelId,
      keepsMoney: sql<boolean>`${vendor.walletMode} = 'transfer'`,
      holding: vendorsHolding(memberId),
      guarded: sql<boolean>`(select play_guarded from ${member} where ${member.id} = ${memberId})`,
      birthday: selectBirthday(memberId),
      identityDays: sql<number | null>`(select identity_days from ${memberProfile} where member_id = ${memberId})`,
    })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, nodeId))
  if (!found) throw platformError('game.not.found')
  if (found.closed) throw platformError('game.maintenance')
  const { vendorCode, keepsMoney } = found
  const isChanged = isRealAccount(kind) && found.identityDays !== rules.identityDays
  if (isChanged) await withTransaction(database, (tx) => storeIdentityDays(tx, memberId, rules))
  if (found.guarded || isChanged) await assertPlayAllowed(database, { memberId, vendorCode, keepsMoney })
  const playRules = getPlayRules(found, rules, found.birthday)
  if (keepsMoney) refuseUnseenStakes(playRules)
  const page = { nodeId, vendorCode, siteOrigin: framedBy, language, theme, ...playRules }
  // Before the money, so that a leaving that is under way leaves it there.
  const address = await withTransaction(database, async (tx) => {
    if (rules.allowsSingleGame) await endPlay(tx, memberId)
    if (rules.fundsCheckLosses !== null) await checkFunds(tx, memberId, rules)
    return openLaunch(tx, { memberId, sessionHash, country }, page, roomId)
  })
  if (confirmTrans === WITHOUT_CONFIRMATION) await moveFundsForPlay(transfers, { memberId, vendorCode }, found)
  return { content: { game_url: address } }
}

/**
 * Opens a game without money, in a new demo account with play credit, also for members. Nobody can log in to that account: its
 * session ends when it has been idle.
 * @throws PlatformError game.not.found, game.maintenance; function.not.available for a game without a trial;
 * play.excluded and account.held for a member who may not play; request_param_err for a foreign site
 */
export async function openTrial(
  database: Database,
  { nodeId, siteOrigin, language, theme }: CheckedInputOf<typeof trialLaunch>,
  { memberId, country }: { memberId: number | undefined; country: string },
  siteOrigins: readonly string[],
): Promise<ResponseOf<typeof trialLaunch>> {
  const framedBy = framingSite(siteOrigin, siteOrigins)
  const [found] = await database
    .select({
      closed: game.closed,
      hasTrial: HAS_TRIAL,
      vendorCode: game.vendorCode,
      category: game.category,
      modelId: game.modelId,
      birthday: selectBirthday(memberId ?? null),
    })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendorCode))
    .where(eq(game.nodeId, nodeId))
  if (!found) throw platformError('game.not.found')
  if (found.closed) throw platformError('game.maintenance')
  if (!found.hasTrial) throw platformError('function.not.available')
  if (memberId !== undefined && (await isBarredFromPlay(database, memberId))) {
    throw platformError(await playBarCode(database, memberId))
  }
  const page = { nodeId, vendorCode: found.vendorCode, siteOrigin: framedBy, language, theme }
  const address = await withTransaction(database, async (tx) => {
    const { id } = await addDemoAccount(tx, country)
    const playRules = getPlayRules(found, await readMemberRules(tx, memberId ?? id), found.birthday)
    return openLaunch(tx, { memberId: id, sessionHash: null, country }, { ...page, ...playRules })
  })
  return { content: { game_url: address } }
}

const selectBirthday = (memberId: number | null) =>
  sql<string | null>`(select birthday::text from ${memberProfile} where ${memberProfile.memberId} = ${memberId})`

/** Of a game whose stakes bypass the wallet. @throws PlatformError game.pace, game.stakes */
function refuseUnseenStakes({ roundIntervalMs, stakeMaximum }: PlayRules): void {
  if (roundIntervalMs !== null) throw platformError('game.pace')
  if (stakeMaximum !== null) throw platformError('game.stakes')
}

/** @throws PlatformError request_param_err for a foreign site */
function framingSite(siteOrigin: string | undefined, siteOrigins: readonly string[]): string {
  const framedBy = siteOrigin === undefined ? siteOrigins[0] : siteOrigins.find((origin) => origin === siteOrigin)
  if (framedBy === undefined) throw platformError('request_param_err', { fields: { siteOrigin: 'pattern' } })
  return framedBy
}

/** Stores a game session. Returns its address, relative to a launch host. */
async function openLaunch(
  on: Database | Transaction,
  player: { memberId: number; sessionHash: Buffer | null; country: string | undefined },
  {
    vendorCode,
    language,
    ...page
  }: {
    nodeId: number
    vendorCode: string
    siteOrigin: string
    language: string
    theme: string
  } & PlayRules,
  roomId?: string,
): Promise<string> {
  if (page.roundIntervalMs !== null || page.stakeMaximum !== null) await guardPlay(on, player.memberId)
  const launchToken = newToken()
  const launchLanguage = isLanguageCode(language) ? language : DEFAULT_LANGUAGE
  await on.insert(gameSession).values({
    ...player,
    ...page,
    language: launchLanguage,
    launchTokenHash: tokenHash(launchToken),
    launchExpiresAt: sql`now() + ${LAUNCH_LIFETIME}`,
  })
  return adapterFor(vendorCode).launchPath({ launchToken, vendorCode, language: launchLanguage, roomId })
}
