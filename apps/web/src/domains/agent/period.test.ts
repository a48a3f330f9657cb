import { expect, test } from 'vitest'
import { periodText } from './period.ts'

test.each([
  ['DAILY_SALARY', '2026-11-19T17:00:00Z', '2026-11-20T17:00:00Z', '2026-11-20'],
  ['DIVIDEND', '2026-10-31T17:00:00Z', '2026-11-15T17:00:00Z', '2026-11-01 – 2026-11-15'],
  ['REALTIME_SALARY', '2026-11-19T17:05:00Z', '2026-11-19T17:10:00Z', '2026-11-20 00:05:00 – 2026-11-20 00:10:00'],
] as const)('names the days of a period of %s, and times only where it is shorter', (kind, from, to, text) => {
  expect(periodText(kind, from, to)).toBe(text)
})
