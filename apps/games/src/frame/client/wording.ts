/** Puts values into a text: `{name}` is replaced by its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** An amount in parts, so that the currency's sign can be set lighter than the digits. */
export interface AmountPart {
  readonly text: string
  readonly sign: boolean
}

/**
 * A decimal string ("12500.00") as the language writes money. The digits are taken from the string, never through a
 * floating-point number. A currency that is not three letters is written out after the amount.
 */
export function amountParts(amount: string, currency: string, language: string, decimals = 2): AmountPart[] {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const text = amount as Intl.StringNumericLiteral
  if (!/^[A-Z]{3}$/.test(currency)) {
    const number = new Intl.NumberFormat(language, digits).format(text)
    return [
      { text: number, sign: false },
      { text: ` ${currency}`, sign: true },
    ]
  }
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(language, { ...style, ...digits }).formatToParts(text)
  return parts.map((part) => ({ text: part.value, sign: part.type === 'currency' }))
}

/** True if one decimal amount is above another; compared as whole ten-thousandths, never as floating-point numbers. */
export function isAbove(amount: string, other: string): boolean {
  return tenThousandths(amount) > tenThousandths(other)
}

function tenThousandths(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(4, '0'))
}
