import {
  type LotteryKind,
  POOLS,
  type Prize,
  type PrizeChoice,
  type Region,
  type Structure,
  valueBase,
} from './games.ts'

/*
 * Every bet type as data. A pick is a whole number, its key: "05" is 5 among 100 endings, "big" is the index of its choice. What
 * a result says about a type is the list of its keys that were hit, with repeats (`hits.ts`); how hits are paid is `rule`.
 */

/** Which part of which numbers of a result a pick is compared with. */
export type Compare =
  /** Endings or beginnings of Vietnamese numbers. ALL takes every number with at least `digits` digits. Key: the digits. */
  | {
      readonly of: 'ENDING'
      readonly prizes: PrizeChoice
      readonly part: 'LAST' | 'FIRST' | 'TENS'
      readonly digits: number
    }
  /** Even or odd, small (00-49) or big (50-99) last two digits. Key: index of the choice. */
  | { readonly of: 'ENDING_CLASS'; readonly prize: Prize; readonly classes: 'PARITY' | 'SIZE' }
  /** One value at one position. Key: position (from 0) x 100 + value. */
  | { readonly of: 'VALUE_AT'; readonly positions: number }
  /** Values at consecutive positions from `first`, in order. Key: the values as digits, two each from 10 upwards. */
  | { readonly of: 'DIRECT'; readonly first: number; readonly length: number }
  /** Three values in any order. PAIR: two equal, key pair x 10 + single. DISTINCT: key is the digits, rising. */
  | { readonly of: 'GROUP'; readonly first: number; readonly shape: 'PAIR' | 'DISTINCT' }
  /** Sum of the first `length` values. Key: the sum. */
  | { readonly of: 'SUM'; readonly length: number }
  /** The sum is small (up to `smallTo`) or big (from `bigFrom`); a third choice for what is between. Key: index of the choice. */
  | {
      readonly of: 'SUM_SIZE'
      readonly length: number
      readonly smallTo: number
      readonly bigFrom: number
      readonly exceptTriples: boolean
    }
  | { readonly of: 'SUM_PARITY'; readonly length: number; readonly exceptTriples: boolean }
  /** Which of two positions shows the larger value: dragon (left), tiger (right), tie. Key: index of the choice. */
  | { readonly of: 'DUEL'; readonly left: number; readonly right: number }
  /** Three of a kind, exactly a pair, all different. Key: index of the choice. */
  | { readonly of: 'PATTERN'; readonly first: number }
  /** A value anywhere. Key: the value. */
  | { readonly of: 'ANYWHERE' }
  /** At least `times` of a value. Key: the value. */
  | { readonly of: 'TIMES'; readonly times: number }
  /** A set of values at a position. Key: index of the choice. */
  | { readonly of: 'CLASS_AT'; readonly position: number; readonly classes: readonly (readonly number[])[] }

/** How the hits of a line's n picks are paid, m being how many different picks were hit. */
export type Rule =
  /** Each hit pays; n units. */
  | { readonly by: 'HITS' }
  /** Each combination of `size` picks that were all hit pays: C(m, size) of C(n, size) units. */
  | { readonly by: 'COMBINATIONS'; readonly size: number }
  /** Pays if no pick was hit; one unit. */
  | { readonly by: 'MISS' }
  /** All combinations of each size, each at the odds of its size. */
  | { readonly by: 'WHEEL'; readonly sizes: readonly number[] }
  /** Pays by how many of the picks were hit; one unit. */
  | { readonly by: 'CAUGHT' }
  /** C(n, 2) units. Pays m - 1 times, and half for each repeat of a pick, if at least two picks were hit. */
  | { readonly by: 'DA' }
  /** Every pair of picks is a bet of its own, paid as DA with two picks: C(n, 2) units. */
  | { readonly by: 'PAIRS' }

export interface BetType {
  readonly code: string
  readonly kind: LotteryKind
  /** Regions that offer it; undefined for all, and for kinds without regions. */
  readonly regions?: readonly Region[]
  /** Sold on joint lotteries, and only there. */
  readonly isJoint?: true
  /** Tab of the board. */
  readonly group: string
  readonly compare: Compare
  readonly rule: Rule
  /** Picks of one line. */
  readonly picks: { readonly min: number; readonly max: number }
  /** Names of the keys 0, 1, … where a pick is a choice rather than a number. */
  readonly choices?: readonly string[]
  /** A number that appears n times pays n times. */
  readonly repeats: boolean
  /** What a stake is called: points with a price each, or money. */
  readonly unit: 'POINT' | 'MONEY'
}

