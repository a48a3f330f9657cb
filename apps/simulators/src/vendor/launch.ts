import { engineOfModel } from '@playhouse/engines/all.ts'
import { gameLanguage } from '@playhouse/shared/languages.ts'
import { isToken } from '@playhouse/server/token.ts'
import type { LaunchResponse, LaunchBody } from '@playhouse/vendor-api/play-api.ts'
import type { WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import { jackpotMeter } from './jackpot.ts'
import { loadBoard, marketsModel } from './markets/board.ts'
import { openPlaySession, type PlaySession } from './play-session.ts'
import { Refusal } from './refusal.ts'
import { findOpenSeat } from './rooms/hand-row.ts'
import { findCardsModel, roomNumber } from './rooms/rooms.ts'
import { tableResponse } from './rooms/table-response.ts'
import { sessionResponse } from './session-response.ts'
import { sharedGame } from './shared/shared-rounds.ts'
import { loadSharedTable } from './shared/shared-table.ts'
import type { Vendor } from './vendor.ts'
import { WalletRefusal } from './wallet-client.ts'

/** Opens a game for a single-use launch token. @throws Refusal launch_token_used, site_maintenance, region_restricted; WalletSilence */
export async function launch(vendor: Vendor, body: LaunchBody): Promise<LaunchResponse> {
  const operator = await authenticate(vendor, body)
  // The operator keeps games without an engine under maintenance, so only a misconfigured catalogue gets here.
  if (!findCardsModel(operator.gameCode) && !engineOfModel(operator.gameCode)) throw new Refusal('launch_token_used')
  const { session, playToken } = await openPlaySession(vendor.database, body.vendor, operator)
  // A seamless wallet returns the balance with the authentication.
  const held = operator.walletMode === 'seamless' ? operator : undefined
  const { mode, jackpot } = operator
  return {
    playToken,
    siteOrigin: operator.siteOrigin,
    language: gameLanguage(operator.language),
    theme: operator.theme === 'light' ? 'light' : 'dark',
    mode,
    game: { nodeId: operator.nodeId, name: operator.gameName, modelId: operator.gameCode, theme: operator.gameTheme },
    session: await sessionResponse(vendor, session, held),
    roundIntervalMs: operator.roundIntervalMs ?? null,
    allowsAutoplay: operator.allowsAutoplay ?? true,
    allowsTurbo: operator.allowsTurbo ?? true,
    jackpot: jackpot && {
      terms: jackpot,
      meter: mode === 'demo' ? null : (await jackpotMeter(vendor, session)).amount,
    },
    board: marketsModel(session.gameCode) ? await loadBoard(vendor, session) : null,
    shared: sharedGame(session.gameCode) ? (await loadSharedTable(vendor, session)).response : null,
    table: findCardsModel(session.gameCode) ? await loadRoomTable(vendor, session, body.room) : null,
  }
}

async function authenticate(
  vendor: Vendor,
  { launchToken, vendor: vendorCode }: LaunchBody,
): Promise<WalletResponse<'authenticate'>> {
  if (!isToken(launchToken)) throw new Refusal('launch_token_used')
  try {
    return await vendor.operator.of(vendorCode).authenticate({ launchToken })
  } catch (error) {
    if (!(error instanceof WalletRefusal)) throw error
    const isClosed = error.code === 'site_maintenance' || error.code === 'region_restricted'
    throw new Refusal(isClosed ? error.code : 'launch_token_used')
  }
}

async function loadRoomTable(
  vendor: Vendor,
  session: PlaySession,
  room: string | undefined,
): Promise<LaunchResponse['table']> {
  const isRoom = room !== undefined && roomNumber(room, session.nodeId) !== undefined
  const seat = await findOpenSeat(vendor.database, session)
  return { roomId: isRoom ? room : null, response: await tableResponse(vendor, session, seat ?? null) }
}
