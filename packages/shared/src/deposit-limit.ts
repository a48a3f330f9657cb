/** 24 hours, 7 days, a month. */
export const DEPOSIT_LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export type DepositLimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number]

/** Fits the ledger's bigint. */
const DIGITS_MAX = 12
const GROUPED = /^\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*$/u

/**
 * Parses a typed whole amount, with or without thousands separators ("1.000.000", "1,000,000" → "1000000"); undefined for anything else,
 * zero included.
 */
export function wholeAmount(typed: string): string | undefined {
  const text = typed.trim()
  const digits = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text
  return /^[1-9]\d*$/.test(digits) && digits.length <= DIGITS_MAX ? digits : undefined
}
