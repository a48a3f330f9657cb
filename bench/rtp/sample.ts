import { fastDraw } from './fast-draw.ts'
import type { Harness } from './trials.ts'

/** Sums over rounds, in stakes. */
export interface Sample {
  readonly rounds: number
  readonly sum: number
  readonly squares: number
}

/** A measured return and the declared one, in percent. */
export interface Figures {
  readonly declared: number
  readonly measured: number
  /** Half width of the confidence interval. */
  readonly halfWidth: number
  readonly inside: boolean
  /** Per round, in stakes. */
  readonly deviation: number
}

/** Quantile of the normal distribution for a 99 % confidence interval. */
const NINETY_NINE = 2.575_829

export function play({ play: round }: Harness, rounds: number, seed: string): Sample {
  const draw = fastDraw(seed)
  let [sum, squares] = [0, 0]
  for (let played = 0; played < rounds; played += 1) {
    const paid = round(draw)
    sum += paid
    squares += paid * paid
  }
  return { rounds, sum, squares }
}

export function together(samples: readonly Sample[]): Sample {
  const total = (key: keyof Sample) => samples.reduce((sum, sample) => sum + sample[key], 0)
  return { rounds: total('rounds'), sum: total('sum'), squares: total('squares') }
}

/** Compares a sample with the declared return, which passes within `quantile` standard errors. */
export function getFigures(declared: number, { rounds, sum, squares }: Sample, quantile = NINETY_NINE): Figures {
  const mean = sum / rounds
  const variance = (squares / rounds - mean ** 2) * (rounds / (rounds - 1))
  const deviation = Math.sqrt(variance)
  const halfWidth = (100 * quantile * deviation) / Math.sqrt(rounds)
  const measured = 100 * mean
  return { declared, measured, halfWidth, inside: Math.abs(measured - declared) <= halfWidth, deviation }
}
