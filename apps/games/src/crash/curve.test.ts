import { describe, expect, it } from 'vitest'
import { growthAfter } from '@playhouse/engines/crash/crash.ts'
import { curvePoints, extentAt, ticks } from './curve.ts'

it.each([0, 3_000, 10_000, 60_000])('keeps the end of the curve in view with room above it after %d ms', (ms) => {
  const extent = extentAt(ms)
  expect(extent.ms).toBeGreaterThan(ms)
  expect(extent.top).toBeGreaterThan(growthAfter(ms))
  expect(extentAt(ms + 1).top).toBeGreaterThanOrEqual(extent.top)
})

describe('ticks', () => {
  it.each([
    [1, 2, 4, [1.5, 2]],
    [1, 2.3, 5, [1.5, 2]],
    [1, 11, 5, [2, 4, 6, 8, 10]],
    [0, 6, 6, [1, 2, 3, 4, 5, 6]],
    [0, 25, 5, [5, 10, 15, 20, 25]],
    [1, 1_000, 4, [500, 1_000]],
  ])('returns round values between %d and %d for about %d ticks', (from, to, maximum, expected) => {
    expect(ticks(from, to, maximum)).toEqual(expected)
  })
})

it('returns points including both ends of the curve', () => {
  const points = curvePoints(1_000, 5_000, 8)
  expect(points).toHaveLength(9)
  expect([points[0], points.at(-1)]).toEqual([
    [1_000, growthAfter(1_000)],
    [5_000, growthAfter(5_000)],
  ])
})
