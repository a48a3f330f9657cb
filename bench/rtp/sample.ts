import { fastDraw } from './fast-draw.ts'
import type { Trial } from './trials.ts'

/** Sums over some rounds, in stakes. */
export interface Sample {
  readonly rounds: number
  readonly sum: number
  readonly squares: number
}

/** A measured return beside the declared one, in per cent. */
export interface Figures {
  readonly declared: number
  readonly measured: number
  /** Half of the width of the confidence interval around the measured return. */
  readonly halfWidth: number
  readonly inside: boolean
  /** Of one round, in stakes. */
  readonly deviation: number
}

/** Quantile of the normal distribution for an interval that holds the true value 99 times in a hundred. */
const NINETY_NINE = 2.575_829

/** Plays so many rounds of a trial from a seed. */
export function play({ play: round }: Trial, rounds: number, seed: string): Sample {
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

/** What a sample says of a declared return. In: `quantile` standard errors to either side count as inside. */
export function figuresOf(declared: number, { rounds, sum, squares }: Sample, quantile = NINETY_NINE): Figures {
  const mean = sum / rounds
  const variance = (squares / rounds - mean ** 2) * (rounds / (rounds - 1))
  const deviation = Math.sqrt(variance)
  const halfWidth = (100 * quantile * deviation) / Math.sqrt(rounds)
  const measured = 100 * mean
  return { declared, measured, halfWidth, inside: Math.abs(measured - declared) <= halfWidth, deviation }
}
