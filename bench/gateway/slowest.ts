import type { Observed, Pause } from './counter.ts'
import type { Latency } from './load.ts'

const SLOWEST = 100

/** What held up the slowest hundred requests: milliseconds of each on average. */
export interface Slowest {
  ms: number
  garbageMs: number
  /** The event loop did something else, such as compiling. */
  busyMs: number
}

/** The rest of their time they waited for the platform, or for a slot to ask it. */
export function explainSlowest(requests: readonly Latency[], { garbage, stalls }: Observed): Slowest {
  const slowest = requests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const garbageMs = mean(slowest.map((request) => overlap(request, garbage)))
  const stalledMs = mean(slowest.map((request) => overlap(request, stalls)))
  return { ms: mean(slowest.map(({ ms }) => ms)), garbageMs, busyMs: Math.max(0, stalledMs - garbageMs) }
}

function overlap({ at, ms }: Latency, pauses: readonly Pause[]): number {
  return pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, at + ms) - Math.max(from, at)), 0)
}
