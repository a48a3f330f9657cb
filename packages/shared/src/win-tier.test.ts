import { expect, it } from 'vitest'
import { isBigWin, winTier } from './win-tier.ts'

it.each([
  ['0', 0],
  ['999.99', 0],
  ['1000.00', 0],
  ['1000.01', 1],
  ['9999.99', 1],
  ['10000.00', 2],
  ['49999.99', 2],
  ['50000.00', 3],
  ['1000000.00', 3],
])('ranks a payout of %s for a stake of 1000 as tier %d', (payout, tier) => {
  expect(winTier(payout, '1000.00')).toBe(tier)
  expect(isBigWin(payout, '1000.00')).toBe(tier >= 2)
})
