import { MONEY_SCALE, NotAnAmountError, normalizeAmount } from '@playhouse/shared/money.ts'
import type { AmountFormat } from './dialect.ts'
import { ExactNumber } from './exact-number.ts'
import { FieldError } from './field-error.ts'

/** JSON's form of numbers, which includes decimal text. */
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/** The contract's decimal text of an amount of theirs. Digits are moved, never computed with. @throws FieldError */
export function amountToOurs(theirs: unknown, { amount, decimals }: AmountFormat): string {
  const isNumber = typeof theirs === 'number' || theirs instanceof ExactNumber
  const match = isNumber || typeof theirs === 'string' ? NUMBER.exec(String(theirs)) : null
  const expected = amount === 'minor' ? 'whole minor units' : `an amount with at most ${decimals} decimals`
  if (!match || (match[4] !== undefined && !isNumber)) throw new FieldError(expected)
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const written = withoutZeros(moved(whole, fraction, Number(exponent)))
  if (written.fraction.length > (amount === 'minor' ? 0 : decimals)) throw new FieldError(expected)
  const units = amount === 'minor' ? withoutZeros(moved(written.whole, '', -decimals)) : written
  if (units.fraction.length > MONEY_SCALE) throw new FieldError(`an amount with at most ${MONEY_SCALE} decimals`)
  try {
    return normalizeAmount(sign + joined(units))
  } catch (error) {
    throw error instanceof NotAnAmountError
      ? new FieldError('an amount with at most 15 digits before the point')
      : error
  }
}

/** Their form of an amount of the contract. @throws FieldError for more decimals than theirs have */
export function amountToTheirs(ours: unknown, { amount, decimals, json }: AmountFormat): string | ExactNumber {
  const match = typeof ours === 'string' || typeof ours === 'number' ? NUMBER.exec(String(ours)) : null
  const [, sign = '', whole = '', fraction = '', exponent] = match ?? []
  const written = withoutZeros({ whole, fraction })
  if (!match || exponent !== undefined || written.fraction.length > decimals)
    throw new FieldError(`an amount with at most ${decimals} decimals`)
  const text =
    sign +
    (amount === 'minor'
      ? joined(moved(written.whole, written.fraction, decimals))
      : joined({ whole: written.whole, fraction: written.fraction.padEnd(json === 'text' ? decimals : 0, '0') }))
  return json === 'number' ? new ExactNumber(text) : text
}

interface Digits {
  whole: string
  fraction: string
}

/** The same digits with the point moved: to the right by a positive number of places. */
function moved(whole: string, fraction: string, places: number): Digits {
  const digits = whole + fraction
  const point = whole.length + places
  if (point <= 0) return { whole: '0', fraction: '0'.repeat(-point) + digits }
  return { whole: digits.slice(0, point).padEnd(point, '0'), fraction: digits.slice(point) }
}

const withoutZeros = ({ whole, fraction }: Digits): Digits => ({
  whole: whole.replace(/^0+(?=\d)/, ''),
  fraction: fraction.replace(/0+$/, ''),
})

function joined(digits: Digits): string {
  const whole = digits.whole.replace(/^0+(?=\d)/, '')
  return digits.fraction === '' ? whole : `${whole}.${digits.fraction}`
}
