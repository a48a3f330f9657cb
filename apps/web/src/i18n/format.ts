import { exactNumber, formatMoney, numberFormat, writeMinus } from '@playhouse/shared/money-format.ts'

/** All functions take the BCP-47 tag of the target language. Amounts are decimal strings and never become floats. */

/** A short amount for axes and tiles: "1500000" → "1,5 Tr ₫" (vi-VN), "₫1.5M" (en). */
export function formatCompactMoney(amount: string, currency: string, locale: string): string {
  if (/^-?\d{1,3}(\.|$)/.test(amount)) return formatMoney(amount, currency, locale, { short: true })
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return writeMinus(format.formatToParts(exactNumber(amount)))
}

/** 12345 → "12.345" (vi-VN), "12,345" (en). */
export function formatInteger(value: number | bigint, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}

/** 1234567 → "1.2M" in English. */
export function formatCompact(value: number, locale: string): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/**
 * A ratio as percent: 0.965 is "96.5%" in English. Always `decimals` decimals, one by default, so that columns align.
 */
export function formatPercent(ratio: number, locale: string, decimals = 1): string {
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(ratio)
}
