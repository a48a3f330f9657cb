import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { parseAmount } from '@playhouse/shared/money.ts'

/** Hundredths of a token for an amount in minor units, at a price of one token: rounded up for what is sent, down for what is received. */
export function tokenHundredths(amount: bigint, rate: string, rounding: 'up' | 'down'): bigint {
  const price = parseAmount(rate)
  return (amount * 100n + (rounding === 'up' ? price - 1n : 0n)) / price
}

/** ≈ 1,234.50 USDT */
export const formatTokens = (hundredths: bigint, locale: string): string =>
  `≈ ${numberFormat(locale, { minimumFractionDigits: 2 }).format(
    exactNumber(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`),
  )} USDT`
