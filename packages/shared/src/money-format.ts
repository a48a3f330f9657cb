/** All functions take the BCP 47 tag to write for. Amounts are decimal strings and never become floats. */

const numberFormats = new Map<string, Intl.NumberFormat>()

/** The cached format of a locale and options: making one costs far more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}

/** Decimal strings keep all their digits in Intl; TypeScript only knows them as literal types. */
export function exactNumber(amount: string): Intl.StringNumericLiteral {
  return amount as Intl.StringNumericLiteral
}

/** "1234.5", "VND" → "1.234,50 ₫" (vi-VN), "₫1,234.50" (en). Two decimals, cut and never rounded up. */
export function formatMoney(amount: string, currency: string, locale: string, style: MoneyStyle = {}): string {
  return moneyParts(amount, currency, locale, style)
    .map((part) => part.value)
    .join('')
}

interface MoneyStyle {
  /** Writes + before gains too. */
  signed?: boolean
  /** Leaves out what is below one unit. */
  whole?: boolean
}

/**
 * The same in Intl's parts, so that the currency sign can be set lighter than the digits. A currency that is not an ISO code
 * ("POINTS") is written out after the amount.
 */
export function moneyParts(
  amount: string,
  currency: string,
  locale: string,
  { signed = false, whole = false }: MoneyStyle = {},
): Intl.NumberFormatPart[] {
  const decimals = whole ? 0 : 2
  const isCode = /^[A-Z]{3}$/.test(currency)
  const format = numberFormat(locale, {
    ...(isCode && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  const parts = format.formatToParts(exactNumber(amount)).map(withMinus)
  return isCode ? parts : [...parts, { type: 'currency', value: ` ${currency}` }]
}

/** A true minus sign: as wide as a digit, where Intl's hyphen is not. */
function withMinus(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  return part.type === 'minusSign' ? { type: 'minusSign', value: '\u2212' } : part
}

export function writeMinus(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map((part) => withMinus(part).value).join('')
}
