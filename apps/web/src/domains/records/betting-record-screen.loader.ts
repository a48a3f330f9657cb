import type { BetStatus, GameCategory } from '@playhouse/schema/types.generated.ts'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { recordLoader } from './parts/record-loader.ts'
import { BettingRecordScreenDocument } from './betting-record-screen.generated.ts'

export const BET_STATUSES = ['WON', 'LOST', 'EVEN', 'OPEN'] as const satisfies readonly BetStatus[]
/** Product tabs, by the lobby that has their games. */
export const PRODUCTS = Object.keys(LOBBY_CATEGORIES) as (keyof typeof LOBBY_CATEGORIES)[]

const FILTERS = { product: PRODUCTS, vendor: null, game: null, status: BET_STATUSES, bet: null }

export const loader = recordLoader(BettingRecordScreenDocument, FILTERS, ({ from, to, page, filters }) => {
  const { product, vendor, game, status, bet } = filters
  return {
    from,
    to,
    page,
    categories: product ? ([...LOBBY_CATEGORIES[product]] as GameCategory[]) : null,
    vendorId: vendor ?? null,
    gameId: game ?? null,
    status: status ?? null,
    betId: bet ?? '',
    withBet: bet !== undefined,
  }
})
