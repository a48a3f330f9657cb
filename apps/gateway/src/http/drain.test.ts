import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drain } from './drain.ts'
import type { Phase } from './health.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['the last two seconds', 10_000, 8_000],
  ['half of a short drain', 3_000, 1_500],
])('closes in %s', async (_when, drainMs, closingAtMs) => {
  const steps: string[] = []
  const note = (step: string) => steps.push(`${step} after ${performance.now()}`)
  const began = performance.now()
  const draining = drain((phase: Phase) => note(phase), drainMs).then(() => note('closed'))
  await vi.advanceTimersByTimeAsync(drainMs)
  await draining
  expect(began).toBe(0)
  expect(steps).toEqual(['draining after 0', `closing after ${closingAtMs}`, `closed after ${drainMs}`])
})
