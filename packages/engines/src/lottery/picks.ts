import type { PickKind } from '@playhouse/shared/lottery-words.ts'
import type { BetType } from './bet-type.ts'
import { POOLS, type Structure, valueBase } from './games.ts'

/** Whether a number is a pick of the type: "99" of LO2, 11 of the sum of three dice. */
export function isPick(structure: Structure, { compare, choices }: BetType, key: number): boolean {
  if (!Number.isInteger(key) || key < 0) return false
  if (choices) return key < choices.length
  if (compare.of === 'ENDING') return key < 10 ** compare.digits
  if (structure.kind === 'VN') return false
  const { from, to, repeats } = POOLS[structure.kind]
  const inRange = (value: number) => value >= from && value <= to
  switch (compare.of) {
    case 'VALUE_AT':
      return Math.floor(key / 100) < compare.positions && inRange(key % 100)
    case 'DIRECT': {
      const values = getValues(key, compare.length, to)
      return values.every(inRange) && (repeats || new Set(values).size === values.length)
    }
    case 'GROUP': {
      const [a = 0, b = 0, c = 0] = getValues(key, 3, to)
      if (compare.shape === 'PAIR') return key < 100 && b !== c
      return key < 1000 && a < b && b < c
    }
    case 'SUM': {
      const minimum = repeats ? from * compare.length : getSum(from, compare.length)
      const maximum = repeats ? to * compare.length : getSum(to - compare.length + 1, compare.length)
      return key >= minimum && key <= maximum
    }
    default:
      return inRange(key)
  }
}

const getSum = (first: number, length: number) => (length * (2 * first + length - 1)) / 2

/** The values that make up a key of several, in order. */
function getValues(key: number, length: number, to: number): number[] {
  const base = valueBase(to)
  if (key >= base ** length) return [-1]
  return Array.from({ length }, (_, index) => Math.floor(key / base ** (length - 1 - index)) % base)
}

/** A pick as people write it: "05", "11", "BIG", "3:07" (third position, value 7), "01-05-11". */
export function formatPick(structure: Structure, { compare, choices }: BetType, key: number): string {
  if (choices) return choices[key] ?? String(key)
  if (compare.of === 'ENDING') return String(key).padStart(compare.digits, '0')
  if (structure.kind === 'VN') return String(key)
  const { to } = POOLS[structure.kind]
  const width = String(to).length
  if (compare.of === 'VALUE_AT') return `${Math.floor(key / 100) + 1}:${String(key % 100).padStart(width, '0')}`
  if (compare.of === 'DIRECT') {
    const values = getValues(key, compare.length, to).map((value) => String(value).padStart(width, '0'))
    return values.join(to < 10 ? '' : '-')
  }
  if (compare.of === 'GROUP') return String(key).padStart(compare.shape === 'PAIR' ? 2 : 3, '0')
  if (compare.of === 'SUM') return String(key)
  return String(key).padStart(width, '0')
}

/** How the keys of a type are written, and of how many digits or values, or at how many positions; null where it says nothing. */
export function getPickKind({ compare, choices }: BetType): { kind: PickKind; length: number | null } {
  if (choices) return { kind: 'CHOICE', length: null }
  switch (compare.of) {
    case 'ENDING':
      return { kind: 'ENDING', length: compare.digits }
    case 'VALUE_AT':
      return { kind: 'POSITION', length: compare.positions }
    case 'DIRECT':
      return { kind: 'SEQUENCE', length: compare.length }
    case 'GROUP':
      return { kind: compare.shape === 'PAIR' ? 'PAIR_AND_SINGLE' : 'RISING_DIGITS', length: null }
    case 'SUM':
      return { kind: 'SUM', length: null }
    default:
      return { kind: 'VALUE', length: null }
  }
}

/** All picks of a type, rising: endings, sums, choices … Up to 100,000. */
export function getPicks(structure: Structure, type: BetType): number[] {
  const picks: number[] = []
  const end = keySpace(structure, type)
  for (let key = 0; key < end; key += 1) if (isPick(structure, type, key)) picks.push(key)
  return picks
}

/** The smallest pick of a type. */
export function getFirstPick(structure: Structure, type: BetType): number {
  let key = 0
  while (!isPick(structure, type, key)) key += 1
  return key
}

/** Keys are below this number. */
export function keySpace({ kind }: Structure, { compare, choices }: BetType): number {
  if (choices) return choices.length
  if (compare.of === 'ENDING') return 10 ** compare.digits
  const base = kind === 'VN' ? 10 : valueBase(POOLS[kind].to)
  if (compare.of === 'VALUE_AT') return compare.positions * 100
  if (compare.of === 'DIRECT') return base ** compare.length
  if (compare.of === 'GROUP') return 1000
  return 100
}
