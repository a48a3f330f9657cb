import { expect, test } from 'vitest'
import { timeLeft } from './deposit-states.ts'

test.each([
  [899_001, '15:00'],
  [61_000, '1:01'],
  [400, '0:01'],
  [-5_000, '0:00'],
])('formats %i ms as %s', (ms, shown) => {
  const now = Date.parse('2026-11-22T04:00:00Z')
  expect(timeLeft(new Date(now + ms).toISOString(), now)).toBe(shown)
})
