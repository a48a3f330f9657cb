import type { BetChoice, BetGroup } from '@playhouse/shared/lottery-words.ts'
import type { BetDetails, BetDetailsByCode, Compare } from './bet-type.ts'
import type { LotteryKind } from './games.ts'

/* The bet types of the fast draws, in the order of their boards. All are paid a share of the fair payout. */

const HITS = { by: 'HITS' } as const
const MANY = { min: 1, max: 1000 }
const ONE = { min: 1, max: 1 }
const PARITY_CHOICES = ['EVEN', 'ODD'] as const
const SIZE_CHOICES = ['SMALL', 'BIG'] as const

const fast = (group: BetGroup, compare: Compare, more: Partial<BetDetails> = {}): BetDetails => ({
  group,
  compare,
  rule: HITS,
  picks: MANY,
  repeats: false,
  unit: 'MONEY',
  ...more,
})

/** Choices with different chances: one pick a line, at its own odds. */
const choice = (group: BetGroup, compare: Compare, choices: readonly BetChoice[]) =>
  fast(group, compare, { picks: ONE, choices })

const sumSize = (length: number, smallTo: number, bigFrom: number, exceptTriples = false): Compare => ({
  of: 'SUM_SIZE',
  length,
  smallTo,
  bigFrom,
  exceptTriples,
})

const THREES = ['FRONT3', 'MIDDLE3', 'BACK3'] as const
const PATTERN_CHOICES = ['TRIPLE', 'PAIR', 'DIFFERENT'] as const
const DUEL_CHOICES = ['DRAGON', 'TIGER', 'TIE'] as const
const THREE_SIZES = ['SMALL', 'BIG', 'MIDDLE'] as const

const FIVE_DIGITS: BetDetailsByCode = {
  POSITION: fast('POSITION', { of: 'VALUE_AT', positions: 5 }),
  ...Object.fromEntries(
    THREES.flatMap((name, first) => [
      [`${name}_DIRECT`, fast(name, { of: 'DIRECT', first, length: 3 })],
      [`${name}_GROUP3`, fast(name, { of: 'GROUP', first, shape: 'PAIR' })],
      [`${name}_GROUP6`, fast(name, { of: 'GROUP', first, shape: 'DISTINCT' })],
      [`${name}_PATTERN`, choice(name, { of: 'PATTERN', first }, PATTERN_CHOICES)],
    ]),
  ),
  FIVE_DIRECT: fast('FIVE', { of: 'DIRECT', first: 0, length: 5 }),
  SUM_SIZE: choice('SUM', sumSize(5, 22, 23), SIZE_CHOICES),
  SUM_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 5, exceptTriples: false }, PARITY_CHOICES),
  DUEL: choice('DUEL', { of: 'DUEL', left: 3, right: 4 }, DUEL_CHOICES),
}

const DICE: BetDetailsByCode = {
  SUM: fast('SUM', { of: 'SUM', length: 3 }, { picks: ONE }),
  SUM_SIZE: choice('SUM', sumSize(3, 10, 11, true), SIZE_CHOICES),
  SUM_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 3, exceptTriples: true }, PARITY_CHOICES),
  PATTERN: choice('KIND', { of: 'PATTERN', first: 0 }, PATTERN_CHOICES),
  TRIPLE: fast('KIND', { of: 'TIMES', times: 3 }),
  PAIR: fast('KIND', { of: 'TIMES', times: 2 }),
}

const ELEVEN: BetDetailsByCode = {
  POSITION: fast('POSITION', { of: 'VALUE_AT', positions: 5 }),
  ANY1: fast('ANY', { of: 'ANYWHERE' }),
  ...Object.fromEntries(
    [2, 3, 4, 5].map((count) => [
      `ANY${count}`,
      fast('ANY', { of: 'ANYWHERE' }, { rule: { by: 'COMBINATIONS', size: count }, picks: { min: count, max: 11 } }),
    ]),
  ),
  FRONT2_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 2 }),
  FRONT3_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 3 }),
  SUM_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 5, exceptTriples: false }, PARITY_CHOICES),
}

const RACE: BetDetailsByCode = {
  POSITION: fast('POSITION', { of: 'VALUE_AT', positions: 10 }),
  FRONT2_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 2 }),
  FRONT3_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 3 }),
  SUM2: fast('SUM', { of: 'SUM', length: 2 }, { picks: ONE }),
  SUM2_SIZE: choice('SUM', sumSize(2, 11, 12), SIZE_CHOICES),
  SUM2_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 2, exceptTriples: false }, PARITY_CHOICES),
  DUEL: choice('DUEL', { of: 'DUEL', left: 0, right: 9 }, DUEL_CHOICES.slice(0, 2)),
}

/** How the return of a line is spread over what is caught, in per cent. */
const KENO_SHARES: readonly Readonly<Record<number, number>>[] = [
  { 1: 100 },
  { 2: 100 },
  { 2: 40, 3: 60 },
  { 2: 25, 3: 35, 4: 40 },
  { 3: 40, 4: 30, 5: 30 },
  { 3: 30, 4: 30, 5: 20, 6: 20 },
  { 4: 40, 5: 25, 6: 20, 7: 15 },
  { 4: 25, 5: 25, 6: 20, 7: 15, 8: 15 },
  { 4: 20, 5: 25, 6: 20, 7: 15, 8: 10, 9: 10 },
  { 0: 10, 5: 25, 6: 25, 7: 15, 8: 10, 9: 10, 10: 5 },
]

const KENO: BetDetailsByCode = Object.fromEntries(
  KENO_SHARES.map((shares, index) => [
    `KENO${index + 1}`,
    fast('KENO', { of: 'ANYWHERE' }, { rule: { by: 'CAUGHT', shares }, picks: { min: index + 1, max: index + 1 } }),
  ]),
)

const BINGO: BetDetailsByCode = {
  SUM: fast('SUM', { of: 'SUM', length: 3 }, { picks: ONE }),
  SUM_SIZE: choice('SUM', sumSize(3, 12, 15), THREE_SIZES),
  PATTERN: choice('KIND', { of: 'PATTERN', first: 0 }, PATTERN_CHOICES),
  TRIPLE: fast('KIND', { of: 'TIMES', times: 3 }),
  PAIR: fast('KIND', { of: 'TIMES', times: 2 }),
  SINGLE: fast('KIND', { of: 'TIMES', times: 1 }),
  DIRECT: fast('DIRECT', { of: 'DIRECT', first: 0, length: 3 }),
}

const COLOUR: BetDetailsByCode = {
  COLOUR: choice(
    'COLOUR',
    {
      of: 'CLASS_AT',
      position: 0,
      classes: [
        [0, 2, 4, 6, 8],
        [1, 3, 5, 7, 9],
        [0, 5],
      ],
    },
    ['RED', 'GREEN', 'VIOLET'],
  ),
  DIGIT: fast('DIGIT', { of: 'DIRECT', first: 0, length: 1 }),
  SIZE: choice('SIDES', sumSize(1, 4, 5), SIZE_CHOICES),
  PARITY: choice('SIDES', { of: 'SUM_PARITY', length: 1, exceptTriples: false }, PARITY_CHOICES),
}

export const FAST_BETS: Readonly<Record<Exclude<LotteryKind, 'VN'>, BetDetailsByCode>> = {
  SSC: FIVE_DIGITS,
  K3: DICE,
  '11X5': ELEVEN,
  PK10: RACE,
  KENO,
  BINGO18: BINGO,
  COLOUR,
}
