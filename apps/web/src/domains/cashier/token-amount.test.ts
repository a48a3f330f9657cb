import { expect, it } from 'vitest'
import { formatTokens, tokenHundredths } from './token-amount.ts'

const MINOR = 10_000n

it('rounds tokens that are sent up to a hundredth, as the payment provider does, and received ones down', () => {
  expect(tokenHundredths(1_000_000n * MINOR, '25000.00', 'up')).toBe(4_000n)
  expect(tokenHundredths(1_000_001n * MINOR, '25000.00', 'up')).toBe(4_001n)
  expect(tokenHundredths(1_000_249n * MINOR, '25000.00', 'down')).toBe(4_000n)
  expect(tokenHundredths(100n * MINOR, '0.3333', 'up')).toBe(30_004n)
})

it('writes tokens with two decimals, exactly beyond what a number holds', () => {
  expect(formatTokens(123_450n, 'en')).toBe('≈ 1,234.50 USDT')
  expect(formatTokens(900_719_925_474_099_305n, 'en')).toBe('≈ 9,007,199,254,740,993.05 USDT')
  expect(formatTokens(5n, 'vi')).toBe('≈ 0,05 USDT')
})
