/**
 * Money is an integer count of minor units, ten thousand to one unit of the currency: lottery prices use up to four
 * decimals. On every wire it is a decimal string; floating point never touches it.
 */
export const MONEY_SCALE = 4
export const MINOR_UNITS = 10_000n

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/

/** Thrown for text that is not a decimal amount with at most four decimals. */
export class NotAnAmountError extends Error {
  constructor(text: string) {
    super(`Not an amount with at most ${MONEY_SCALE} decimals: ${JSON.stringify(text.slice(0, 40))}`)
    this.name = 'NotAnAmountError'
  }
}

/** Minor units of a decimal string ("12.5" → 125000n). Throws NotAnAmountError. */
export function parseAmount(text: string): bigint {
  const match = DECIMAL.exec(text)
  if (!match) throw new NotAnAmountError(text)
  const [, sign, whole = '0', fraction = ''] = match
  const minor = BigInt(whole) * MINOR_UNITS + BigInt(fraction.padEnd(MONEY_SCALE, '0'))
  return sign ? -minor : minor
}

/** The decimal string of minor units, two decimals unless more are needed (125000n → "12.50"). */
export function formatAmount(minor: bigint): string {
  const absolute = minor < 0n ? -minor : minor
  const fraction = (absolute % MINOR_UNITS)
    .toString()
    .padStart(MONEY_SCALE, '0')
    .replace(/0{1,2}$/, '')
  return `${minor < 0n ? '-' : ''}${absolute / MINOR_UNITS}.${fraction}`
}
