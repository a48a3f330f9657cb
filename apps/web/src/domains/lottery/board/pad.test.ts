import { getBetTypes } from '@playhouse/engines/lottery/bet-types.ts'
import { isPick } from '@playhouse/engines/lottery/picks.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { describe, expect, it } from 'vitest'
import { DIGIT_SETS, getLines, namedSet, getPad, PLAIN_SETS, quickPick, readTyped } from './pad.ts'

const STRUCTURES: readonly Structure[] = [
  ...(['NORTH', 'CENTRAL', 'SOUTH'] as const).map((region) => ({ kind: 'VN' as const, region })),
  ...(['SSC', 'K3', '11X5', 'PK10', 'KENO', 'BINGO18', 'COLOUR'] as const).map((kind) => ({ kind, region: null })),
]
const TYPES = STRUCTURES.flatMap((structure) =>
  getBetTypes(structure).map(
    (type) => [`${structure.kind} ${structure.region ?? ''} ${type.code}`, structure, type] as const,
  ),
)

const getType = (structure: Structure, code: string) => {
  const type = getBetTypes(structure).find((each) => each.code === code)
  if (!type) throw new Error(code)
  return type
}

describe.each(TYPES)('the pad of %s', (_name, structure, type) => {
  it('makes lines that can be sold from each quick pick', () => {
    const choice = { version: CURRENT_ODDS, mode: 'ELOTT', series: null } as const
    for (let round = 0; round < 5; round += 1) {
      const lines = getLines(structure, type, quickPick(structure, type))
      expect(lines.length).toBeGreaterThan(0)
      for (const picks of lines) {
        expect(picks.every((pick) => isPick(structure, type, pick))).toBe(true)
        expect(
          priceLine(structure, choice, { betType: type.code, picks, stakeMinor: 10_000_000n }).units,
        ).toBeGreaterThan(0)
      }
    }
  })

  it('shows every pick once, or cells that make them', () => {
    const pad = getPad(structure, type)
    const cells = pad.look === 'TYPED' ? [] : pad.look === 'CHOICES' ? pad.cells : pad.rows.flatMap((row) => row.cells)
    expect(new Set(cells.map(({ cell }) => cell)).size).toBe(cells.length)
    const made = new Set(
      getLines(
        structure,
        type,
        cells.map(({ cell }) => cell),
      ).flat(),
    )
    expect([...made].every((pick) => isPick(structure, type, pick))).toBe(true)
  })
})

it('sells a choice with odds of its own as a line of its own', () => {
  const structure = { kind: 'K3', region: null } as const
  expect(getLines(structure, getType(structure, 'SUM'), [10, 4])).toEqual([[4], [10]])
})

it('combines the positions of a direct bet, without repeated numbers where a draw has none', () => {
  const five = { kind: 'SSC', region: null } as const
  expect(getLines(five, getType(five, 'FRONT3_DIRECT'), [1, 2, 101, 209])).toEqual([[119, 219]])
  const race = { kind: 'PK10', region: null } as const
  expect(getLines(race, getType(race, 'FRONT2_DIRECT'), [1, 101, 102])).toEqual([[102]])
  expect(getLines(five, getType(five, 'FRONT3_DIRECT'), [1, 2])).toEqual([])
})

it('makes all groups of the chosen digits', () => {
  const five = { kind: 'SSC', region: null } as const
  expect(getLines(five, getType(five, 'FRONT3_GROUP3'), [0, 5])).toEqual([[5, 50]])
  expect(getLines(five, getType(five, 'FRONT3_GROUP6'), [3, 0, 2, 1])).toEqual([[12, 13, 23, 123]])
})

it('reads named sets as the quick entry does', () => {
  expect(namedSet('dau 5')).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
  expect(namedSet('dit 1').toSorted((a, b) => a - b)).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81, 91])
  expect(namedSet('kep')).toEqual([0, 11, 22, 33, 44, 55, 66, 77, 88, 99])
  expect(namedSet('tong 4')).toHaveLength(10)
  expect(PLAIN_SETS.map((texts) => namedSet(texts).length)).toEqual([10, 10, 50, 50, 50, 50])
  expect(DIGIT_SETS.map((texts) => namedSet(`${texts} 7`).length)).toEqual([10, 10, 10, 19])
})

it('reads typed numbers with any separators, and names what is no number of that length', () => {
  expect(readTyped('123, 456.789123 007', 3)).toEqual({ numbers: [123, 456, 789, 7], repeated: [123], wrong: [] })
  expect(readTyped('12 34x 5678', 4)).toEqual({ numbers: [5678], repeated: [], wrong: ['12', '34x'] })
})