const DB = { NORTH: ['DB'], OTHERS: ['DB'] } as const
const G1 = { NORTH: ['G1'], OTHERS: ['G1'] } as const
const HITS = { by: 'HITS' } as const
const MANY = { min: 1, max: 1000 }
const ONE = { min: 1, max: 1 }

type Details = Omit<BetType, 'code' | 'kind'>

const ending = (
  prizes: PrizeChoice,
  digits: number,
  part: 'LAST' | 'FIRST' | 'TENS' = 'LAST',
): Extract<Compare, { of: 'ENDING' }> => ({ of: 'ENDING', prizes, part, digits })

const lo = (digits: number, part: 'LAST' | 'FIRST' = 'LAST', regions?: readonly Region[]): Details => ({
  ...(regions && { regions }),
  group: 'LO',
  compare: ending('ALL', digits, part),
  rule: HITS,
  picks: MANY,
  repeats: true,
  unit: 'POINT',
})

/** One number against one prize, or against a few prizes that count one by one. */
const de = (group: string, compare: Compare, more: Partial<Details> = {}): Details => ({
  group,
  compare,
  rule: HITS,
  picks: MANY,
  repeats: false,
  unit: 'MONEY',
  ...more,
})

const among = (group: string, rule: Rule, min: number, max: number): Details => ({
  group,
  compare: ending('ALL', 2),
  rule,
  picks: { min, max },
  repeats: rule.by === 'DA' || rule.by === 'PAIRS',
  unit: 'MONEY',
})

const PARITY_CHOICES = ['EVEN', 'ODD']
const SIZE_CHOICES = ['SMALL', 'BIG']
const parity = (prize: Prize) =>
  de('SIDES', { of: 'ENDING_CLASS', prize, classes: 'PARITY' }, { picks: ONE, choices: PARITY_CHOICES })
const size = (prize: Prize) =>
  de('SIDES', { of: 'ENDING_CLASS', prize, classes: 'SIZE' }, { picks: ONE, choices: SIZE_CHOICES })

const VIETNAMESE: Readonly<Record<string, Details>> = {
  LO2: lo(2),
  LO2_FIRST: lo(2, 'FIRST', ['NORTH']),
  LO3: lo(3),
  LO4: lo(4),
  DE: de('DE', ending(DB, 2)),
  DE_FIRST: de('DE', ending(DB, 2, 'FIRST')),
  DE_DAU: de('DE', ending(DB, 1, 'TENS')),
  DE_DUOI: de('DE', ending(DB, 1)),
  DE3: de('DE', ending(DB, 3)),
  DE_G1: de('G1', ending(G1, 2)),
  DE_G1_3: de('G1', ending(G1, 3)),
  DE_G1_4: de('G1', ending(G1, 4)),
  DAU_G7: de('BAO', ending({ NORTH: ['G7'], OTHERS: [] }, 2), { regions: ['NORTH'], repeats: true }),
  DAU_G8: de('BAO', ending({ NORTH: [], OTHERS: ['G8'] }, 2), { regions: ['CENTRAL', 'SOUTH'] }),
  XIU_CHU: de('BAO', ending({ NORTH: ['G6', 'DB'], OTHERS: ['G7', 'DB'] }, 3), { repeats: true }),
  // Its counterpart, the last three digits of the special prize, is DE3.
  XIU_CHU_DAU: de('BAO', ending({ NORTH: [], OTHERS: ['G7'] }, 3), { regions: ['CENTRAL', 'SOUTH'] }),
  BAO7: de('BAO', ending({ NORTH: [], OTHERS: ['G8', 'G7', 'G6', 'G5', 'DB'] }, 2), {
    regions: ['CENTRAL', 'SOUTH'],
    repeats: true,
  }),
  BAO8: de('BAO', ending({ NORTH: ['G7', 'G6', 'DB'], OTHERS: [] }, 2), { regions: ['NORTH'], repeats: true }),
  XIEN2: among('XIEN', { by: 'COMBINATIONS', size: 2 }, 2, 20),
  XIEN3: among('XIEN', { by: 'COMBINATIONS', size: 3 }, 3, 20),
  XIEN4: among('XIEN', { by: 'COMBINATIONS', size: 4 }, 4, 20),
  XIEN_QUAY3: among('XIEN', { by: 'WHEEL', sizes: [2, 3] }, 3, 3),
  XIEN_QUAY4: among('XIEN', { by: 'WHEEL', sizes: [2, 3, 4] }, 4, 4),
  // Pays m - 1 of C(n, 2) units: with four numbers or more it would return less than 75 %.
  DA: among('XIEN', { by: 'DA' }, 2, 3),
  DA_XIEN: { ...among('XIEN', { by: 'PAIRS' }, 2, 20), isJoint: true },
  ...Object.fromEntries(
    [4, 5, 6, 7, 8, 9, 10].map((count) => [`TRUOT${count}`, among('TRUOT', { by: 'MISS' }, count, count)]),
  ),
  PARITY: parity('DB'),
  SIZE: size('DB'),
  PARITY_G1: parity('G1'),
  SIZE_G1: size('G1'),
}

