import { type Rational, rational } from '../rational.ts'
import { MIN_WAY_LENGTH, type WaysModel } from './ways.ts'

/** A symbol's run of an exact number of reels, with the pay per way. */
interface Run {
  readonly symbol: string
  readonly reels: number
  readonly pay: number
}

/**
 * Exact mean and variance of the payout of a stake of 1, over all stop combinations.
 *
 * The payout is the sum over runs of pay x ways. Reels are independent, so the ways of a run have the product over the reels of what each contributes:
 * the number of symbols shown on reels of the run, and whether the reel after it shows none. Products of two runs give the second moment.
 */
export function returnToPlayer(model: WaysModel): { mean: Rational; variance: Rational } {
  const combinations = model.reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const runs = model.symbols.flatMap(({ id, pays }) =>
    pays.map((pay, index): Run => ({ symbol: id, reels: index + MIN_WAY_LENGTH, pay })),
  )
  const counts = new Map(model.symbols.map(({ id }) => [id, getCounts(model, id)]))
  /** Contribution of a reel at a stop to the ways of a run. */
  const factor = ({ symbol, reels }: Run, reel: number, stop: number): number => {
    if (reel > reels) return 1
    const shown = counts.get(symbol)?.[reel]?.[stop] ?? 0
    return reel < reels ? shown : Number(shown === 0)
  }
  const getSum = (some: readonly Run[]) =>
    model.reels.reduce((product, strip, reel) => {
      if (product === 0n) return product
      let sum = 0
      for (let stop = 0; stop < strip.length; stop += 1) {
        sum += some.reduce((ways, run) => ways * factor(run, reel, stop), 1)
      }
      return product * BigInt(sum)
    }, 1n)

  let [sum, squares] = [0n, 0n]
  for (const run of runs) {
    sum += BigInt(run.pay) * getSum([run])
    for (const other of runs) squares += BigInt(run.pay * other.pay) * getSum([run, other])
  }
  return {
    mean: rational(sum, combinations * 100n),
    variance: rational(squares * combinations - sum * sum, (combinations * 100n) ** 2n),
  }
}

/** Number of a symbol, including wilds, on each reel at each stop. */
function getCounts({ reels, rows, wild }: WaysModel, symbol: string): number[][] {
  return reels.map((strip, reel) =>
    strip.map((_, stop) => {
      let count = 0
      for (let row = 0; row < (rows[reel] ?? 0); row += 1) {
        const shown = strip[(stop + row) % strip.length]
        if (shown === symbol || shown === wild) count += 1
      }
      return count
    }),
  )
}
