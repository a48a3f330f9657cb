import { plus, type Rational, rational, times } from '../rational.ts'
import { returnToPlayer as returnOfSlot } from '../slot/return-to-player.ts'
import { lineTracker, productSum, scatterTracker, type Tracker } from '../slot/trackers.ts'
import { type FreeSpinsModel, spinsFor } from './free-spins.ts'

/**
 * Exact mean and variance of the payout of a stake of 1: X of the paid spin and, for its scatters, n free spins Y with a
 * multiplier m. Free spins and the multiplier are independent, while n depends on X: both are counted jointly over all stops.
 */
export function returnToPlayer(model: FreeSpinsModel): { mean: Rational; variance: Rational; bonusChance: Rational } {
  const { base, multipliers } = model
  const [x, y] = [returnOfSlot(base), returnOfSlot(model.free)]
  const scatters = scatterTracker(base)
  const valued = (value: (spins: number) => number): Tracker => {
    return { ...scatters, value: (seen) => value(spinsFor(model, seen)) }
  }
  const spins = valued((count) => count)
  const ratio = (sum: bigint) => rational(sum, x.combinations)
  const n = ratio(productSum(base, [spins]))
  const nSquared = ratio(productSum(base, [spins, spins]))
  // Parts are in line stakes.
  const parts = [...base.lines.map((line) => lineTracker(base, line)), scatters]
  const joint = parts.reduce((sum, part) => sum + productSum(base, [part, spins]), 0n)
  const xn = rational(joint, x.combinations * BigInt(base.lines.length))
  const m = getMean(multipliers)
  const mSquared = getMean(multipliers.map((multiplier) => multiplier ** 2))

  const mean = plus(x.mean, times(m, n, y.mean))
  const squares = plus(
    plus(x.variance, times(x.mean, x.mean)),
    plus(
      times(rational(2n, 1n), m, y.mean, xn),
      times(mSquared, plus(times(y.variance, n), times(y.mean, y.mean, nSquared))),
    ),
  )
  const variance = plus(squares, times(rational(-1n, 1n), mean, mean))
  return { mean, variance, bonusChance: ratio(productSum(base, [valued((count) => Number(count > 0))])) }
}

function getMean(values: readonly number[]): Rational {
  return rational(BigInt(values.reduce((sum, value) => sum + value, 0)), BigInt(values.length))
}
