import { growthAfter } from '@playhouse/engines/crash/crash.ts'

/** Upper bounds of the visible part of the curve, which starts at 1 and 0 ms. */
export interface Extent {
  readonly ms: number
  readonly top: number
}

const MIN_MS = 6_000
const MIN_TOP = 2

/** The extent that keeps the end of the curve clear of the top right corner. */
export function extentAt(elapsedMs: number, room = 1.15): Extent {
  return {
    ms: Math.max(MIN_MS, elapsedMs * 1.1),
    top: Math.max(MIN_TOP, 1 + (growthAfter(elapsedMs) - 1) * room),
  }
}

/** Round values in (`from`, `to`]: multiples of 1, 2 or 5 times a power of ten, at most `maxTicks` + 1 of them. */
export function ticks(from: number, to: number, maxTicks: number): number[] {
  const minStep = (to - from) / maxTicks
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = power * ([1, 2, 5].find((count) => count * power >= minStep) ?? 10)
  const found: number[] = []
  for (let count = Math.floor(from / step) + 1; count * step <= to; count += 1) {
    found.push(Math.round(count * step * 1e6) / 1e6)
  }
  return found
}

/** Points of the curve between two times, inclusive. */
export function curvePoints(fromMs: number, toMs: number, count = 64): [ms: number, times: number][] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const ms = fromMs + ((toMs - fromMs) * index) / count
    return [ms, growthAfter(ms)]
  })
}
