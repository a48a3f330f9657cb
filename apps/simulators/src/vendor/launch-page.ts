import { marketsPage } from '../../../games/src/markets/page.ts'
import type { WalletAnswer } from '@playhouse/vendor-api/seamless-wallet.ts'
import { jackpotMeter, jackpotRules } from './jackpot.ts'
import { bookOf, board } from './markets/board.ts'
import { gamePage } from '../../../games/src/frame/game-page.ts'
import { pageLanguage } from '../../../games/src/frame/page-language.ts'
import { openPlaySession } from './play-session.ts'
import { sessionAnswer } from './session-answer.ts'
import { catalogueGame, type Vendor } from './vendor.ts'
import { launchedRoom } from './rooms/launched-room.ts'
import { WalletRefusal } from './wallet-client.ts'

/** What a launch address names. */
export interface Launch {
  launchToken: string
  vendorCode: string
  /** A room of the game that is asked for; only card rooms have any. */
  roomId?: string | undefined
}

/**
 * The game's page for a launch token, which is used up by it; undefined when it was used up before, is too old, is another
 * vendor's, or never was. @throws WalletSilence
 */
export async function launchPage(vendor: Vendor, launch: Launch, nonce: string): Promise<string | undefined> {
  const told = await authenticated(vendor, launch)
  const room = told && (await launchedRoom(vendor, launch, told, nonce))
  if (room !== undefined) return room
  const game = told && (await catalogueGame(vendor.database, told.nodeId))
  if (!told || !game) return undefined
  const { session, playToken } = await openPlaySession(vendor.database, launch.vendorCode, told)
  const common = {
    playToken,
    language: pageLanguage(told.language),
    theme: told.theme === 'light' ? ('light' as const) : ('dark' as const),
    siteOrigin: told.siteOrigin,
    mode: told.mode,
    nonce,
  }
  const book = bookOf(game.model)
  if (book) {
    const { balance, currency, nodeId } = told
    const shown = { balance, currency, board: await board(vendor, session) }
    return marketsPage({ ...common, ...shown, game: { nodeId, name: game.name, model: book } })
  }
  const rules = await jackpotRules(vendor.database, told.nodeId)
  return gamePage({
    ...common,
    session: await sessionAnswer(vendor, session, told.balance),
    ...(rules && {
      jackpot: { rules, meter: told.mode === 'demo' ? null : (await jackpotMeter(vendor, session)).amount },
    }),
    game: { nodeId: told.nodeId, ...game },
  })
}

async function authenticated(
  vendor: Vendor,
  { launchToken, vendorCode }: Launch,
): Promise<WalletAnswer<'authenticate'> | undefined> {
  try {
    return await vendor.wallet.of(vendorCode).authenticate({ launchToken })
  } catch (error) {
    if (error instanceof WalletRefusal) return undefined
    throw error
  }
}
