import type { BetType, Compare } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { expectedHits } from './chances.ts'
import { choose } from './combinations.ts'
import { type NumberPool, POOLS, slotsCompared, getSlots, type Structure, valueBase } from './games.ts'
import { classOfEnding, keysOfValues } from './hits.ts'

/*
 * Which bets of a member in one draw bear too little risk to count as turnover. A play is a bet type (of POSITION, one position): bets
 * that together cover more than COVERED_ABOVE of its outcomes count nothing. Plays that read the same digits are also taken together,
 * because one can cover what the other leaves out.
 */

/** Bets that cover more than this share of one play's outcomes count nothing. */
export const COVERED_ABOVE = 0.7

/**
 * Different plays count nothing if only this share of the results, or less, loses all of them. Far above COVERED_ABOVE: independent bets
 * on even chances, such as big and odd, are not a cover.
 */
const TOGETHER_ABOVE = 0.99

/** Chances are fractions of at most 100,000 outcomes; sums of them differ by less. */
const EPSILON = 1e-9

/** A bet as it is sold: `DE:5`, `XIEN2:5,17`. */
export interface CoveringBet {
  readonly betType: string
  readonly picks: readonly number[]
}

/** Share of its play's outcomes that one bet covers. Sums of shares are at least what the bets cover together. */
export function coveredBy(structure: Structure, { betType, picks }: CoveringBet): number {
  const type = getType(structure, betType)
  return shareOfEach(structure, type, picks[0] ?? 0) * getOutcomes(type, picks).length
}

/** For each bet, whether it counts nothing. */
export function findCovered(structure: Structure, bets: readonly CoveringBet[]): boolean[] {
  const plays = new Map<string, Play>()
  const names = bets.map((bet) => {
    const type = getType(structure, bet.betType)
    const own = getPlays(structure, type, bet.picks)
    for (const { name, outcome, share } of own) {
      let play = plays.get(name)
      if (!play) plays.set(name, (play = { type, position: getPosition(type, bet.picks), outcomes: new Map() }))
      play.outcomes.set(outcome, share)
    }
    return [...new Set(own.map(({ name }) => name))]
  })
  const covered = new Set(
    [...plays].filter(([, { outcomes }]) => isAbove(total(outcomes), COVERED_ABOVE)).map(([name]) => name),
  )
  for (const name of coveredTogether(structure, plays)) covered.add(name)
  return names.map((own) => own.some((name) => covered.has(name)))
}

interface Play {
  readonly type: BetType
  /** Position of a VALUE_AT bet; null for all others. */
  readonly position: number | null
  readonly outcomes: Map<number | string, number>
}

const total = (outcomes: ReadonlyMap<unknown, number>) => [...outcomes.values()].reduce((sum, share) => sum + share, 0)
const isAbove = (share: number, limit: number) => share > limit + EPSILON

function getType(structure: Structure, code: string): BetType {
  const type = findBetType(structure, code)
  if (!type) throw new RangeError(`No bet type ${code}`)
  return type
}

const getPosition = ({ compare }: BetType, [pick = 0]: readonly number[]) =>
  compare.of === 'VALUE_AT' ? Math.floor(pick / 100) : null

/** A bet's outcomes by play. Where every number is drawn, one number at all positions is a play as well: it must be somewhere. */
function getPlays(structure: Structure, type: BetType, picks: readonly number[]) {
  const outcomes = getOutcomes(type, picks).map((outcome) => {
    const share = shareOfEach(structure, type, typeof outcome === 'number' ? outcome : 0)
    const position = typeof outcome === 'number' ? getPosition(type, [outcome]) : null
    return { name: position === null ? type.code : `${type.code}:${position}`, outcome, share }
  })
  if (type.compare.of !== 'VALUE_AT' || structure.kind === 'VN' || !drawsAll(POOLS[structure.kind])) return outcomes
  return [...outcomes, ...outcomes.map((each) => ({ ...each, name: `${type.code}=${Number(each.outcome) % 100}` }))]
}

const drawsAll = ({ count, from, to, repeats }: NumberPool) => !repeats && count === to - from + 1

/** The covered outcomes of a bet: its picks, or the combinations of them that it pays. */
function getOutcomes({ rule, compare }: BetType, picks: readonly number[]): (number | string)[] {
  switch (rule.by) {
    case 'HITS':
      return [...picks]
    case 'COMBINATIONS':
      return combinations(picks, rule.size)
    case 'WHEEL':
    case 'DA':
    case 'PAIRS':
      return combinations(picks, 2)
    case 'CAUGHT':
      return compare.of === 'ANYWHERE' && picks.length === 1 ? [...picks] : [picks.join()]
    case 'MISS':
      return [picks.join()]
  }
}

function combinations(picks: readonly number[], size: number): string[] {
  if (size === 0) return ['']
  return picks.flatMap((pick, index) =>
    combinations(picks.slice(index + 1), size - 1).map((rest) => (rest === '' ? String(pick) : `${pick},${rest}`)),
  )
}

function shareOfEach(structure: Structure, type: BetType, key: number): number {
  const { compare, rule, picks } = type
  if (rule.by !== 'HITS') {
    const isPair = rule.by === 'WHEEL' || rule.by === 'DA' || rule.by === 'PAIRS'
    const size = rule.by === 'COMBINATIONS' ? rule.size : isPair ? 2 : picks.max
    return 1 / choose(getValues(structure), size)
  }
  if (compare.of === 'ENDING') return 10 ** -compare.digits
  // Several values are drawn, so that what they cover is counted by values.
  if (compare.of === 'ANYWHERE' || compare.of === 'TIMES') return 1 / getValues(structure)
  const { numerator, denominator } = expectedHits(structure, type, key)
  return Number(numerator) / Number(denominator)
}

