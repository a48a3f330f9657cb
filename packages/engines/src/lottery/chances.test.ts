import { expect, test } from 'vitest'

import { findBetType } from './bet-types.ts'
import { getPicks } from './picks.ts'
import { chanceOfAll, chanceOfCaught, chanceOfNone, expectedDa, expectedHits } from './chances.ts'
import { drawNumbers } from './draw.ts'
import type { LotteryKind, Region, Structure } from './games.ts'
import { getHits } from './hits.ts'
import { testDraw } from './random-lines.fixture.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const SOUTH: Structure = { kind: 'VN', region: 'SOUTH' }
const JOINT: Structure = { ...SOUTH, joins: ['HO_CHI_MINH', 'DONG_THAP'] }
const getValue = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10n ** 18n) / denominator) / 1e18

function getType(structure: Structure, code: string) {
  const type = findBetType(structure, code)
  if (!type) throw new Error(`No ${code}`)
  return type
}

test.each([
  ['NORTH', 1, 0.23766],
  ['NORTH', 2, 0.054882],
  ['NORTH', 3, 0.012298],
  ['NORTH', 4, 0.00267],
  ['SOUTH', 1, 0.16549],
  ['SOUTH', 2, 0.026108],
  ['SOUTH', 3, 0.003913],
  ['SOUTH', 4, 0.000555],
] as const)('knows the chance in the %s that all of %i endings appear', (region, count, chance) => {
  const structure = { kind: 'VN', region } as const
  expect(getValue(chanceOfAll(structure, getType(structure, 'XIEN2'), count))).toBeCloseTo(chance, 5)
})

test.each([
  ['NORTH', 4, 0.33214],
  ['NORTH', 10, 0.05815],
  ['SOUTH', 4, 0.4796],
  ['SOUTH', 10, 0.15009],
] as const)('knows the chance in the %s that none of %i endings appears', (region, count, chance) => {
  const structure = { kind: 'VN', region } as const
  expect(getValue(chanceOfNone(structure, getType(structure, 'XIEN2'), count))).toBeCloseTo(chance, 5)
})

test.each([
  ['SSC', 'POSITION', 0, 10],
  ['SSC', 'FRONT3_DIRECT', 123, 1000],
  ['SSC', 'FIVE_DIRECT', 12_345, 100_000],
  ['SSC', 'FRONT3_GROUP3', 31, 1000 / 3],
  ['SSC', 'FRONT3_GROUP6', 123, 1000 / 6],
  ['SSC', 'SUM_SIZE', 1, 2],
  ['SSC', 'DUEL', 0, 1 / 0.45],
  ['SSC', 'DUEL', 2, 10],
  ['SSC', 'BACK3_PATTERN', 1, 1000 / 270],
  ['K3', 'SUM_SIZE', 1, 216 / 105],
  ['K3', 'SUM', 3, 216],
  ['K3', 'SUM', 17, 72],
  ['K3', 'SUM', 9, 8.64],
  ['K3', 'SUM', 10, 8],
  ['K3', 'PATTERN', 0, 36],
  ['K3', 'TRIPLE', 4, 216],
  ['K3', 'PAIR', 4, 13.5],
  ['11X5', 'POSITION', 1, 11],
  ['11X5', 'ANY1', 1, 11 / 5],
  ['11X5', 'FRONT3_DIRECT', 10_203, 990],
  ['PK10', 'POSITION', 1, 10],
  ['PK10', 'SUM2', 3, 45],
  ['PK10', 'SUM2', 16, 22.5],
  ['PK10', 'SUM2', 8, 15],
  ['PK10', 'SUM2', 10, 11.25],
  ['PK10', 'SUM2', 11, 9],
  ['COLOUR', 'COLOUR', 0, 2],
  ['COLOUR', 'COLOUR', 2, 5],
] as const)('gives %s %s of %i its fair odds', (kind, code, key, fair) => {
  const structure = { kind: kind as LotteryKind, region: null as Region | null }
  expect(1 / getValue(expectedHits(structure, getType(structure, code), key))).toBeCloseTo(fair, 9)
})

test('gives any five of 11x5 one chance in 462', () => {
  const structure = { kind: '11X5', region: null } as const
  expect(chanceOfAll(structure, getType(structure, 'ANY5'), 5)).toEqual({ numerator: 1n, denominator: 462n })
})

test('lets some number of keno picks be caught, with certainty', () => {
  for (const picks of [1, 5, 10]) {
    let sum = 0
    for (let caught = 0; caught <= picks; caught += 1)
      sum += getValue(chanceOfCaught({ kind: 'KENO', region: null }, picks, caught))
    expect(sum).toBeCloseTo(1, 12)
  }
})

test('agrees with what is drawn, for hits, xien and da', () => {
  const rounds = 20_000
  for (const structure of [NORTH, SOUTH, JOINT]) {
    const draw = testDraw(`measured-${structure.region}-${structure.joins?.join() ?? ''}`)
    const type = getType(structure, structure.joins ? 'DA_XIEN' : 'DA')
    let both = 0
    let three = 0
    let squares = 0
    for (let round = 0; round < rounds; round += 1) {
      const hits = getHits(structure, type, drawNumbers(structure, draw))
      const [a = 0, b = 0, c = 0] = [17, 42, 99].map((pick) => hits.get(pick) ?? 0)
      if (a > 0 && b > 0) both += 1
      const different = Number(a > 0) + Number(b > 0) + Number(c > 0)
      const paid = different < 2 ? 0 : (a + b + c + different - 2) / 2
      three += paid
      squares += paid * paid
    }
    const chance = getValue(chanceOfAll(structure, type, 2))
    expect(Math.abs(both / rounds - chance)).toBeLessThan(4 * Math.sqrt(chance / rounds))
    const expected = getValue(expectedDa(structure, type, 3))
    expect(Math.abs(three / rounds - expected)).toBeLessThan(4 * Math.sqrt(squares / rounds / rounds))
  }
})

/** Positions are alike, which the enumeration relies on. */
test('counts the same chances as draws show for every choice of fast games', () => {
  const rounds = 5_000
  for (const kind of ['SSC', 'K3', '11X5', 'PK10', 'BINGO18', 'COLOUR'] as const) {
    const structure = { kind, region: null }
    for (const code of ['DUEL', 'SUM_SIZE', 'SUM_PARITY', 'PATTERN', 'BACK3_PATTERN', 'COLOUR', 'SUM2_SIZE']) {
      const type = findBetType(structure, code)
      if (!type) continue
      const draw = testDraw(`choices-${kind}-${code}`)
      const counts = new Map<number, number>()
      for (let round = 0; round < rounds; round += 1) {
        for (const [key, hits] of getHits(structure, type, drawNumbers(structure, draw))) {
          counts.set(key, (counts.get(key) ?? 0) + hits)
        }
      }
      for (const pick of getPicks(structure, type)) {
        const chance = getValue(expectedHits(structure, type, pick))
        const deviation = Math.sqrt((chance * (1 - chance)) / rounds)
        expect(Math.abs((counts.get(pick) ?? 0) / rounds - chance), `${kind} ${code} ${pick}`).toBeLessThan(
          5 * deviation,
        )
      }
    }
  }
})
