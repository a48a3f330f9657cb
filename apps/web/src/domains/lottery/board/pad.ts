import type { BetType } from '@playhouse/engines/lottery/bet-type.ts'
import { formatPick, getPicks } from '@playhouse/engines/lottery/picks.ts'
import { POOLS, type Structure, valueBase } from '@playhouse/engines/lottery/games.ts'
import { readBetText } from '@playhouse/engines/lottery/bet-text/bet-text.ts'

/*
 * The cells that a player presses for a bet type, and the picks that follow from them. A cell is a pick, except where several cells make
 * one: positions of a direct bet (position x 100 + value) and digits of a group.
 */

interface Cell {
  readonly cell: number
  readonly label: string
}

/** A row of cells with the position it stands for, if rows do. */
interface PadRow {
  readonly position: number | null
  readonly cells: readonly Cell[]
}

export type Pad =
  /** Choices and sums, each with its own odds. */
  | { readonly look: 'CHOICES'; readonly cells: readonly Cell[] }
  | { readonly look: 'GRID'; readonly columns: number; readonly rows: readonly PadRow[] }
  /** Numbers are typed where a grid would have too many cells. */
  | { readonly look: 'TYPED'; readonly digits: number }

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** More picks than the platform takes in one line are never put together. */
const MOST_COMBINED = 20_000

function getValues({ kind }: Structure): readonly { value: number; label: string }[] {
  if (kind === 'VN') return DIGITS.map((value) => ({ value, label: String(value) }))
  const { from, to } = POOLS[kind]
  const width = String(to).length
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: String(from + index).padStart(width, '0'),
  }))
}

export function getPad(structure: Structure, type: BetType): Pad {
  const { compare, choices } = type
  if (choices || compare.of === 'SUM') {
    const cells = getPicks(structure, type).map((cell) => ({ cell, label: formatPick(structure, type, cell) }))
    return { look: 'CHOICES', cells }
  }
  if (compare.of === 'ENDING' && compare.digits > 2) return { look: 'TYPED', digits: compare.digits }
  if (compare.of === 'VALUE_AT' || compare.of === 'DIRECT') {
    const values = getValues(structure)
    const length = compare.of === 'DIRECT' ? compare.length : compare.positions
    const first = compare.of === 'DIRECT' ? compare.first : 0
    const rows = Array.from({ length }, (_, row) => ({
      position: length === 1 ? null : first + row + 1,
      cells: values.map(({ value, label }) => ({ cell: row * 100 + value, label })),
    }))
    return { look: 'GRID', columns: Math.min(values.length, 11), rows }
  }
  if (compare.of === 'GROUP') return grid(DIGITS.map((cell) => ({ cell, label: String(cell) })))
  return grid(getPicks(structure, type).map((cell) => ({ cell, label: formatPick(structure, type, cell) })))
}

const grid = (cells: readonly Cell[]): Pad => ({
  look: 'GRID',
  columns: Math.min(cells.length, 10),
  rows: [{ position: null, cells }],
})

/** The lines that the pressed cells make: picks of each. Empty while there are too few. */
export function getLines(structure: Structure, type: BetType, cells: readonly number[]): number[][] {
  const picks = combine(structure, type, cells).toSorted((a, b) => a - b)
  if (picks.length === 0) return []
  return type.picks.max === 1 ? picks.map((pick) => [pick]) : [picks]
}

function combine({ kind }: Structure, { compare }: BetType, cells: readonly number[]): number[] {
  if (compare.of === 'GROUP') return getGroups(compare.shape, cells)
  if (compare.of !== 'DIRECT' || kind === 'VN') return [...cells]
  const { to, repeats } = POOLS[kind]
  const base = valueBase(to)
  let picks: { key: number; values: readonly number[] }[] = [{ key: 0, values: [] }]
  for (let row = 0; row < compare.length; row += 1) {
    const values = cells.filter((cell) => Math.floor(cell / 100) === row).map((cell) => cell % 100)
    picks = picks
      .flatMap(({ key, values: before }) =>
        values
          .filter((value) => repeats || !before.includes(value))
          .map((value) => ({ key: key * base + value, values: [...before, value] })),
      )
      .slice(0, MOST_COMBINED)
  }
  return picks.map(({ key }) => key)
}

function getGroups(shape: 'PAIR' | 'DISTINCT', digits: readonly number[]): number[] {
  const sorted = digits.toSorted((a, b) => a - b)
  if (shape === 'PAIR') {
    return sorted.flatMap((pair) => sorted.filter((single) => single !== pair).map((single) => pair * 10 + single))
  }
  return sorted.flatMap((a, first) =>
    sorted.slice(first + 1).flatMap((b, second) => sorted.slice(first + second + 2).map((c) => a * 100 + b * 10 + c)),
  )
}

/** How many cells a quick pick presses: the fewest that make a line. */
function cellsForPick(type: BetType): number {
  if (type.compare.of === 'GROUP') return type.compare.shape === 'PAIR' ? 2 : 3
  return Math.max(1, type.picks.min)
}

export function quickPick(structure: Structure, type: BetType): number[] {
  const pad = getPad(structure, type)
  if (pad.look === 'TYPED') return [randomBelow(10 ** pad.digits)]
  if (pad.look === 'CHOICES') return pickSome(pad.cells, 1)
  if (type.compare.of !== 'DIRECT') {
    return pickSome(
      pad.rows.flatMap(({ cells }) => cells),
      cellsForPick(type),
    )
  }
  const taken = new Set<number>()
  const repeats = structure.kind !== 'VN' && POOLS[structure.kind].repeats
  return pad.rows.flatMap(({ cells }) => {
    const [cell = 0] = pickSome(
      cells.filter(({ cell: each }) => repeats || !taken.has(each % 100)),
      1,
    )
    taken.add(cell % 100)
    return [cell]
  })
}

function pickSome(cells: readonly Cell[], count: number): number[] {
  const left = cells.map(({ cell }) => cell)
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(randomBelow(left.length), 1)[0] ?? 0)
}

/** Each number below `limit` is equally likely. */
function randomBelow(limit: number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit)
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < fair ? drawn % limit : randomBelow(limit)
}

/** Sets of two-digit numbers that follow from a digit each, and those without one. */
export const DIGIT_SETS = ['dau', 'dit', 'tong', 'cham'] as const
export const PLAIN_SETS = ['kep', 'kep lech', 'chan', 'le', 'to', 'be'] as const

/** Numbers of a named set, as the quick entry reads it. */
export function namedSet(texts: string): readonly number[] {
  const { lines } = readBetText(`de ${texts} moi con 1k`, { region: 'NORTH', lottery: 'HA_NOI', stations: [] })
  return [...new Set(lines.flatMap(({ picks }) => picks))]
}

/** Typed numbers of `digits` digits, each once; what is typed again, and what is no number of that length, is listed apart. */
export function readTyped(text: string, digits: number): { numbers: number[]; repeated: number[]; wrong: string[] } {
  const numbers = new Set<number>()
  const repeated = new Set<number>()
  const wrong: string[] = []
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    if (/^\d+$/.test(word) && word.length % digits === 0) {
      for (const part of word.match(new RegExp(`\\d{${digits}}`, 'g')) ?? []) {
        const number = Number(part)
        if (numbers.has(number)) repeated.add(number)
        numbers.add(number)
      }
    } else wrong.push(word)
  }
  return { numbers: [...numbers], repeated: [...repeated], wrong }
}
