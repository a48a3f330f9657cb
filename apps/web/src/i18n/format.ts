/** All functions take the BCP-47 tag to write for. Amounts are decimal strings and never become floats. */

/** The house's clock: draws, days and reports are cut in Vietnam's time (GMT+7). */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh'

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}

/** Decimal strings keep all their digits in Intl; TypeScript only knows them as literal types. */
function exact(amount: string): Intl.StringNumericLiteral {
  return amount as Intl.StringNumericLiteral
}

/** "1234.5", "VND" → "1.234,50 ₫" (vi-VN), "₫1,234.50" (en). Two decimals, cut and never rounded up. */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return writeMinus(moneyFormat(currency, locale).formatToParts(exact(amount)))
}

interface MoneyStyle {
  /** Writes + before gains too. */
  signed?: boolean
  /** Leaves out what is below one unit. */
  whole?: boolean
}

/** The same in Intl's parts, so that the currency sign can be set lighter than the digits. */
export function moneyParts(
  amount: string,
  currency: string,
  locale: string,
  style: MoneyStyle = {},
): Intl.NumberFormatPart[] {
  return moneyFormat(currency, locale, style).formatToParts(exact(amount)).map(withMinus)
}

/** A true minus sign: as wide as a digit, where Intl's hyphen is not. */
function withMinus(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  return part.type === 'minusSign' ? { type: 'minusSign', value: '\u2212' } : part
}

function writeMinus(parts: Intl.NumberFormatPart[]): string {
  return parts.map((part) => withMinus(part).value).join('')
}

function moneyFormat(
  currency: string,
  locale: string,
  { signed = false, whole = false }: MoneyStyle = {},
): Intl.NumberFormat {
  const decimals = whole ? 0 : 2
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
}

/** A short amount for axes and tiles: "1500000" → "1,5 Tr ₫" (vi-VN), "₫1.5M" (en). */
export function formatCompactMoney(amount: string, currency: string, locale: string): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return writeMinus(format.formatToParts(exact(amount)))
}

/** 12345 → "12.345" (vi-VN), "12,345" (en). */
export function formatInteger(value: number | bigint, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}

/** 1234567 → "1.2M" in English. */
export function formatCompact(value: number, locale: string): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** A ratio, so 0.965 → "96.5%" in English. Exactly `decimals` decimals, one unless said, so that columns align. */
export function formatPercent(ratio: number, locale: string, decimals = 1): string {
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(ratio)
}
