import { decimal, decimalSquareRoot, type Rational, rational, roundedTimes } from '../rational.ts'
import { lineWin, getPay, ROWS, type SlotModel } from './slot.ts'
import { lineTracker, productSum, scatterTracker } from './trackers.ts'

/** The exact figures of a model, over all stop combinations, each equally likely. */
export interface ReturnToPlayer {
  readonly combinations: bigint
  /** Expected payout of a stake of 1. */
  readonly mean: Rational
  /** The same in per cent with four digits: "96.1234". */
  readonly percent: string
  /** Return in hundredths of a per cent, rounded: 9612. */
  readonly basisPoints: number
  /** Chance that a round pays anything. */
  readonly hitRate: Rational
  readonly hitPercent: string
  /** Variance of the payout of a stake of 1, all lines together. */
  readonly variance: Rational
  /** Square root of the variance, four digits: the volatility index of a round. */
  readonly standardDeviation: string
}

/**
 * Exact return to player, hit rate and variance of a whole round (all lines and the scatter together).
 *
 * The strips of a model have tens of millions of stop combinations, so they are counted, not listed. Reels are independent:
 * mean = sum of E[X], second moment = sum of E[X·Y] over all pairs of parts (lines and scatter), and each E[X·Y] needs
 * only the joint state of two parts carried from reel to reel (`trackers.ts`). The hit rate is
 * {@link blankCombinations}. Tests compare all three with brute force over every combination.
 */
export function returnToPlayer(model: SlotModel): ReturnToPlayer {
  const lines = BigInt(model.lines.length)
  const combinations = model.reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const parts = [...model.lines.map((line) => lineTracker(model, line)), scatterTracker(model)]
  const sum = parts.reduce((total, part) => total + productSum(model, [part]), 0n)
  let squares = 0n
  for (const [index, part] of parts.entries()) {
    squares += productSum(model, [part, part])
    for (const other of parts.slice(index + 1)) squares += 2n * productSum(model, [part, other])
  }
  const mean = rational(sum, combinations * lines)
  const variance = rational(squares * combinations - sum * sum, (combinations * lines) ** 2n)
  const hitRate = rational(combinations - blankCombinations(model), combinations)
  const percent = { numerator: mean.numerator * 100n, denominator: mean.denominator }
  return {
    combinations,
    mean,
    percent: decimal(percent, 4),
    basisPoints: Number(roundedTimes(mean, 10_000n)),
    hitRate,
    hitPercent: decimal({ numerator: hitRate.numerator * 100n, denominator: hitRate.denominator }, 4),
    variance,
    standardDeviation: decimalSquareRoot(variance, 4),
  }
}

/**
 * Stop combinations that pay nothing. Whether a line pays is settled by the first reels, as many as the longest of the
 * symbols' shortest paying runs, because pays never fall with a longer run (`modelFaults`). Those reels are listed;
 * the others matter only by how many scatters they show.
 */
function blankCombinations(model: SlotModel): bigint {
  const settledBy = Math.max(...lineSymbols(model).map((symbol) => shortestPayingRun(model, symbol)))
  const scattersToWin = shortestPayingRun(model, model.scatter)
  const tail = scatterCounts(model, settledBy)
  let blanks = 0n
  const walk = (grid: readonly string[][], scatters: number): void => {
    if (grid.length < settledBy) {
      for (const window of windows(model, grid.length))
        walk([...grid, window], scatters + getCount(window, model.scatter))
      return
    }
    if (
      model.lines.some((line) =>
        lineWin(
          model,
          grid.map((window, reel) => window[line[reel] ?? 0] ?? ''),
        ),
      )
    )
      return
    for (const [more, ways] of tail) if (scatters + more < scattersToWin) blanks += BigInt(ways)
  }
  walk([], 0)
  return blanks
}

/** Stop combinations of the reels from `first` on, by number of scatters. */
function scatterCounts(model: SlotModel, first: number): Map<number, number> {
  let counts = new Map([[0, 1]])
  for (let reel = first; reel < model.reels.length; reel += 1) {
    const next = new Map<number, number>()
    for (const [count, ways] of counts) {
      for (const window of windows(model, reel)) {
        const total = count + getCount(window, model.scatter)
        next.set(total, (next.get(total) ?? 0) + ways)
      }
    }
    counts = next
  }
  return counts
}

/** Visible rows of a reel at each of its stops. */
function windows(model: SlotModel, reel: number): string[][] {
  const strip = model.reels[reel] ?? []
  return strip.map((_, stop) => Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length] ?? ''))
}

function lineSymbols(model: SlotModel): string[] {
  return Object.keys(model.paytable).filter((symbol) => symbol !== model.scatter)
}

function shortestPayingRun(model: SlotModel, symbol: string): number {
  for (let count = 2; count <= model.reels.length; count += 1) if (getPay(model, symbol, count) > 0) return count
  return Number.POSITIVE_INFINITY
}

function getCount(window: readonly string[], symbol: string): number {
  return window.filter((shown) => shown === symbol).length
}
