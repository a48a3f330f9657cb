import { expect, test } from 'vitest'

import { getBetTypes } from './bet-types.ts'
import { getPicks } from './picks.ts'
import type { Structure } from './games.ts'
import { CURRENT_ODDS, type OddsChoice } from './odds.ts'
import { boardOdds, priceLine, getSelection, splitByPick } from './ticket-lines.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const SOUTH: Structure = { kind: 'VN', region: 'SOUTH' }
const JOINT: Structure = { ...SOUTH, joins: ['HO_CHI_MINH', 'DONG_THAP'] }
const ELEVEN: Structure = { kind: '11X5', region: null }
const RACE: Structure = { kind: 'PK10', region: null }
const ZY: OddsChoice = { version: CURRENT_ODDS, mode: 'ZY', series: null }
const SEA: OddsChoice = { version: CURRENT_ODDS, mode: 'SEA', series: null }
const THOUSAND = 10_000_000n

const price = (structure: Structure, choice: OddsChoice, betType: string, picks: readonly number[]) => {
  const { units, costMinor, leastWinMinor, largestWinMinor } = priceLine(structure, choice, {
    betType,
    picks,
    stakeMinor: THOUSAND,
  })
  const inThousands = (minor: bigint) => Number(minor) / Number(THOUSAND)
  return [units, inThousands(costMinor), inThousands(leastWinMinor), inThousands(largestWinMinor)]
}

test.each([
  [NORTH, ZY, 'LO2', [5], [1, 27, 99.5, 27 * 99.5]],
  [SOUTH, ZY, 'LO2', [5, 6], [2, 36, 99.5, 18 * 99.5]],
  [NORTH, SEA, 'LO2', [5], [1, 23, 80, 27 * 80]],
  [SOUTH, SEA, 'LO2', [5], [1, 15.4, 80, 18 * 80]],
  [NORTH, ZY, 'LO3', [5], [1, 23, 960, 23 * 960]],
  [NORTH, ZY, 'DE', [1, 2, 3], [3, 3, 99.5, 99.5]],
  [NORTH, ZY, 'XIEN2', [1, 2, 3, 4], [6, 6, 17, 6 * 17]],
  [NORTH, ZY, 'XIEN_QUAY3', [1, 2, 3], [4, 4, 17, 3 * 17 + 74]],
  [NORTH, ZY, 'XIEN_QUAY4', [1, 2, 3, 4], [11, 11, 17, 6 * 17 + 4 * 74 + 330]],
  [SOUTH, ZY, 'DA', [1, 2, 3], [3, 54, 580, ((18 + 3 - 2) / 2) * 580]],
  [JOINT, ZY, 'DA_XIEN', [1, 2], [1, 36, 310, 18 * 310]],
  [JOINT, SEA, 'DA_XIEN', [1, 2, 3], [3, 108, 290, 36 * 290]],
  [NORTH, ZY, 'TRUOT4', [1, 2, 3, 4], [1, 1, 2.8, 2.8]],
  [ELEVEN, ZY, 'ANY2', [1, 2, 3], [3, 3, 5.33, 3 * 5.33]],
  // One position shows one value, and no value is drawn twice.
  [RACE, ZY, 'POSITION', [1, 2], [2, 2, 9.7, 9.7]],
  [RACE, ZY, 'POSITION', [1, 101], [2, 2, 9.7, 9.7]],
  [RACE, ZY, 'POSITION', [1, 102], [2, 2, 9.7, 19.4]],
])('counts and prices %o in %o: %s of %j', (structure, choice, betType, picks, expected) => {
  for (const [index, value] of price(structure, choice, betType, picks).entries())
    expect(value).toBeCloseTo(expected[index] ?? -1, 6)
})

test('sorts the picks, so that equal lines look equal', () => {
  const line = priceLine(NORTH, ZY, { betType: 'DE', picks: [35, 5, 12], stakeMinor: THOUSAND })
  expect(line.picks).toEqual([5, 12, 35])
})

