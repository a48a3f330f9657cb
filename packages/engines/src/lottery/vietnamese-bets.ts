import type { BetGroup } from '@playhouse/shared/lottery-words.ts'
import type { BetDetails, BetDetailsByCode, BetWords, Compare, OddsRow, Rule, StationOdds } from './bet-type.ts'
import type { Prize, PrizeChoice, Region } from './games.ts'

/* The bet types of Vietnamese draws, in the order of their board. */

const DB = { NORTH: ['DB'], OTHERS: ['DB'] } as const
const G1 = { NORTH: ['G1'], OTHERS: ['G1'] } as const
const HITS = { by: 'HITS' } as const
const MANY = { min: 1, max: 1000 }
const ONE = { min: 1, max: 1 }
const OUTSIDE_NORTH: readonly Region[] = ['CENTRAL', 'SOUTH']

type Modes = Readonly<Record<'ZY' | 'SEA', OddsRow>>

const odds = (rows: StationOdds) => ({ odds: { '2026-11': rows } })
const oddsEverywhere = (rows: Modes) => odds({ NORTH: rows, OTHERS: rows })

const ending = (
  prizes: PrizeChoice,
  digits: number,
  part: 'LAST' | 'FIRST' | 'TENS' = 'LAST',
): Extract<Compare, { of: 'ENDING' }> => ({ of: 'ENDING', prizes, part, digits })

const lo = (digits: number, more: Partial<BetDetails>): BetDetails => ({
  group: 'LO',
  compare: ending('ALL', digits),
  rule: HITS,
  picks: MANY,
  repeats: true,
  unit: 'POINT',
  ...more,
})

/** One number against one prize, or against a few prizes that count one by one. */
const de = (group: BetGroup, compare: Compare, more: Partial<BetDetails>): BetDetails => ({
  group,
  compare,
  rule: HITS,
  picks: MANY,
  repeats: false,
  unit: 'MONEY',
  ...more,
})

const among = (group: BetGroup, rule: Rule, min: number, max: number, more: Partial<BetDetails>): BetDetails => ({
  group,
  compare: ending('ALL', 2),
  rule,
  picks: { min, max },
  repeats: rule.by === 'DA' || rule.by === 'PAIRS',
  unit: 'MONEY',
  ...more,
})

const SIDE_ODDS = oddsEverywhere({ ZY: [1, 1.98], SEA: [1, 1.95] })
const parity = (prize: Prize, ...labels: readonly string[]) =>
  de(
    'SIDES',
    { of: 'ENDING_CLASS', prize, classes: 'PARITY' },
    { picks: ONE, choices: ['EVEN', 'ODD'], words: { labels }, ...SIDE_ODDS },
  )
const size = (prize: Prize, ...labels: readonly string[]) =>
  de(
    'SIDES',
    { of: 'ENDING_CLASS', prize, classes: 'SIZE' },
    { picks: ONE, choices: ['SMALL', 'BIG'], words: { labels }, ...SIDE_ODDS },
  )

/** By how many numbers. Dearer to hit outside the North, where fewer numbers are drawn: its odds there would return 17 to 44 %. */
const XIEN_ODDS: Readonly<Record<number, Readonly<Record<'NORTH' | 'OTHERS', Modes>>>> = {
  2: { NORTH: { ZY: [1, 17], SEA: [1, 16] }, OTHERS: { ZY: [1, 35], SEA: [1, 32] } },
  3: { NORTH: { ZY: [1, 74], SEA: [1, 68] }, OTHERS: { ZY: [1, 235], SEA: [1, 210] } },
  4: { NORTH: { ZY: [1, 330], SEA: [1, 300] }, OTHERS: { ZY: [1, 1600], SEA: [1, 1450] } },
}

const withNumber = (phrases: string, count: number) =>
  phrases
    .split('|')
    .map((phrase) => `${phrase} ${count}`)
    .join('|')

/** Every combination of a size, with labels beyond "xien 2". */
const xien = (count: number, labels: string) =>
  among('XIEN', { by: 'COMBINATIONS', size: count }, count, 20, {
    words: { family: 'XIEN', labels: `${withNumber('xien|xuyen|xi|lo xien', count)}|${labels}` },
    ...odds(XIEN_ODDS[count] ?? {}),
  })

