import { expect, test } from 'vitest'

import { rational } from '../rational.ts'
import { findBetType, getBetTypes } from './bet-types.ts'
import { getFirstPick } from './picks.ts'
import { chanceOfAll } from './chances.ts'
import { findJoint, LOTTERIES, type Structure } from './games.ts'
import { CURRENT_ODDS, type OddsChoice, OddsError, getOdds, PRIZE_MODES, getRebate } from './odds.ts'
import { toPercent, getReturns } from './returns.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const SOUTH: Structure = { kind: 'VN', region: 'SOUTH' }
const ZY: OddsChoice = { version: CURRENT_ODDS, mode: 'ZY', series: null }
const lott = (series: number): OddsChoice => ({ version: CURRENT_ODDS, mode: 'LOTT', series })

const choices: readonly OddsChoice[] = [
  ...PRIZE_MODES.filter((mode) => mode !== 'LOTT').map((mode) => ({ version: CURRENT_ODDS, mode, series: null })),
  lott(1700),
  lott(1980),
]

/** One game of each structure. */
const structures = [
  ...new Map(LOTTERIES.map((game) => [`${game.kind}${game.region}`, game])).values(),
  ...[findJoint('HO_CHI_MINH', 'DONG_THAP')].flatMap((joint) => joint ?? []),
]

test.each(structures.map((game) => [`${game.kind} ${game.region ?? ''}`, game] as const))(
  'returns at least three quarters, and less than the stake, on every bet of %s',
  (_name, game) => {
    for (const choice of choices) {
      for (const { betType, of, mean } of getReturns(game, choice)) {
        const basisPoints = Number((mean.numerator * 10_000n) / mean.denominator)
        expect(basisPoints, `${betType} ${of} ${choice.mode}`).toBeGreaterThanOrEqual(7_500)
        expect(basisPoints, `${betType} ${of} ${choice.mode}`).toBeLessThan(10_000)
      }
    }
  },
)

test('has odds for every bet type in every mode', () => {
  for (const game of structures) {
    for (const choice of choices) {
      for (const type of getBetTypes(game)) {
        const { price, payouts } = getOdds(choice, game, type, getFirstPick(game, type))
        expect(price).toBeGreaterThan(0)
        expect(Math.max(...payouts), `${type.code} ${choice.mode}`).toBeGreaterThan(price / 1_000)
        expect(payouts.every(Number.isSafeInteger)).toBe(true)
      }
    }
  }
})

test.each([
  [2, 44],
  [3, 29],
  [4, 17],
])('would return far too little with northern odds on xien %i in the South', (size, percent) => {
  const north = findBetType(NORTH, `XIEN${size}`)
  const south = findBetType(SOUTH, `XIEN${size}`)
  if (!north || !south) throw new Error('No xien')
  const getPayout = (structure: Structure, type: typeof north) => getOdds(ZY, structure, type, 0).payouts[0] ?? 0
  const { numerator, denominator } = chanceOfAll(SOUTH, south, size)
  const trap = Number(toPercent(rational(numerator * BigInt(getPayout(NORTH, north)), denominator * 10_000n)))
  expect(Math.abs(trap - percent)).toBeLessThanOrEqual(1.5)
  expect(getPayout(SOUTH, south)).toBeGreaterThan(getPayout(NORTH, north) * 2)
})

test('pays by the prize series and gives the rest as rebate', () => {
  const structure = { kind: 'SSC', region: null } as const
  const type = findBetType(structure, 'FRONT3_DIRECT')
  if (!type) throw new Error('No bet')
  // A series is the prize of three digits in order for a stake of 2.
  expect((getOdds(lott(1800), structure, type, 0).payouts[0] ?? 0) / 10_000).toBe(900)
  expect(getRebate(1960, 1800)).toBe(800)
  expect(getRebate(1980, 1700)).toBe(1_400)
  expect(getRebate(1960, 1960)).toBe(0)
  expect(() => getRebate(1800, 1900)).toThrow(OddsError)
})

test.each([
  ['an unknown version', { version: '1999-01', mode: 'ZY', series: null }],
  ['a series outside of its range', lott(1990)],
  ['no series', { version: CURRENT_ODDS, mode: 'LOTT', series: null }],
  ['a series in fixed odds', { version: CURRENT_ODDS, mode: 'ELOTT', series: 1800 }],
] as const)('refuses %s', (_name, choice) => {
  const type = findBetType(NORTH, 'DE3')
  if (!type) throw new Error('No bet')
  expect(() => getOdds(choice as OddsChoice, NORTH, type, 0)).toThrow(OddsError)
})
