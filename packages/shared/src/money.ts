/**
 * Money is an integer number of minor units, 10,000 per currency unit, because lottery prices use up to four decimals. On the wire it is a
 * decimal string, never a float.
 */
export const MONEY_SCALE = 4
export const MINOR_UNITS = 10_000n

declare const formatted: unique symbol
/** Decimal text as `formatAmount` gives it. */
export type Amount = string & { readonly [formatted]: true }

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/

export class NotAnAmountError extends Error {
  constructor(text: string) {
    super(`Not an amount with at most ${MONEY_SCALE} decimals: ${JSON.stringify(text.slice(0, 40))}`)
    this.name = 'NotAnAmountError'
  }
}

/** Minor units of a decimal string ("12.5" → 125000n). @throws NotAnAmountError */
export function parseAmount(text: string): bigint {
  const match = DECIMAL.exec(text)
  if (!match) throw new NotAnAmountError(text)
  const [, sign, whole = '0', fraction = ''] = match
  const minor = BigInt(whole) * MINOR_UNITS + BigInt(fraction.padEnd(MONEY_SCALE, '0'))
  return sign ? -minor : minor
}

/** Two decimals unless more are needed (125000n → "12.50"). */
export function formatAmount(minor: bigint): Amount {
  const absolute = minor < 0n ? -minor : minor
  const fraction = (absolute % MINOR_UNITS)
    .toString()
    .padStart(MONEY_SCALE, '0')
    .replace(/0{1,2}$/, '')
  return `${minor < 0n ? '-' : ''}${absolute / MINOR_UNITS}.${fraction}` as Amount
}

/** What `formatAmount` gives, which nearly every amount of a response already is. */
const FORMATTED = /^(?!-0\.00$)-?(?:0|[1-9]\d{0,14})\.\d{2}(?:\d?[1-9])?$/

/** A decimal string as `formatAmount` gives it ("12.5" → "12.50"). @throws NotAnAmountError */
export const normalizeAmount = (text: string): Amount =>
  FORMATTED.test(text) ? (text as Amount) : formatAmount(parseAmount(text))

export const ZERO_AMOUNT = formatAmount(0n)

/** Without its decimals (1255000n → "125"). */
export const formatWholeAmount = (minor: bigint): string => String(minor / MINOR_UNITS)

/** Where an amount is drawn. It loses digits: neither show it nor compute with it. */
export const forChart = (text: string): number => Number(text)
