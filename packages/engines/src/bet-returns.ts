import { MAX_SERIES, MIN_SERIES } from '@playhouse/shared/prize-series.ts'
import { engineOfModel } from './all.ts'
import { coupChances } from './baccarat/chances.ts'
import { BACCARAT_MODELS } from './baccarat/models.ts'
import { getReturns } from './baccarat/returns.ts'
import { CARDS_MODELS } from './cards/models.ts'
import type { Structure } from './lottery/games.ts'
import { CURRENT_ODDS, type PrizeMode, getRebate } from './lottery/odds.ts'
import { getReturns as lotteryReturnsOf } from './lottery/returns.ts'
import { plus, type Rational, rational } from './rational.ts'

/** The house's average share of a bet. */
export interface BetEdge {
  /** The spot of a table, or the type of a lottery bet; null where a game has one return. */
  readonly bet: string | null
  /** In millionths of the stake, rounded down. */
  readonly houseEdge: number
}

const MILLION = 1_000_000n

function roundDown({ numerator, denominator }: Rational): number {
  const left = (denominator - numerator) * MILLION
  return Number(left < 0n ? (left - denominator + 1n) / denominator : left / denominator)
}

let chances: ReturnType<typeof coupChances> | undefined

/** Bets of a model, each at the highest return that a player can choose. Undefined for a model of others. */
export function edgesOfModel(modelId: string): BetEdge[] | undefined {
  const table = BACCARAT_MODELS.find(({ id }) => id === modelId)
  if (table) {
    // The chances are computed once, from a million deals.
    chances ??= coupChances()
    return Object.entries(getReturns(table, chances)).map(([bet, mean]) => ({ bet, houseEdge: roundDown(mean) }))
  }
  const model = engineOfModel(modelId)?.model ?? CARDS_MODELS.find(({ id }) => id === modelId)
  return model && [{ bet: null, houseEdge: roundDown(percent(model.returnToPlayer)) }]
}

/** "98.9421" as a fraction. */
function percent(text: string): Rational {
  const [whole = '', digits = ''] = text.split('.')
  return rational(BigInt(whole + digits), 100n * 10n ** BigInt(digits.length))
}

/** Bets of a lottery. In the mode LOTT without what the series pays back, to the player and those above, down to the lowest series. */
export function edgesOfLottery(structure: Structure, mode: PrizeMode): BetEdge[] {
  const [first = [], ...others] = (mode === 'LOTT' ? [MIN_SERIES, MAX_SERIES] : [null]).map((series) => {
    const back = series === null ? 0 : getRebate(MAX_SERIES, series)
    return lotteryReturnsOf(structure, { version: CURRENT_ODDS, mode, series }).map(({ betType, of, mean }) => ({
      bet: of === null ? betType : `${betType} ${of}`,
      houseEdge: roundDown(plus(mean, rational(BigInt(back), 10_000n))),
    }))
  })
  return first.map(({ bet, houseEdge }, index) => ({
    bet,
    houseEdge: Math.min(houseEdge, ...others.map((same) => same[index]?.houseEdge ?? houseEdge)),
  }))
}
