import { wholeAmount } from '@playhouse/shared/whole-amount.ts'

const DECIMAL = /^(?:\d{1,15}|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d{1,4})?$/

/**
 * A typed amount as decimal text; undefined for zero and anything invalid. "200.000" is two hundred thousand, as in
 * every money field.
 */
export function typedAmount(typed: string): string | undefined {
  const whole = wholeAmount(typed)
  if (whole !== undefined) return whole
  const text = typed.trim()
  return DECIMAL.test(text) && /[1-9]/.test(text) ? text.replaceAll(/[\s,]/g, '') : undefined
}