const fast = (group: string, compare: Compare, more: Partial<Details> = {}): Details => ({
  group,
  compare,
  rule: HITS,
  picks: MANY,
  repeats: false,
  unit: 'MONEY',
  ...more,
})

/** Choices with different chances: one pick a line, at its own odds. */
const choice = (group: string, compare: Compare, choices: readonly string[]) =>
  fast(group, compare, { picks: ONE, choices })

const sumSize = (length: number, smallTo: number, bigFrom: number, exceptTriples = false): Compare => ({
  of: 'SUM_SIZE',
  length,
  smallTo,
  bigFrom,
  exceptTriples,
})

const THREES = ['FRONT3', 'MIDDLE3', 'BACK3']
const PATTERN_CHOICES = ['TRIPLE', 'PAIR', 'DIFFERENT']
const DUEL_CHOICES = ['DRAGON', 'TIGER', 'TIE']
const THREE_SIZES = ['SMALL', 'BIG', 'MIDDLE']

const FIVE_DIGITS: Readonly<Record<string, Details>> = {
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

const DICE: Readonly<Record<string, Details>> = {
  SUM: fast('SUM', { of: 'SUM', length: 3 }, { picks: ONE }),
  SUM_SIZE: choice('SUM', sumSize(3, 10, 11, true), SIZE_CHOICES),
  SUM_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 3, exceptTriples: true }, PARITY_CHOICES),
  PATTERN: choice('KIND', { of: 'PATTERN', first: 0 }, PATTERN_CHOICES),
  TRIPLE: fast('KIND', { of: 'TIMES', times: 3 }),
  PAIR: fast('KIND', { of: 'TIMES', times: 2 }),
}

const ELEVEN: Readonly<Record<string, Details>> = {
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

const RACE: Readonly<Record<string, Details>> = {
  POSITION: fast('POSITION', { of: 'VALUE_AT', positions: 10 }),
  FRONT2_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 2 }),
  FRONT3_DIRECT: fast('FRONT', { of: 'DIRECT', first: 0, length: 3 }),
  SUM2: fast('SUM', { of: 'SUM', length: 2 }, { picks: ONE }),
  SUM2_SIZE: choice('SUM', sumSize(2, 11, 12), SIZE_CHOICES),
  SUM2_PARITY: choice('SUM', { of: 'SUM_PARITY', length: 2, exceptTriples: false }, PARITY_CHOICES),
  DUEL: choice('DUEL', { of: 'DUEL', left: 0, right: 9 }, DUEL_CHOICES.slice(0, 2)),
}

const KENO: Readonly<Record<string, Details>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => [
    `KENO${count}`,
    fast('KENO', { of: 'ANYWHERE' }, { rule: { by: 'CAUGHT' }, picks: { min: count, max: count } }),
  ]),
)

const BINGO: Readonly<Record<string, Details>> = {
  SUM: fast('SUM', { of: 'SUM', length: 3 }, { picks: ONE }),
  SUM_SIZE: choice('SUM', sumSize(3, 12, 15), THREE_SIZES),
  PATTERN: choice('KIND', { of: 'PATTERN', first: 0 }, PATTERN_CHOICES),
  TRIPLE: fast('KIND', { of: 'TIMES', times: 3 }),
  PAIR: fast('KIND', { of: 'TIMES', times: 2 }),
  SINGLE: fast('KIND', { of: 'TIMES', times: 1 }),
  DIRECT: fast('DIRECT', { of: 'DIRECT', first: 0, length: 3 }),
}

