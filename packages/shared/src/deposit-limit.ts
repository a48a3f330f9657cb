/** Spans of time that a deposit limit counts over: 24 hours, 7 days, a month. */
export const DEPOSIT_LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export type DepositLimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number]

/** More digits than any deposit has, and few enough for the book. */
const DIGITS_MAX = 12
const GROUPED = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*$/u

/**
 * The digits of an amount in whole currency that someone typed, with or without the separators of thousands of their
 * language ("1.000.000", "1,000,000" → "1000000"); undefined for anything else, zero included.
 */
export function wholeAmount(typed: string): string | undefined {
  const text = typed.trim()
  const digits = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text
  return /^[1-9]\d*$/.test(digits) && digits.length <= DIGITS_MAX ? digits : undefined
}
