import { parseAmount } from '@playhouse/shared/money.ts'

import type { GameModel } from './engine.ts'
import { decimal, type Rational, roundedTimes } from './slot/rational.ts'

/** Upper ends of the volatility classes 1 to 4, by the standard deviation of a round in stakes; the rest is 5. */
const CLASS_ENDS = [2, 3, 5, 8] as const

/** Volatility class of a standard deviation, in stakes. */
export function volatilityOf(standardDeviation: number): GameModel['volatility'] {
  return (CLASS_ENDS.filter((end) => standardDeviation >= end).length + 1) as GameModel['volatility']
}

/** The two forms in which a model declares its return. In: the expected payout of a stake of 1. */
export function declared(mean: Rational): Pick<GameModel, 'returnToPlayer' | 'returnToPlayerBasisPoints'> {
  const percent = { numerator: mean.numerator * 100n, denominator: mean.denominator }
  return { returnToPlayer: decimal(percent, 4), returnToPlayerBasisPoints: Number(roundedTimes(mean, 10_000n)) }
}

/** Stake limits from whole units as they are written down. */
export function limits(minStake: string, maxStake: string): Pick<GameModel, 'minStake' | 'maxStake'> {
  return { minStake: parseAmount(minStake), maxStake: parseAmount(maxStake) }
}
