import { expect, test } from 'vitest'
import { feeOf, timeLeft } from './deposit-states.ts'

test.each([
  ['100000', '0.00', 0, '0'],
  ['100000', '2000.00', 50, '2500'],
  ['100001', '0.00', 100, '1001'],
  ['20000', '0.00', 100, '200'],
])('the fee of %s with %s and %i basis points is %s', (amount, fixed, points, fee) =>
  expect(feeOf(amount, fixed, points)).toBe(fee),
)

test.each([
  [899_001, '15:00'],
  [61_000, '1:01'],
  [400, '0:01'],
  [-5_000, '0:00'],
])('formats %i ms as %s', (ms, shown) => {
  const now = Date.parse('2026-11-22T04:00:00Z')
  expect(timeLeft(new Date(now + ms).toISOString(), now)).toBe(shown)
})