/** All combinations of two and more, each paid as a xien of its size. */
const wheel = (count: number) => {
  const sizes = Array.from({ length: count - 1 }, (_, index) => index + 2)
  const payouts = (layout: 'NORTH' | 'OTHERS', mode: keyof Modes): OddsRow => [
    1,
    ...sizes.flatMap((each) => XIEN_ODDS[each]?.[layout][mode][1] ?? []),
  ]
  const modes = (layout: 'NORTH' | 'OTHERS'): Modes => ({ ZY: payouts(layout, 'ZY'), SEA: payouts(layout, 'SEA') })
  return among('XIEN', { by: 'WHEEL', sizes }, count, count, {
    words: { family: 'XIEN_QUAY', labels: withNumber('xq|xien quay|quay', count), written: 'xq' },
    ...odds({ NORTH: modes('NORTH'), OTHERS: modes('OTHERS') }),
  })
}

const TWO_DIGITS = oddsEverywhere({ ZY: [1, 99.5], SEA: [1, 95] })
const ONE_DIGIT = oddsEverywhere({ ZY: [1, 9.8], SEA: [1, 9.5] })
const THREE_DIGITS = oddsEverywhere({ ZY: [1, 960], SEA: [1, 900] })

/** "dau dac biet", "de dau db" */
const besideSpecial = (word: string) =>
  ['db', 'dac biet'].flatMap((prize) => [`${word} ${prize}`, `de ${word} ${prize}`]).join('|')
const BAO: BetWords['south'] = { kinds: ['BAO'], written: 'b' }
const FIRST_PRIZE: BetWords = { family: 'G1', written: 'g1' }

