import type { GameModel } from '../engine.ts'
import { declared, limits, volatilityOf } from '../game-model.ts'
import { rational } from '../slot/rational.ts'

/** How an event of a sport runs: chances at a goal for each side, sets until one side has most of them, or one duel. */
export type Shape =
  | { readonly kind: 'goals'; readonly chances: number }
  | { readonly kind: 'series'; readonly sets: 3 | 5 }
  | { readonly kind: 'duel' }

/** A book of simulated events of one sport at fixed odds. */
export interface MarketsModel extends GameModel {
  readonly name: string
  readonly sport: string
  readonly shape: Shape
  /** What the chances of a market add up to above one, in basis points; the return is one in (one and the margin). */
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

/** A book of even chances: the class of a stake on one of two that are level. */
export const MARKETS_MODELS: readonly MarketsModel[] = BOOKS.map(
  ([sport, name, shape, marginBasisPoints]): MarketsModel => {
    const mean = rational(10_000n, 10_000n + BigInt(marginBasisPoints))
    const figures = { id: `markets-${sport}`, name, sport, shape, marginBasisPoints, ...declared(mean) }
    return { ...figures, volatility: volatilityOf(1), lines: null, gameClass: 'OTHER', ...limits('1000', '500000') }
  },
)
