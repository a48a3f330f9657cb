import { describe, expect, it, test } from 'vitest'
import { getBetTypes } from './bet-types.ts'
import { getPicks } from './picks.ts'
import { coveredBy, findCovered } from './coverage.ts'
import { findLottery, type Structure } from './games.ts'

const game = (code: string): Structure => {
  const found = findLottery(code)
  if (!found) throw new Error(code)
  return found
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
/** Sold pick by pick. */
const each = (betType: string, picks: readonly number[]) => picks.map((pick) => ({ betType, picks: [pick] }))
/** Digits 0-9 of a position from 0. */
const at = (position: number, digits: readonly number[]) =>
  each(
    'POSITION',
    digits.map((digit) => position * 100 + digit),
  )
const countsNothing = (code: string, bets: readonly { betType: string; picks: readonly number[] }[]) =>
  findCovered(game(code), bets)

describe('bets on one play', () => {
  test.each([
    ['all ten digits of a position', 'SSC_1M', at(0, range(0, 9)), true],
    ['eight digits of a position', 'SSC_1M', at(2, range(0, 7)), true],
    ['seven digits of a position', 'SSC_1M', at(0, range(0, 6)), false],
    ['one digit ten times', 'SSC_1M', range(0, 9).flatMap(() => at(0, [5])), false],
    ['half of each position', 'SSC_1M', range(0, 4).flatMap((position) => at(position, range(0, 4))), false],
    ['big and small', 'K3_1M', each('SUM_SIZE', [0, 1]), true],
    ['big and odd', 'SSC_1M', [...each('SUM_SIZE', [1]), ...each('SUM_PARITY', [1])], false],
    ['all sums of three dice', 'K3_1M', each('SUM', range(3, 18)), true],
    ['five of six faces', 'K3_1M', each('PAIR', range(1, 5)), true],
    ['red and green', 'COLOUR_1M', each('COLOUR', [0, 1]), true],
    ['dragon and tiger', 'PK10_1M', each('DUEL', [0, 1]), true],
    ['one number at all ten positions', 'PK10_1M', range(0, 9).flatMap((position) => at(position, [7])), true],
    ['one number at seven positions', 'PK10_1M', range(0, 6).flatMap((position) => at(position, [7])), false],
    ['all hundred numbers of đề', 'HA_NOI', each('DE', range(0, 99)), true],
    ['seventy numbers of đề', 'HA_NOI', each('DE', range(0, 69)), false],
    ['seventy-one numbers of lô', 'HA_NOI', each('LO2', range(0, 70)), true],
    ['all pairs of a wheel of twenty', 'HA_NOI', [{ betType: 'XIEN2', picks: range(0, 19) }], false],
    ['sixty of eighty keno numbers', 'KENO_1M', each('KENO1', range(1, 60)), true],
    ['all combinations of two of eleven', '11X5_1M', [{ betType: 'ANY2', picks: range(1, 11) }], true],
    [
      'all ten-spot tickets that ten players buy',
      'KENO_1M',
      range(0, 9).map((n) => ({ betType: 'KENO10', picks: range(1 + 7 * n, 10 + 7 * n) })),
      false,
    ],
  ])('%s', (_what, code, bets, covers) => {
    expect(new Set(countsNothing(code, bets))).toEqual(new Set([covers]))
  })
})

describe('plays that read the same digits', () => {
  test.each([
    [
      'small digits of a position and their rest as front threes',
      'SSC_1M',
      [...at(0, range(0, 4)), ...each('FRONT3_DIRECT', range(500, 999))],
      true,
    ],
    [
      'front and middle threes that share the middle digit',
      'SSC_1M',
      [
        ...each(
          'FRONT3_DIRECT',
          range(0, 999).filter((key) => key % 10 < 5),
        ),
        ...each(
          'MIDDLE3_DIRECT',
          range(0, 999).filter((key) => Math.floor(key / 10) % 10 >= 5),
        ),
      ],
      true,
    ],
    [
      'đề below fifty and its tens from five',
      'HA_NOI',
      [...each('DE', range(0, 49)), ...each('DE_DAU', range(5, 9))],
      true,
    ],
    [
      'dragon, low left and high right digits',
      'SSC_1M',
      [...each('DUEL', [0]), ...at(3, range(0, 4)), ...at(4, range(5, 9))],
      true,
    ],
    [
      'half of a position and of another',
      'SSC_1M',
      [...at(3, range(0, 4)), ...at(4, range(0, 4)), ...each('DUEL', [0])],
      false,
    ],
    ['low đề and high first prize', 'HA_NOI', [...each('DE', range(0, 49)), ...each('DE_G1', range(50, 99))], false],
    ['red and odd', 'COLOUR_1M', [...each('COLOUR', [0]), ...each('PARITY', [1])], true],
  ])('%s', (_what, code, bets, covers) => {
    expect(new Set(countsNothing(code, bets))).toEqual(new Set([covers]))
  })

  it('leaves bets on other plays of the same ticket as they are', () => {
    const bets = [...at(0, range(0, 9)), ...at(1, [3]), ...each('SUM_SIZE', [1])]
    expect(countsNothing('SSC_1M', bets)).toEqual([...range(0, 9).map(() => true), false, false])
  })
})

it('never counts less as covered by one bet than the bets cover together', () => {
  for (const code of ['SSC_1M', 'K3_1M', 'PK10_1M', 'HO_CHI_MINH']) {
    for (const type of getBetTypes(game(code))) {
      if (type.rule.by !== 'HITS') continue
      const bets = each(type.code, getPicks(game(code), type).slice(0, 200))
      const sum = bets.reduce((total, bet) => total + coveredBy(game(code), bet), 0)
      const covered = findCovered(game(code), bets)
      expect({ code, type: type.code, sum, missed: sum <= 0.7 && covered.includes(true) }).toMatchObject({
        missed: false,
      })
    }
  }
})
