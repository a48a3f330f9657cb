import type { BetType, Compare } from './bet-type.ts'
import { type DrawNumbers, POOLS, slotsCompared, getSlots, type Structure, valueBase } from './games.ts'
import { classOfEnding, getEnding, keysOfValues } from './hits.ts'

/** Where a result hits a key: which numbers, and which digits of them. */
export interface Place {
  readonly key: number
  /** Indexes of the numbers, in draw order. */
  readonly slots: readonly number[]
  /** Digits from (included) … */
  readonly from: number
  /** … to (excluded) of each. */
  readonly to: number
}

/**
 * Every hit of a bet type in the numbers shown so far; a complete result gives the hits of `getHits`. A key that needs more numbers than
 * are shown is not there yet.
 */
export function placesHit(structure: Structure, { compare }: BetType, shown: DrawNumbers): Place[] {
  if (compare.of === 'ENDING') {
    return slotsCompared(structure, compare)
      .filter((slot) => slot < shown.length)
      .map((slot) => {
        const number = shown[slot] ?? ''
        return { key: getEnding(number, compare), slots: [slot], ...digitsRead(number.length, compare) }
      })
  }
  if (compare.of === 'ENDING_CLASS') {
    const slot = getSlots(structure).findIndex(({ prize }) => prize === compare.prize)
    const number = shown[slot]
    if (number === undefined) return []
    return [{ key: classOfEnding(number, compare.classes), slots: [slot], from: number.length - 2, to: number.length }]
  }
  if (structure.kind === 'VN') return []
  const { to } = POOLS[structure.kind]
  const whole = { from: 0, to: String(to).length }
  const values = shown.map(Number)
  return slotsOfKeys(compare, values, valueBase(to)).map((place) => ({ ...place, ...whole }))
}

function digitsRead(length: number, { part, digits }: Extract<Compare, { of: 'ENDING' }>) {
  if (part === 'FIRST') return { from: 0, to: digits }
  return part === 'TENS' ? { from: length - 2, to: length - 1 } : { from: length - digits, to: length }
}

function slotsOfKeys(compare: Compare, values: readonly number[], base: number): Pick<Place, 'key' | 'slots'>[] {
  switch (compare.of) {
    case 'VALUE_AT':
    case 'ANYWHERE':
      return keysOfValues(compare, values, base).map((key, slot) => ({ key, slots: [slot] }))
    case 'TIMES':
      return keysOfValues(compare, values, base).map((key) => ({
        key,
        slots: values.flatMap((value, slot) => (value === key ? [slot] : [])),
      }))
    default: {
      const slots = slotsTogether(compare)
      if (slots.some((slot) => slot >= values.length)) return []
      return keysOfValues(compare, values, base).map((key) => ({ key, slots }))
    }
  }
}

/** The numbers that decide a key together. */
function slotsTogether(compare: Compare): number[] {
  const range = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
  switch (compare.of) {
    case 'DIRECT':
      return range(compare.first, compare.length)
    case 'GROUP':
    case 'PATTERN':
      return range(compare.first, 3)
    case 'SUM':
    case 'SUM_SIZE':
    case 'SUM_PARITY':
      return range(0, compare.length)
    case 'DUEL':
      return [compare.left, compare.right]
    case 'CLASS_AT':
      return [compare.position]
    default:
      throw new RangeError(`${compare.of} is not decided by several numbers`)
  }
}
