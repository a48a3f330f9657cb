import type { GameModel } from '../engine.ts'
import { declared, limits, getVolatility } from '../game-model.ts'
import { rational } from '../rational.ts'

/** Structure of a sport's events: scoring chances per side, a best-of series of sets, or one duel. */
export type Shape =
  | { readonly kind: 'goals'; readonly chances: number }
  | { readonly kind: 'series'; readonly sets: 3 | 5 }
  | { readonly kind: 'duel' }

/** A sportsbook of simulated events of one sport at fixed odds. */
export interface MarketsModel extends GameModel {
  readonly name: string
  readonly sport: string
  readonly shape: Shape
  /** Overround of a market in basis points; the return is 1 / (1 + margin). */
  readonly marginBasisPoints: number
}

const SERIES_OF_THREE = { kind: 'series', sets: 3 } as const
const SERIES_OF_FIVE = { kind: 'series', sets: 5 } as const

const BOOKS: readonly (readonly [id: string, name: string, shape: Shape, margin: number])[] = [
  ['football', 'Football', { kind: 'goals', chances: 6 }, 500],
  ['tennis', 'Tennis', SERIES_OF_THREE, 500],
  ['badminton', 'Badminton', SERIES_OF_THREE, 550],
  ['volleyball', 'Volleyball', SERIES_OF_FIVE, 550],
  ['table-tennis', 'Table tennis', SERIES_OF_FIVE, 600],
  ['esports', 'Esports', SERIES_OF_THREE, 550],
  ['cockfight', 'Cockfight', { kind: 'duel' }, 600],
]

/** The declared volatility class is that of a bet at even chances. */
export const MARKETS_MODELS: readonly MarketsModel[] = BOOKS.map(
  ([sport, name, shape, marginBasisPoints]): MarketsModel => {
    const mean = rational(10_000n, 10_000n + BigInt(marginBasisPoints))
    const figures = { id: `markets-${sport}`, name, sport, shape, marginBasisPoints, ...declared(mean) }
    return { ...figures, volatility: getVolatility(1), lines: null, gameClass: 'OTHER', ...limits('1000', '500000') }
  },
)