export const VIETNAMESE_BETS: BetDetailsByCode = {
  LO2: lo(2, {
    words: { family: 'LO', labels: 'lo 2|lo 2 so|bao lo 2 so', written: 'lo', south: BAO },
    ...odds({ NORTH: { ZY: [27, 99.5], SEA: [23, 80] }, OTHERS: { ZY: [18, 99.5], SEA: [15.4, 80] } }),
  }),
  LO2_FIRST: lo(2, {
    regions: ['NORTH'],
    compare: ending('ALL', 2, 'FIRST'),
    words: { labels: 'lo hai so dau' },
    ...odds({ NORTH: { ZY: [27, 99.5], SEA: [23, 80] } }),
  }),
  LO3: lo(3, {
    words: { family: 'LO', labels: 'lo 3 so|lo 3|lo 3 cang|bao lo 3 so|lo ba so|lo ba cang', south: BAO },
    ...odds({ NORTH: { ZY: [23, 960], SEA: [17, 650] }, OTHERS: { ZY: [17, 960], SEA: [12.6, 650] } }),
  }),
  LO4: lo(4, {
    words: { family: 'LO', labels: 'lo 4 so|lo 4|lo 4 cang|bao lo 4 so|lo bon so', south: BAO },
    ...odds({ NORTH: { ZY: [20, 9600], SEA: [13, 5500] }, OTHERS: { ZY: [16, 9600], SEA: [10.4, 5500] } }),
  }),
  DE: de('DE', ending(DB, 2), {
    words: {
      labels: `de|db|dac biet|giai dac biet|de db|de dac biet|${besideSpecial('dit')}|${besideSpecial('duoi')}`,
      south: { kinds: ['TAIL'], written: 'duoi' },
    },
    ...TWO_DIGITS,
  }),
  DE_FIRST: de('DE', ending(DB, 2, 'FIRST'), {
    words: { labels: `hai so dau|${besideSpecial('dau')}` },
    ...TWO_DIGITS,
  }),
  DE_DAU: de('DE', ending(DB, 1, 'TENS'), { words: { labels: 'hang chuc' }, ...ONE_DIGIT }),
  DE_DUOI: de('DE', ending(DB, 1), { words: { labels: 'hang don vi' }, ...ONE_DIGIT }),
  DE3: de('DE', ending(DB, 3), {
    words: {
      labels: '3 cang|3 c|ba cang|3 cang de|de 3 cang|3 cang db|bc|cang|de 3 c',
      south: { kinds: ['TAIL', 'THREE_TAIL'], written: 'xcduoi' },
    },
    ...THREE_DIGITS,
  }),
  DE_G1: de('G1', ending(G1, 2), { words: FIRST_PRIZE, ...TWO_DIGITS }),
  DE_G1_3: de('G1', ending(G1, 3), { words: FIRST_PRIZE, ...THREE_DIGITS }),
  DE_G1_4: de('G1', ending(G1, 4), {
    words: FIRST_PRIZE,
    ...oddsEverywhere({ ZY: [1, 9600], SEA: [1, 8800] }),
  }),
  DAU_G7: de('BAO', ending({ NORTH: ['G7'], OTHERS: [] }, 2), {
    regions: ['NORTH'],
    repeats: true,
    words: { labels: 'dau g7|dau giai 7', south: { kinds: ['HEAD'] } },
    ...odds({ NORTH: { ZY: [4, 99.5], SEA: [4, 95] } }),
  }),
  DAU_G8: de('BAO', ending({ NORTH: [], OTHERS: ['G8'] }, 2), {
    regions: OUTSIDE_NORTH,
    words: { labels: 'dau g8|dau giai 8', south: { kinds: ['HEAD'], written: 'dau' } },
    ...odds({ OTHERS: { ZY: [1, 99.5], SEA: [1, 95] } }),
  }),
  XIU_CHU: de('BAO', ending({ NORTH: ['G6', 'DB'], OTHERS: ['G7', 'DB'] }, 3), {
    repeats: true,
    words: { labels: 'xiu chu|xc', south: { kinds: ['THREE'], written: 'xc' } },
    ...odds({ NORTH: { ZY: [4, 960], SEA: [4, 900] }, OTHERS: { ZY: [2, 960], SEA: [2, 900] } }),
  }),
  // The type's counterpart, the last three digits of the special prize, is DE3.
  XIU_CHU_DAU: de('BAO', ending({ NORTH: [], OTHERS: ['G7'] }, 3), {
    regions: OUTSIDE_NORTH,
    words: { south: { kinds: ['HEAD', 'THREE_HEAD'], written: 'xcdau' } },
    ...odds({ OTHERS: { ZY: [1, 960], SEA: [1, 900] } }),
  }),
  BAO7: de('BAO', ending({ NORTH: [], OTHERS: ['G8', 'G7', 'G6', 'G5', 'DB'] }, 2), {
    regions: OUTSIDE_NORTH,
    repeats: true,
    words: { labels: 'bao 7 lo|b 7 l|b 7 lo', south: { kinds: ['BAO7'], written: 'b7l' } },
    ...odds({ OTHERS: { ZY: [7, 99.5], SEA: [7, 95] } }),
  }),
  BAO8: de('BAO', ending({ NORTH: ['G7', 'G6', 'DB'], OTHERS: [] }, 2), {
    regions: ['NORTH'],
    repeats: true,
    words: { labels: 'bao 8 lo|b 8 l|b 8 lo', south: { kinds: ['BAO8'] } },
    ...odds({ NORTH: { ZY: [8, 99.5], SEA: [8, 95] } }),
  }),
  XIEN2: xien(2, 'xien hai|xien doi|xuyen hai|x hai|xh'),
  XIEN3: xien(3, 'xien ba|xuyen ba|x ba'),
  XIEN4: xien(4, 'xien bon|xuyen bon|x bon'),
  XIEN_QUAY3: wheel(3),
  XIEN_QUAY4: wheel(4),
  // Pays m - 1 of C(n, 2) units: with four numbers or more it would return less than 75 %.
  DA: among('XIEN', { by: 'DA' }, 2, 3, {
    words: { family: 'DA', written: 'da', south: { kinds: ['PAIR', 'TRIPLE'], written: 'da thang' } },
    ...odds({ NORTH: { ZY: [27, 400], SEA: [27, 370] }, OTHERS: { ZY: [18, 580], SEA: [18, 540] } }),
  }),
  DA_XIEN: among('XIEN', { by: 'PAIRS' }, 2, 20, {
    isJoint: true,
    words: { south: { kinds: ['CROSS_PAIR'], written: 'dx' } },
    ...odds({ OTHERS: { ZY: [36, 310], SEA: [36, 290] } }),
  }),
  ...Object.fromEntries(
    [4, 5, 6, 7, 8, 9, 10].map((count) => [
      `TRUOT${count}`,
      among('TRUOT', { by: 'MISS' }, count, count, { words: { family: 'TRUOT', written: 'truot' } }),
    ]),
  ),
  PARITY: parity('DB', 'cua chan', 'cua le'),
  SIZE: size('DB', 'xiu|cua xiu', 'tai|cua tai'),
  PARITY_G1: parity('G1', 'g1 chan|nhat to chan', 'g1 le|nhat to le'),
  SIZE_G1: size('G1', 'g1 xiu|nhat to xiu', 'g1 tai|nhat to tai'),
}
