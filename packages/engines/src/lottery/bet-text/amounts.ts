import type { BetType } from '../bet-type.ts'
import type { Cursor, Token } from './tokens.ts'

/** A price as it is written. */
export interface Amount {
  /** NaN where it has several readings, or none. */
  readonly value: number
  /** The readings, each as `value`. */
  readonly either?: readonly number[]
  /** NONE: in the unit of the house below 1,000. HOUSE: in that unit. POINT_OR_DONG: "10d" is 10 points of lo, "50000d" is money. */
  readonly unit: 'MONEY' | 'NONE' | 'HOUSE' | 'POINTS' | 'POINT_OR_DONG'
  /** How many tokens it takes. */
  readonly length: number
}

export const UNITS = 'k n ng ngàn ngan nghìn nghin tr triệu m củ đ điểm đồng vnd'
const FACTORS: Readonly<Record<string, number>> = {
  k: 1_000,
  n: 1_000,
  ng: 1_000,
  ngan: 1_000,
  nghin: 1_000,
  tr: 1_000_000,
  trieu: 1_000_000,
  m: 1_000_000,
  cu: 1_000_000,
  vnd: 1,
  dong: 1,
}
const LARGEST = 1_000_000_000_000

const isUnit = (token: Token | undefined): token is Token =>
  token?.is === 'WORD' &&
  /^[ \t]{0,3}$/.test(token.gap) &&
  (token.text in FACTORS || token.text === 'd' || token.text === 'diem')

/** The amount that begins at a number; null if there is no number. `hasDecimals`: whether a point or comma can be part of it. */
export function amountAt(cursor: Cursor, at: number, hasDecimals = true): Amount | null {
  const ahead = at - cursor.at
  const first = cursor.peek(ahead)
  if (first?.is !== 'NUMBER') return null
  if (first.text.length > 10) return { value: Number.NaN, unit: 'NONE', length: 1 }
  const parts = [first.text]
  const joins: string[] = []
  for (let next = hasDecimals ? cursor.peek(ahead + 1) : undefined; next?.is === 'NUMBER' && /^[.,]$/.test(next.gap);) {
    parts.push(next.text)
    joins.push(next.gap)
    if (parts.length > 4) return { value: Number.NaN, unit: 'NONE', length: parts.length }
    next = cursor.peek(ahead + parts.length)
  }
  const unit = cursor.peek(ahead + parts.length)
  const hasUnit = isUnit(unit)
  const length = parts.length + (hasUnit ? 1 : 0)
  const make = (value: number, kind: Amount['unit'] = 'MONEY'): Amount => ({ value, unit: kind, length })
  const unclear = make(Number.NaN)
  const [whole = '', fraction = ''] = parts
  const isGrouped =
    parts.length > 1 &&
    parts.slice(1).every((part) => part.length === 3) &&
    whole.length <= 3 &&
    !whole.startsWith('0') &&
    new Set(joins).size === 1
  if (isGrouped) {
    const value = Number(parts.join(''))
    if (!hasUnit) return make(value)
    // "1.500k" could be 1.5 thousand or 1.5 million.
    if (FACTORS[unit.text] === 1 || (unit.text === 'd' && value >= 1_000)) return make(value)
    const factor = FACTORS[unit.text]
    return factor === 1_000 && parts.length === 2 ? { ...unclear, either: [value, value * factor] } : unclear
  }
  if (parts.length > 2 || whole.length > 9) return unclear
  // "1.50" could be 1.5 thousand or 150 thousand.
  if (fraction.length === 2 && parts.length === 2 && !hasUnit && Number(whole) > 0 && whole.length + 2 < 5) {
    return { ...make(Number.NaN, 'HOUSE'), either: [Number(`${whole}.${fraction}`), Number(`${whole}${fraction}`)] }
  }
  if (fraction.length > 1 && !(fraction.length === 2 && (hasUnit || Number(whole) === 0))) return unclear
  const value = Number(`${whole}.${fraction || '0'}`)
  if (!hasUnit) return make(value, parts.length > 1 ? 'HOUSE' : 'NONE')
  const factor = FACTORS[unit.text]
  // "1tr5" is 1.5 million.
  const rest = cursor.peek(ahead + length)
  if (factor === 1_000_000 && rest?.is === 'NUMBER' && rest.gap === '') {
    if (parts.length > 1 || rest.text.length > 3) return unclear
    const half = cursor.peek(ahead + length + 1)
    if (isUnit(half) && half.gap === '') return unclear
    return { value: tidy(Number(`${whole}.${rest.text}`) * 1_000_000), unit: 'MONEY', length: length + 1 }
  }
  if (unit.text === 'd') return make(value, 'POINT_OR_DONG')
  if (unit.text === 'diem') return make(value, 'POINTS')
  return make(tidy(value * (factor ?? 1)))
}

const tidy = (value: number) => Math.round(value * 1_000) / 1_000

/** Whether a number has a unit, so that it is a price without a mark. */
export function hasUnitAt(cursor: Cursor, at: number): boolean {
  const ahead = at - cursor.at
  return cursor.peek(ahead)?.is === 'NUMBER' && isUnit(cursor.peek(ahead + 1))
}

/** Unit of a price below 1,000 without a unit, in whole units of currency, unless the house has another. */
export const USUAL_PRICE_UNIT = 1_000
/** A point of lo. */
const POINT = 1_000

/** Each reading in whole units of currency. */
function getMoney({ value, either = [value], unit }: Amount, priceUnit = USUAL_PRICE_UNIT): number[] {
  return either.map((read) => (unit === 'HOUSE' || (unit === 'NONE' && read < 1_000) ? tidy(read * priceUnit) : read))
}

/** Whether an amount is written in points of lo. */
export const isInPoints = ({ value, unit }: Amount): boolean =>
  unit === 'POINTS' || (unit === 'POINT_OR_DONG' && value < 1_000)

/** What a recap says that bets come to, in whole units of currency. */
export const getTotals = (amount: Amount, priceUnit?: number): number[] =>
  isInPoints(amount) ? [amount.value * POINT] : getMoney(amount, priceUnit)

/** In whole units of currency, or why not. */
export function getStake(
  amount: Amount,
  counted: BetType['unit'],
  priceUnit: number | undefined,
): number | 'AMOUNT' | 'UNIT' {
  const { value, unit } = amount
  const isMoney = unit === 'MONEY' || (unit === 'POINT_OR_DONG' && counted === 'MONEY' && value >= 1_000)
  const isPoints = counted === 'POINT' && isInPoints(amount)
  if (Number.isNaN(value)) return 'AMOUNT'
  if (unit !== 'NONE' && unit !== 'HOUSE' && !isMoney && !isPoints) return 'UNIT'
  const [stake = 0] = isPoints ? [value * POINT] : getMoney({ value, unit, length: 1 }, priceUnit)
  return Number.isInteger(stake) && stake > 0 && stake <= LARGEST ? stake : 'AMOUNT'
}
