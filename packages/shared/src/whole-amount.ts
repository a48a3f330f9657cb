import { MINOR_UNITS, parseAmount } from './money.ts'

/* Amounts that a person enters are whole units: banks transfer nothing smaller. */

/** Fits the ledger's bigint. */
const DIGITS_MAX = 12
const GROUPED = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*$/u

/**
 * Parses a typed whole amount, with or without thousands separators ("1.000.000", "1,000,000" → "1000000"); undefined for anything else,
 * zero included.
 */
export function wholeAmount(typed: string): string | undefined {
  const text = typed.trim()
  // The platform reads zeros before a number as nothing, too.
  const digits = (GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text).replace(/^0+(?=[1-9])/, '')
  return /^[1-9]\d*$/.test(digits) && digits.length <= DIGITS_MAX ? digits : undefined
}

const ENTERED = new RegExp(`^\\d{1,${DIGITS_MAX}}(?:\\.0{1,4})?$`)

/** Minor units of a whole amount above zero on the wire ("200000", "200000.00", 200000); undefined for anything else. */
export function wholeUnits(entered: string | number): bigint | undefined {
  const text = String(entered).trim()
  if (!ENTERED.test(text)) return undefined
  const minor = parseAmount(text)
  return minor >= MINOR_UNITS ? minor : undefined
}