/** Values that a pick can have; of Vietnamese combinations, endings of two digits. */
function getValues({ kind }: Structure): number {
  if (kind === 'VN') return 100
  return POOLS[kind].to - POOLS[kind].from + 1
}

/** The inputs of a play: the positions of one number or of the draw, and the keys that their values hit. */
interface Reading {
  /** Key of the plays that can be combined. */
  readonly source: string
  readonly pool: NumberPool
  readonly positions: readonly number[]
  /** Values by position; only `positions` are set. */
  keys(values: readonly number[]): readonly number[]
}

/** Null where several numbers of a draw are read, each of which can hit. */
function getReading(structure: Structure, { type, position }: Play): Reading | null {
  const { compare, rule } = type
  if (rule.by !== 'HITS') return null
  if (structure.kind === 'VN') return readingOfEnding(structure, compare)
  const pool = POOLS[structure.kind]
  const positions = positionsRead(compare, position, pool)
  if (!positions) return null
  const base = valueBase(pool.to)
  const keys =
    position === null
      ? (values: readonly number[]) => keysOfValues(compare, values, base)
      : (values: readonly number[]) => [position * 100 + (values[position] ?? 0)]
  return { source: 'draw', pool, positions, keys }
}

function readingOfEnding(structure: Structure, compare: Compare): Reading | null {
  if (compare.of !== 'ENDING' && compare.of !== 'ENDING_CLASS') return null
  const slots =
    compare.of === 'ENDING'
      ? slotsCompared(structure, compare)
      : getSlots(structure).flatMap(({ prize }, index) => (prize === compare.prize ? [index] : []))
  const [slot] = slots
  if (slot === undefined || slots.length > 1) return null
  const length = getSlots(structure)[slot]?.digits ?? 0
  const pool = { count: length, from: 0, to: 9, repeats: true }
  if (compare.of === 'ENDING_CLASS') {
    const positions = [length - 2, length - 1]
    return {
      source: `number ${slot}`,
      pool,
      positions,
      keys: (values) => [classOfEnding(textAt(values, positions), compare.classes)],
    }
  }
  const { part, digits } = compare
  const first = part === 'FIRST' ? 0 : part === 'TENS' ? length - 2 : length - digits
  const positions = Array.from({ length: digits }, (_, index) => first + index)
  return { source: `number ${slot}`, pool, positions, keys: (values) => [Number(textAt(values, positions))] }
}

const textAt = (values: readonly number[], positions: readonly number[]) =>
  positions.map((at) => values[at] ?? 0).join('')

function positionsRead(compare: Compare, position: number | null, { count }: NumberPool): number[] | null {
  const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
  switch (compare.of) {
    case 'VALUE_AT':
      return position === null ? null : [position]
    case 'DIRECT':
      return from(compare.first, compare.length)
    case 'GROUP':
    case 'PATTERN':
      return from(compare.first, 3)
    case 'SUM':
    case 'SUM_SIZE':
    case 'SUM_PARITY':
      return from(0, compare.length)
    case 'DUEL':
      return [compare.left, compare.right]
    case 'CLASS_AT':
      return [compare.position]
    case 'TIMES':
      return from(0, count)
    default:
      return null
  }
}

interface Read {
  readonly name: string
  readonly play: Play
  readonly reading: Reading
}

/** Names of plays of which fewer than 1 % of the results lose all. Only plays that share a position can cover for each other. */
function coveredTogether(structure: Structure, plays: ReadonlyMap<string, Play>): string[] {
  const reads: Read[] = []
  for (const [name, play] of plays) {
    // A play that covers everything by itself needs no other, and no other needs it.
    if (name.includes('=') || isAbove(total(play.outcomes), TOGETHER_ABOVE)) continue
    const reading = getReading(structure, play)
    if (reading) reads.push({ name, play, reading })
  }
  return getGroups(reads).flatMap((group) => {
    if (group.length < 2) return []
    const maximum = group.reduce((sum, { play }) => sum + total(play.outcomes), 0)
    return isAbove(maximum, TOGETHER_ABOVE) && isAbove(shareHit(group), TOGETHER_ABOVE)
      ? group.map(({ name }) => name)
      : []
  })
}

/** Plays that are connected by positions of the same number. */
function getGroups(reads: readonly Read[]): Read[][] {
  const groups: Read[][] = []
  for (const read of reads) {
    const touching = groups.filter((group) => group.some((other) => sharesPosition(read, other)))
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push([read, ...touching.flat()])
  }
  return groups
}

const sharesPosition = ({ reading: one }: Read, { reading: other }: Read) =>
  one.source === other.source && one.positions.some((position) => other.positions.includes(position))

/** Share of the results that hit any of the plays, over every outcome of the positions that they read. */
function shareHit(group: readonly Read[]): number {
  const pool = group[0]?.reading.pool
  if (!pool) return 0
  const positions = [...new Set(group.flatMap(({ reading }) => reading.positions))]
  const values: number[] = []
  let hit = 0
  let outcomes = 0
  const walk = (index: number): void => {
    const position = positions[index]
    if (position === undefined) {
      outcomes += 1
      if (group.some(({ play, reading }) => reading.keys(values).some((key) => play.outcomes.has(key)))) hit += 1
      return
    }
    for (let value = pool.from; value <= pool.to; value += 1) {
      if (!pool.repeats && positions.slice(0, index).some((earlier) => values[earlier] === value)) continue
      values[position] = value
      walk(index + 1)
    }
  }
  walk(0)
  return hit / outcomes
}
