import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progressReporter } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('tells a log every five seconds how far a long step is, and when each has finished', () => {
  const lines: string[] = []
  const report = progressReporter({ isTTY: false, write: (text) => lines.push(String(text)) > 0 }, false)
  for (let done = 1_000; done <= 12_000; done += 1_000) {
    report({ step: 'Rounds', done, total: 12_000 })
    vi.advanceTimersByTime(1_000)
  }
  report({ step: 'Sums', done: 3, total: 3 })
  expect(lines).toEqual([
    '  Rounds: 1,000 of 12,000\n',
    '  Rounds: 6,000 of 12,000\n',
    '  Rounds: 11,000 of 12,000\n',
    '  Rounds: 12,000\n',
    '  Sums: 3\n',
  ])
})
