/** All functions take a BCP 47 tag. Amounts are decimal strings and never become floats. */

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached: creating a format costs far more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}

/** Intl keeps all digits of a decimal string; TypeScript types it for literals only. */
export function exactNumber(amount: string): Intl.StringNumericLiteral {
  return amount as Intl.StringNumericLiteral
}

/** Currencies that are used without decimals. Their amounts can have them nevertheless, because stakes and shares are computed. */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(['VND', 'IDR', 'JPY', 'KRW', 'LAK', 'MMK', 'POINTS'])

/** "1234.5", "VND" → "1.234 ₫" (vi-VN), "₫1,234" (en); "USD" → "$1,234.50". Truncates. */
export function formatMoney(amount: string, currency: string, locale: string, style: MoneyStyle = {}): string {
  return moneyParts(amount, currency, locale, style)
    .map((part) => part.value)
    .join('')
}

interface MoneyStyle {
  /** Shows + for gains. */
  signed?: boolean
  /** Omits decimals. */
  whole?: boolean
  /** Has decimals only if there are any, for rules, limits and rewards. */
  short?: boolean
  /** Has decimals in every currency, for receipts, statements and rates. */
  exact?: boolean
}

/** A ratio as percent with at most two decimals, for rules: 0.3 is "30%", 0.125 "12.5%" in English. */
export function formatShare(ratio: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(ratio)
}

/**
 * The parts of a formatted amount, for styling the currency sign. A currency that is not an ISO code ("POINTS") follows the amount
 * in full.
 */
export function moneyParts(
  amount: string,
  currency: string,
  locale: string,
  { signed = false, whole = false, short = false, exact = false }: MoneyStyle = {},
): Intl.NumberFormatPart[] {
  const isRound = !/\.\d*[1-9]/.test(amount)
  // Less than one is not shown as nothing.
  const omits = WITHOUT_DECIMALS.has(currency) && !exact && (isRound || /^-?0*[1-9]/.test(amount))
  const decimals = whole || omits || (short && isRound) ? 0 : 2
  const isCode = /^[A-Z]{3}$/.test(currency)
  const format = numberFormat(locale, {
    ...(isCode && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
    // `auto` would write a loss of less than a whole as −0.
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  const parts = format.formatToParts(exactNumber(amount)).map(withMinus)
  return isCode ? parts : [...parts, { type: 'currency', value: ` ${currency}` }]
}

/** A minus sign as wide as a digit; Intl uses a hyphen. */
function withMinus(part: Intl.NumberFormatPart): Intl.NumberFormatPart {
  return part.type === 'minusSign' ? { type: 'minusSign', value: '\u2212' } : part
}

export function writeMinus(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map((part) => withMinus(part).value).join('')
}