const COLOUR: Readonly<Record<string, Details>> = {
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

const ALL: Readonly<Record<LotteryKind, Readonly<Record<string, Details>>>> = {
  VN: VIETNAMESE,
  SSC: FIVE_DIGITS,
  K3: DICE,
  '11X5': ELEVEN,
  PK10: RACE,
  KENO,
  BINGO18: BINGO,
  COLOUR,
}

export const BET_TYPES: readonly BetType[] = Object.entries(ALL).flatMap(([kind, types]) =>
  Object.entries(types).map(([code, details]) => ({ ...details, code, kind: kind as LotteryKind })),
)

const BY_KIND = new Map(BET_TYPES.map((type) => [`${type.kind}:${type.code}`, type]))

/** A bet type that a game offers; undefined where it does not. */
export function findBetType(structure: Structure, code: string): BetType | undefined {
  const type = BY_KIND.get(`${structure.kind}:${code}`)
  return type && offers(type, structure) ? type : undefined
}

/** What a game offers, in the order of its board. */
export function getBetTypes(structure: Structure): BetType[] {
  return BET_TYPES.filter((type) => type.kind === structure.kind && offers(type, structure))
}

const offers = ({ regions, isJoint }: BetType, { region, joins }: Structure) =>
  Boolean(isJoint) === Boolean(joins) && (!regions || (region !== null && regions.includes(region)))

/** Whether a number is a pick of the type: "99" of LO2, 11 of the sum of three dice. */
export function isPick(structure: Structure, { compare, choices }: BetType, key: number): boolean {
  if (!Number.isInteger(key) || key < 0) return false
  if (choices) return key < choices.length
  if (compare.of === 'ENDING') return key < 10 ** compare.digits
  if (structure.kind === 'VN') return false
  const { from, to, repeats } = POOLS[structure.kind]
  const inRange = (value: number) => value >= from && value <= to
  switch (compare.of) {
    case 'VALUE_AT':
      return Math.floor(key / 100) < compare.positions && inRange(key % 100)
    case 'DIRECT': {
      const values = getValues(key, compare.length, to)
      return values.every(inRange) && (repeats || new Set(values).size === values.length)
    }
    case 'GROUP': {
      const [a = 0, b = 0, c = 0] = getValues(key, 3, to)
      if (compare.shape === 'PAIR') return key < 100 && b !== c
      return key < 1000 && a < b && b < c
    }
    case 'SUM': {
      const minimum = repeats ? from * compare.length : getSum(from, compare.length)
      const maximum = repeats ? to * compare.length : getSum(to - compare.length + 1, compare.length)
      return key >= minimum && key <= maximum
    }
    default:
      return inRange(key)
  }
}

const getSum = (first: number, length: number) => (length * (2 * first + length - 1)) / 2

/** The values that make up a key of several, in order. */
function getValues(key: number, length: number, to: number): number[] {
  const base = valueBase(to)
  if (key >= base ** length) return [-1]
  return Array.from({ length }, (_, index) => Math.floor(key / base ** (length - 1 - index)) % base)
}

/** A pick as people write it: "05", "11", "BIG", "3:07" (third position, value 7), "01-05-11". */
export function formatPick(structure: Structure, { compare, choices }: BetType, key: number): string {
  if (choices) return choices[key] ?? String(key)
  if (compare.of === 'ENDING') return String(key).padStart(compare.digits, '0')
  if (structure.kind === 'VN') return String(key)
  const { to } = POOLS[structure.kind]
  const width = String(to).length
  if (compare.of === 'VALUE_AT') return `${Math.floor(key / 100) + 1}:${String(key % 100).padStart(width, '0')}`
  if (compare.of === 'DIRECT') {
    const values = getValues(key, compare.length, to).map((value) => String(value).padStart(width, '0'))
    return values.join(to < 10 ? '' : '-')
  }
  if (compare.of === 'GROUP') return String(key).padStart(compare.shape === 'PAIR' ? 2 : 3, '0')
  if (compare.of === 'SUM') return String(key)
  return String(key).padStart(width, '0')
}

/** All picks of a type, rising: endings, sums, choices … Up to 100,000. */
export function getPicks(structure: Structure, type: BetType): number[] {
  const picks: number[] = []
  const end = keySpace(structure, type)
  for (let key = 0; key < end; key += 1) if (isPick(structure, type, key)) picks.push(key)
  return picks
}

/** The smallest pick of a type. */
export function getFirstPick(structure: Structure, type: BetType): number {
  let key = 0
  while (!isPick(structure, type, key)) key += 1
  return key
}

/** Keys are below this number. */
export function keySpace({ kind }: Structure, { compare, choices }: BetType): number {
  if (choices) return choices.length
  if (compare.of === 'ENDING') return 10 ** compare.digits
  const base = kind === 'VN' ? 10 : valueBase(POOLS[kind].to)
  if (compare.of === 'VALUE_AT') return compare.positions * 100
  if (compare.of === 'DIRECT') return base ** compare.length
  if (compare.of === 'GROUP') return 1000
  return 100
}
