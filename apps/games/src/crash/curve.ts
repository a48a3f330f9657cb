import { growthAfter } from '@playhouse/engines/crash/crash.ts'

/** What of the curve is in view: from 1 at 0 ms up to these. */
export interface Extent {
  readonly ms: number
  readonly top: number
}

const LEAST_MS = 6_000
const LEAST_TOP = 2

/** The view in which the curve's end stands below and left of the corner; it grows with the curve. */
export function extentAt(elapsedMs: number, room = 1.15): Extent {
  return {
    ms: Math.max(LEAST_MS, elapsedMs * 1.1),
    top: Math.max(LEAST_TOP, 1 + (growthAfter(elapsedMs) - 1) * room),
  }
}

/** Round values above `from` up to `to`: multiples of 1, 2 or 5 of a power of ten, `most` of them or one more. */
export function ticks(from: number, to: number, most: number): number[] {
  const least = (to - from) / most
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5].find((count) => count * power >= least) ?? 10)
  const found: number[] = []
  for (let count = Math.floor(from / step) + 1; count * step <= to; count += 1) {
    found.push(Math.round(count * step * 1e6) / 1e6)
  }
  return found
}

/** Points of the curve between two times, both included. Out: time and multiplier. */
export function curvePoints(fromMs: number, toMs: number, count = 64): [ms: number, times: number][] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const ms = fromMs + ((toMs - fromMs) * index) / count
    return [ms, growthAfter(ms)]
  })
}
