import type { BetType, Compare } from './bet-type.ts'
import { type DrawNumbers, POOLS, slotsCompared, getSlots, type Structure, valueBase } from './games.ts'

/** Which keys of a bet type a result hits, and how often. Keys that are missing were not hit. */
export type Hits = ReadonlyMap<number, number>

/** Reads the result once; any number of lines is then settled by looking up keys. */
export function getHits(structure: Structure, type: BetType, numbers: DrawNumbers): Hits {
  const hits = new Map<number, number>()
  for (const key of keysHit(structure, type.compare, numbers)) hits.set(key, (hits.get(key) ?? 0) + 1)
  return hits
}

/** Every key that the result hits; a key hit twice is listed twice. */
function keysHit(structure: Structure, compare: Compare, numbers: DrawNumbers): number[] {
  if (compare.of === 'ENDING') {
    return slotsCompared(structure, compare).map((slot) => getEnding(numbers[slot] ?? '', compare))
  }
  if (compare.of === 'ENDING_CLASS') {
    const slot = getSlots(structure).findIndex(({ prize }) => prize === compare.prize)
    return [classOfEnding(numbers[slot] ?? '', compare.classes)]
  }
  const base = structure.kind === 'VN' ? 10 : valueBase(POOLS[structure.kind].to)
  return keysOfValues(compare, numbers.map(Number), base)
}

/** 0 or 1: even or odd, small or big. */
export function classOfEnding(number: string, classes: 'PARITY' | 'SIZE'): number {
  const ending = Number(number.slice(-2))
  return classes === 'PARITY' ? ending % 2 : Number(ending >= 50)
}

export function getEnding(number: string, { part, digits }: Extract<Compare, { of: 'ENDING' }>): number {
  if (part === 'FIRST') return Number(number.slice(0, digits))
  return Number(part === 'TENS' ? number.at(-2) : number.slice(-digits))
}

/** The keys hit by the values of a fast draw. Only the positions that `compare` names are read. */
export function keysOfValues(compare: Compare, values: readonly number[], base: number): number[] {
  switch (compare.of) {
    case 'VALUE_AT':
      return values.slice(0, compare.positions).map((value, position) => position * 100 + value)
    case 'DIRECT':
      return [joined(values.slice(compare.first, compare.first + compare.length), base)]
    case 'GROUP': {
      const three = values.slice(compare.first, compare.first + 3).toSorted((a, b) => a - b)
      const [a = 0, b = 0, c = 0] = three
      const different = new Set(three).size
      if (compare.shape === 'DISTINCT') return different === 3 ? [joined(three, 10)] : []
      return different === 2 ? [b * 10 + (a === b ? c : a)] : []
    }
    case 'SUM':
      return [sum(values.slice(0, compare.length))]
    case 'SUM_SIZE': {
      const counted = values.slice(0, compare.length)
      if (compare.exceptTriples && new Set(counted).size === 1) return []
      const total = sum(counted)
      if (total <= compare.smallTo) return [0]
      return [total >= compare.bigFrom ? 1 : 2]
    }
    case 'SUM_PARITY': {
      const counted = values.slice(0, compare.length)
      return compare.exceptTriples && new Set(counted).size === 1 ? [] : [sum(counted) % 2]
    }
    case 'DUEL': {
      const difference = (values[compare.left] ?? 0) - (values[compare.right] ?? 0)
      if (difference === 0) return [2]
      return [difference > 0 ? 0 : 1]
    }
    case 'PATTERN':
      return [new Set(values.slice(compare.first, compare.first + 3)).size - 1]
    case 'ANYWHERE':
      return [...values]
    case 'TIMES':
      return [...new Set(values)].filter((value) => values.filter((other) => other === value).length >= compare.times)
    case 'CLASS_AT': {
      const value = values[compare.position] ?? -1
      return compare.classes.flatMap((members, index) => (members.includes(value) ? [index] : []))
    }
    default:
      throw new RangeError(`${compare.of} reads Vietnamese numbers`)
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const joined = (values: readonly number[], base: number) => values.reduce((key, value) => key * base + value, 0)

/** Hits as an array by key, for statements that settle sets of lines: `hits[key + 1]` in SQL. */
export function hitArray(hits: Hits, length: number): number[] {
  return Array.from({ length }, (_, key) => hits.get(key) ?? 0)
}
