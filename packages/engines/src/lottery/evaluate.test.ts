import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { expect, test } from 'vitest'

import { findBetType, getBetTypes } from './bet-types.ts'
import { formatPick } from './picks.ts'
import { winPlainly } from './evaluate-plainly.fixture.ts'
import { getFormula, payTable, getWin } from './evaluate.ts'
import { findLottery, LOTTERIES, getSlots, type Structure } from './games.ts'
import { hitArray, getHits } from './hits.ts'
import { CURRENT_ODDS, type OddsChoice } from './odds.ts'
import { randomNumbers, randomPicks, testDraw } from './random-lines.fixture.ts'
import { priceLine } from './ticket-lines.ts'

const NORTH: Structure = { kind: 'VN', region: 'NORTH' }
const SOUTH: Structure = { kind: 'VN', region: 'SOUTH' }
const ZY: OddsChoice = { version: CURRENT_ODDS, mode: 'ZY', series: null }
const STAKE = 10_000_000n

/** The northern draw of 2025-04-14, in draw order. */
const APRIL_14 =
  '76071 08866 77999 28854 16105 81240 42422 16899 38673 2965 5032 6805 8755 7669 6117 1605 0743 6632 8420 025 442 188 74 03 68 19 46935'.split(
    ' ',
  )

/** Payout in units of the stake, by both ways. */
function paid(structure: Structure, numbers: readonly string[], betType: string, picks: readonly number[]): number {
  const type = findBetType(structure, betType)
  if (!type) throw new Error(`No ${betType}`)
  const line = priceLine(structure, ZY, { betType, picks, stakeMinor: STAKE })
  const win = getWin(type, line, getHits(structure, type, numbers))
  expect(win).toBe(winPlainly(structure, betType, line, numbers))
  return Number(win) / Number(STAKE)
}

test.each([
  ['DE', [35], 99.5],
  ['DE', [53], 0],
  ['DE', [10, 35, 90], 99.5],
  ['DE_FIRST', [46], 99.5],
  ['DE_DAU', [3], 9.8],
  ['DE_DUOI', [5], 9.8],
  ['DE3', [935], 960],
  ['DE_G1', [71], 99.5],
  ['DE_G1_3', [71], 960],
  ['DE_G1_4', [6071], 9600],
  // 16105, 6805 and 1605 end in 05.
  ['LO2', [5], 3 * 99.5],
  ['LO2', [5, 35, 1], 4 * 99.5],
  ['LO2_FIRST', [16], 3 * 99.5],
  ['LO3', [805], 960],
  ['LO3', [605], 960],
  ['LO3', [74], 0],
  ['LO4', [6805], 9600],
  ['DAU_G7', [3, 19], 2 * 99.5],
  ['XIU_CHU', [25, 935], 2 * 960],
  ['BAO8', [88, 35, 5], 2 * 99.5],
  ['XIEN2', [5, 35], 17],
  ['XIEN2', [5, 35, 71], 3 * 17],
  ['XIEN3', [5, 35, 71], 74],
  ['XIEN4', [5, 35, 71, 1], 0],
  ['XIEN_QUAY3', [5, 35, 71], 3 * 17 + 74],
  ['XIEN_QUAY4', [5, 35, 71, 1], 3 * 17 + 74],
  // 05 appears three times: once, and two repeats of half a payout each.
  ['DA', [5, 35], 2 * 400],
  ['DA', [35, 71, 1], 400],
  ['DA', [1, 35], 0],
  ['TRUOT4', [1, 2, 4, 6], 2.8],
  ['TRUOT4', [1, 2, 4, 5], 0],
  ['PARITY', [1], 1.98],
  ['PARITY', [0], 0],
  ['SIZE', [0], 1.98],
  ['SIZE_G1', [1], 1.98],
])('pays %s %j in the draw of 2025-04-14', (betType, picks, expected) => {
  expect(paid(NORTH, APRIL_14, betType, picks)).toBe(expected)
})

test('compares southern bets with the eighteen numbers of the South', () => {
  const numbers =
    '98|644|7959,7335,0166|2918|74917,11111,22222,33333,44444,55555,66666|07216,09486|29834|12822|935484'.split(/[|,]/)
  expect(numbers).toHaveLength(18)
  expect(paid(SOUTH, numbers, 'DAU_G8', [98])).toBe(99.5)
  expect(paid(SOUTH, numbers, 'XIU_CHU', [484, 644])).toBe(2 * 960)
  expect(paid(SOUTH, numbers, 'XIU_CHU_DAU', [484, 644])).toBe(960)
  expect(paid(SOUTH, numbers, 'DE_FIRST', [93])).toBe(99.5)
  expect(paid(SOUTH, numbers, 'BAO7', [18, 35, 66, 17])).toBe(3 * 99.5)
  expect(paid(SOUTH, numbers, 'LO4', [4917, 5484])).toBe(2 * 9600)
  // 22222 and 12822, 66666 and 0166.
  expect(paid(SOUTH, numbers, 'DA', [22, 66])).toBe(2 * 580)
})

