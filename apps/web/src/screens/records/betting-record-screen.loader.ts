import type { BetStatus, GameCategory } from '@playhouse/schema/types.generated.ts'
import { isLobbyId, LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { BettingRecordScreenDocument } from './betting-record-screen.generated.ts'

export const BET_STATUSES = ['WON', 'LOST', 'EVEN', 'OPEN'] as const satisfies readonly BetStatus[]
/** Product tabs, by the lobby that has their games. */
export const PRODUCTS = Object.keys(LOBBY_CATEGORIES) as (keyof typeof LOBBY_CATEGORIES)[]

const FILTERS = { product: PRODUCTS, vendor: null, game: null, status: BET_STATUSES, bet: null }

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const state = parseRecord(new URL(request.url).searchParams, today, FILTERS)
  const { from, to, page, filters } = state
  const { product, vendor, game, status, bet } = filters
  const variables = {
    from,
    to,
    page,
    categories: isLobbyId(product) ? ([...LOBBY_CATEGORIES[product]] as GameCategory[]) : null,
    vendorId: vendor ?? null,
    gameId: game ?? null,
    status: (status as BetStatus | undefined) ?? null,
    betId: bet ?? '',
    withBet: bet !== undefined,
  }
  return { ...networkOnlyLoader(BettingRecordScreenDocument, variables), state, today }
}