test('splits a line that pays by pick into the lines of its single picks, and leaves others whole', () => {
  let split = 0
  for (const [structure, choice] of [
    [NORTH, ZY],
    [SOUTH, SEA],
    [JOINT, ZY],
    [ELEVEN, ZY],
    [RACE, ZY],
  ] as const) {
    for (const type of getBetTypes(structure)) {
      const picks = getPicks(structure, type).slice(0, Math.min(type.picks.max, 12))
      const parts = type.rule.by === 'HITS' ? picks.map((pick) => [pick]) : [picks]
      const priced = (own: readonly number[]) =>
        priceLine(structure, choice, { betType: type.code, picks: own, stakeMinor: THOUSAND })
      expect(splitByPick(structure, priced(picks)), type.code).toEqual(parts.map(priced))
      if (parts.length > 1) split += 1
    }
  }
  expect(split).toBeGreaterThan(10)
})

test.each([
  ['BET_TYPE', SOUTH, 'LO2_FIRST', [5], THOUSAND],
  ['BET_TYPE', SOUTH, 'DA_XIEN', [5, 6], THOUSAND],
  ['BET_TYPE', JOINT, 'LO2', [5], THOUSAND],
  ['BET_TYPE', NORTH, 'NOTHING', [5], THOUSAND],
  ['PICK', NORTH, 'DE', [100], THOUSAND],
  ['PICK', NORTH, 'DE', [-1], THOUSAND],
  ['PICK', NORTH, 'DE', [1.5], THOUSAND],
  ['PICK', RACE, 'FRONT2_DIRECT', [505], THOUSAND],
  ['REPEATED_PICK', NORTH, 'DE', [5, 5], THOUSAND],
  ['TOO_FEW_PICKS', NORTH, 'XIEN3', [1, 2], THOUSAND],
  ['TOO_FEW_PICKS', NORTH, 'DE', [], THOUSAND],
  ['TOO_MANY_PICKS', NORTH, 'DA', [1, 2, 3, 4], THOUSAND],
  ['TOO_MANY_PICKS', NORTH, 'PARITY', [0, 1], THOUSAND],
  ['STAKE', NORTH, 'DE', [5], 0n],
  ['STAKE', NORTH, 'DE', [5], -THOUSAND],
  ['STAKE', NORTH, 'DE', [5], 10_001n],
] as const)('refuses %s: %o %s %j', (fault, structure, betType, picks, stakeMinor) => {
  expect(() => priceLine(structure, ZY, { betType, picks, stakeMinor })).toThrow(expect.objectContaining({ fault }))
})

test('names a bet by its type and picks', () => {
  expect(getSelection('XIEN2', [5, 17])).toBe('XIEN2:5,17')
})

test('shows the odds of each choice and sum on the board, and one payout of other bets on one number', () => {
  const dice: Structure = { kind: 'K3', region: null }
  const choice: OddsChoice = { version: CURRENT_ODDS, mode: 'ELOTT', series: null }
  const single = getBetTypes(dice).filter(({ picks, rule }) => picks.min === 1 && rule.by === 'HITS')
  const shown = single.map((type) => [type.code, boardOdds(choice, dice, type)])
  const sold = single.map((type) => {
    const picks = type.choices || type.compare.of === 'SUM' ? getPicks(dice, type) : getPicks(dice, type).slice(0, 1)
    const lines = picks.map((pick) =>
      priceLine(dice, choice, { betType: type.code, picks: [pick], stakeMinor: THOUSAND }),
    )
    return [type.code, { price: lines[0]?.price, payouts: lines.map(({ payouts }) => payouts[0]) }]
  })
  expect(shown).toEqual(sold)
  expect(new Set(single.map((type) => boardOdds(choice, dice, type).payouts.length)).size).toBeGreaterThan(1)
})
