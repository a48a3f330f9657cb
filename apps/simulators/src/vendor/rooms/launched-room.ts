import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { roomPage } from '../../../../games/src/cards/room-page.ts'
import type { WalletAnswer } from '@playhouse/vendor-api/seamless-wallet.ts'
import { pageLanguage } from '../../../../games/src/frame/page-language.ts'
import { openPlaySession } from '../play-session.ts'
import type { Vendor } from '../vendor.ts'
import { cardsGame } from './cards-game.ts'
import { heldSeat } from './hand-row.ts'
import { roomNumber } from './rooms.ts'
import { tableAnswer } from './table-answer.ts'

/** The page of a card room for what the operator said of a launch token; undefined for games that have no rooms. */
export async function launchedRoom(
  vendor: Vendor,
  { vendorCode, roomId }: { vendorCode: string; roomId?: string | undefined },
  told: WalletAnswer<'authenticate'>,
  nonce: string,
): Promise<string | undefined> {
  const game = await cardsGame(vendor.database, told.nodeId)
  if (!game) return undefined
  const { session, playToken } = await openPlaySession(vendor.database, vendorCode, told)
  const seat = await heldSeat(vendor.database, session)
  const known = roomId !== undefined && roomNumber(roomId, game.nodeId) !== undefined
  return roomPage({
    playToken,
    game,
    language: pageLanguage(told.language),
    theme: told.theme === 'light' ? 'light' : 'dark',
    siteOrigin: told.siteOrigin,
    mode: told.mode,
    currency: session.currency,
    balance: formatAmount(parseAmount(told.balance)),
    roomId: known ? roomId : null,
    table: await tableAnswer(vendor, session, seat ?? null),
    nonce,
  })
}
