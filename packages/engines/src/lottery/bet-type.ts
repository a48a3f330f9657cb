import type { BetChoice, BetGroup, StakeUnit } from '@playhouse/shared/lottery-words.ts'
import type { LotteryKind, Prize, PrizeChoice, Region } from './games.ts'

/*
 * The definition of a bet type: its rule, odds and words. A pick is a whole number, its key: "05" is 5 among 100 endings, "big" is the
 * index of its choice. A result is, for each type, the list of its keys that were hit, with repeats (`hits.ts`); `rule` says how hits are
 * paid.
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
  /** Pays by how many of the picks were hit; one unit. Shares: how what it returns is spread over them, in per cent. */
  | { readonly by: 'CAUGHT'; readonly shares: Readonly<Record<number, number>> }
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
  readonly group: BetGroup
  readonly compare: Compare
  readonly rule: Rule
  /** Picks of one line. */
  readonly picks: { readonly min: number; readonly max: number }
  /** Names of the keys 0, 1, … where a pick is a choice rather than a number. */
  readonly choices?: readonly BetChoice[]
  /** A number that appears n times pays n times. */
  readonly repeats: boolean
  readonly unit: StakeUnit
  /** The type's own odds by version of the odds table, never changed once sold. A type without them pays a share of the fair payout. */
  readonly odds?: Readonly<Record<string, StationOdds>>
  /** How people write it in messages. */
  readonly words?: BetWords
}

/** Price of a unit and payout, or payouts of a wheel by size, per 1 of stake. */
export type OddsRow = readonly [price: number, ...payouts: readonly number[]]

/** By the layout of the prizes, in the modes that have tables of their own. */
export type StationOdds = Readonly<Partial<Record<'NORTH' | 'OTHERS', Readonly<Record<'ZY' | 'SEA', OddsRow>>>>>

/** Bet kinds that the southern dialect writes behind numbers. */
export type SouthernKind =
  | 'HEAD_TAIL'
  | 'HEAD'
  | 'TAIL'
  | 'BAO'
  | 'BAO7'
  | 'BAO8'
  | 'THREE'
  | 'THREE_HEAD'
  | 'THREE_TAIL'
  | 'PAIR'
  | 'TRIPLE'
  | 'CROSS_PAIR'

/** Phrases are without accents and separated by bars. */
export interface BetWords {
  /** Labels of the northern dialect that mean this type; of choices, those of each. */
  readonly labels?: string | readonly string[]
  /** Labels that it shares with types of other digits or counts (`north-words.ts`). */
  readonly family?: 'LO' | 'G1' | 'XIEN' | 'XIEN_QUAY' | 'TRUOT' | 'DA'
  /** The label that it is written back with, unless it is the first of its own. */
  readonly written?: string
  readonly south?: {
    readonly kinds: readonly Exclude<SouthernKind, 'HEAD_TAIL'>[]
    /** The word that it is written back with behind its numbers. */
    readonly written?: string
  }
}

export type BetDetails = Omit<BetType, 'code' | 'kind'>
/** In the order of the board. */
export type BetDetailsByCode = Readonly<Record<string, BetDetails>>
