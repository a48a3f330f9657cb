import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformClock } from './platform-clock.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 3_600_000

test('reports a clock that differs once, and again when it agrees', () => {
  const reported: number[] = []
  const clock = new PlatformClock((seconds) => reported.push(seconds))
  const observe = (aheadMs: number) => clock.observe(new Date(Date.now() + aheadMs).toUTCString())
  for (const ahead of [0, -2_000, 20_000, HOUR_MS, HOUR_MS - 2_000, HOUR_MS + 1_000]) observe(ahead)
  expect(reported.map((seconds) => Math.round(seconds / 60))).toEqual([60])
  observe(0)
  observe(-HOUR_MS)
  expect(reported.map((seconds) => Math.round(seconds / 60))).toEqual([60, 0, -60])
})

test('takes no time from a response that has none', () => {
  const onDiffers = vi.fn<(seconds: number) => void>()
  const clock = new PlatformClock(onDiffers)
  for (const date of [undefined, '', 'yesterday']) clock.observe(date)
  expect(onDiffers).not.toHaveBeenCalled()
})
