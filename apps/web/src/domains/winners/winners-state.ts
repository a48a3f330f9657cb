import type { GameCategory, WinnersOrder, WinnersPeriod } from '@playhouse/schema/types.generated.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { parsePage } from '../../parse-page.ts'

export const PERIODS = ['DAY', 'WEEK'] as const satisfies readonly WinnersPeriod[]
export const ORDERS = ['AMOUNT', 'MULTIPLE', 'LATEST'] as const satisfies readonly WinnersOrder[]

/** Filters of the winners board in the URL; unknown values are ignored. */
export interface WinnersState {
  period: WinnersPeriod
  order: WinnersOrder
  category: GameCategory | null
  page: number
}

export function parseWinnersState(parameters: URLSearchParams): WinnersState {
  const requested = (name: string) => parameters.get(name)?.toUpperCase()
  return {
    period: PERIODS.find((known) => known === requested('period')) ?? 'DAY',
    order: ORDERS.find((known) => known === requested('order')) ?? 'AMOUNT',
    category: GAME_CATEGORIES.find((known) => known === requested('product')) ?? null,
    page: parsePage(parameters),
  }
}