const structures = [
  ...LOTTERIES.filter(({ code }) => /^HA_NOI$|^CA_MAU$|^DA_NANG$|^[^V].*_1M$/.test(code)),
  ...['HO_CHI_MINH-DONG_THAP', 'HUE-KHANH_HOA'].flatMap((code) => findLottery(code) ?? []),
]

test('pays da xien for every pair across the numbers of two stations', () => {
  const joint = findLottery('HO_CHI_MINH-DONG_THAP')
  if (!joint) throw new Error('No joint lottery')
  const station = (endings: Readonly<Record<number, string>>) =>
    getSlots(SOUTH).map(({ digits }, slot) => (endings[slot] ?? '00').padStart(digits, '0'))
  // 12 at both stations, 34 at the first only, 56 twice at the second.
  const numbers = [...station({ 0: '12', 17: '34' }), ...station({ 1: '12', 2: '56', 3: '56' })]
  expect(paid(joint, numbers, 'DA_XIEN', [12, 34])).toBe(1.5 * 310)
  expect(paid(joint, numbers, 'DA_XIEN', [34, 56])).toBe(1.5 * 310)
  expect(paid(joint, numbers, 'DA_XIEN', [12, 34, 56, 99])).toBe((1.5 + 1.5 + 2) * 310)
  expect(paid(joint, numbers, 'DA_XIEN', [12, 99])).toBe(0)
})

/** Random draws and lines of every bet type; hits are forced often enough to be seen. */
test.each(structures.map((game) => [game.code, game] as const))('settles %s as the definitions say', (code, game) => {
  const draw = testDraw(`both-${code}`)
  const modes: readonly OddsChoice[] = [
    ZY,
    { version: CURRENT_ODDS, mode: 'LOTT', series: 1700 + draw(281) },
    { version: CURRENT_ODDS, mode: 'ELOTT', series: null },
    { version: CURRENT_ODDS, mode: 'SEA', series: null },
  ]
  const won = new Set<string>()
  const lost = new Set<string>()
  for (let round = 0; round < (IS_NIGHTLY ? 30 : 10); round += 1) {
    const numbers = randomNumbers(draw, game)
    for (const type of getBetTypes(game)) {
      const hits = getHits(game, type, numbers)
      for (let repeat = 0; repeat < 4; repeat += 1) {
        const picks = randomPicks(draw, game, type, numbers)
        const choice = modes[draw(modes.length)] ?? ZY
        const line = priceLine(game, choice, { betType: type.code, picks, stakeMinor: BigInt(1 + draw(500)) * 10_000n })
        const win = getWin(type, line, hits)
        expect(win, `${type.code} ${picks.join(' ')} in ${numbers.join(' ')}`).toBe(
          winPlainly(game, type.code, line, numbers),
        )
        expect(win).toBeLessThanOrEqual(line.largestWinMinor)
        expect(win === 0n || win >= line.leastWinMinor).toBe(true)
        ;(win > 0n ? won : lost).add(type.code)
      }
    }
  }
  const codes = new Set(getBetTypes(game).map((type) => type.code))
  // The comparison says little of a type that never won or never lost.
  expect(won).toEqual(codes)
  expect(lost).toEqual(codes)
})

/** Mirrors the set-based SQL statement, which works with hit arrays and pay tables. */
test('gives the same wins from hit arrays, the sum of hits and the number of picks hit', () => {
  for (const game of structures) {
    const draw = testDraw(`arrays-${game.code}`)
    for (let round = 0; round < 5; round += 1) {
      const numbers = randomNumbers(draw, game)
      for (const type of getBetTypes(game)) {
        const picks = randomPicks(draw, game, type, numbers)
        const line = priceLine(game, ZY, { betType: type.code, picks, stakeMinor: STAKE })
        const hits = getHits(game, type, numbers)
        const array = hitArray(hits, 1 + Math.max(...hits.keys(), ...picks))
        const total = BigInt(picks.reduce((sum, pick) => sum + (array[pick] ?? 0), 0))
        const different = picks.filter((pick) => (array[pick] ?? 0) > 0).length
        const payout = BigInt(line.payouts[0] ?? 0)
        const wins = {
          HITS: () => (STAKE * payout * total) / 10_000n,
          DA: () => (different < 2 ? 0n : (STAKE * payout * (total + BigInt(different) - 2n)) / 20_000n),
          PAIRS: () => (different < 2 ? 0n : (STAKE * payout * total * (BigInt(different) - 1n)) / 20_000n),
          TABLE: () => (STAKE * BigInt(payTable(type.rule, picks.length, line.payouts)[different] ?? 0)) / 10_000n,
        }
        expect(wins[getFormula(type.rule)]()).toBe(getWin(type, line, hits))
      }
    }
  }
})

test('names every pick differently', () => {
  const game = findLottery('SSC_1M')
  const type = game && findBetType(game, 'POSITION')
  if (!game || !type) throw new Error('No bet')
  expect(formatPick(game, type, 307)).toBe('4:7')
})
