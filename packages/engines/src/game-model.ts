import { parseAmount } from '@playhouse/shared/money.ts'

import type { GameModel } from './engine.ts'
import { decimal, type Rational, roundedTimes } from './rational.ts'

/** Upper bounds of volatility classes 1 to 4 as standard deviation of a round in stakes; class 5 is above. */
const CLASS_ENDS = [2, 3, 5, 8] as const

/** Volatility class of a standard deviation, in stakes. */
export function getVolatility(standardDeviation: number): GameModel['volatility'] {
  return (CLASS_ENDS.filter((end) => standardDeviation >= end).length + 1) as GameModel['volatility']
}

/** Formats the expected payout of a stake of 1 as a model's declared return. */
export function declared(mean: Rational): Pick<GameModel, 'returnToPlayer' | 'returnToPlayerBasisPoints'> {
  const percent = { numerator: mean.numerator * 100n, denominator: mean.denominator }
  return { returnToPlayer: decimal(percent, 4), returnToPlayerBasisPoints: Number(roundedTimes(mean, 10_000n)) }
}

/** Parses stake limits given in whole units. */
export function limits(minStake: string, maxStake: string): Pick<GameModel, 'minStake' | 'maxStake'> {
  return { minStake: parseAmount(minStake), maxStake: parseAmount(maxStake) }
}
