import { expect, it } from 'vitest'
import { winTier } from './win-tier.ts'

it.each([
  ['0', 0],
  ['999.99', 0],
  ['1000.00', 0],
  ['1000.01', 1],
  ['4999.99', 1],
  ['5000.00', 2],
  ['19999.99', 2],
  ['20000.00', 3],
  ['1000000.00', 3],
])('ranks a payout of %s for a stake of 1000 as tier %d', (payout, tier) => {
  expect(winTier(payout, '1000.00')).toBe(tier)
})
