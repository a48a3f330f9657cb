import type { GameCategory, WinnersOrder, WinnersPeriod } from '@playhouse/schema/types.generated.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'

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
  const asked = (name: string) => parameters.get(name)?.toUpperCase()
  const page = Number(parameters.get('page') ?? 1)
  return {
    period: PERIODS.find((known) => known === asked('period')) ?? 'DAY',
    order: ORDERS.find((known) => known === asked('order')) ?? 'AMOUNT',
    category: GAME_CATEGORIES.find((known) => known === asked('product')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}
