import { type Rational, rational } from '../rational.ts'
import type { BetType, Compare } from './bet-type.ts'
import { chooseBig } from './combinations.ts'
import { type NumberPool, POOLS, slotsCompared, type Structure, valueBase } from './games.ts'
import { keysOfValues } from './hits.ts'

/*
 * Exact chances. Vietnamese endings are independent and uniform; fast draws are enumerated over every ordered outcome of the
 * positions that matter, each equally likely.
 */

/** Odds that return the whole stake on average. */
export interface FairOdds {
  /** Stakes that one unit costs: as many as numbers are compared with, if each of them pays. */
  readonly price: number
  /** Per 1 of stake, as `LineOdds` lists them. */
  readonly payouts: readonly Rational[]
}

export function getFairOdds(structure: Structure, type: BetType, pick: number): FairOdds {
  const { compare, picks, rule } = type
  switch (rule.by) {
    case 'WHEEL':
      return { price: 1, payouts: rule.sizes.map((size) => getFairPayout(chanceOfAll(structure, type, size))) }
    case 'CAUGHT': {
      const payouts = Array.from({ length: picks.max + 1 }, (_, caught) => {
        const percent = rule.shares[caught]
        return percent === undefined
          ? NOTHING
          : getFairPayout(chanceOfCaught(structure, picks.max, caught), percent, 100)
      })
      return { price: 1, payouts }
    }
    default: {
      const price = rule.by === 'MISS' || rule.by === 'COMBINATIONS' ? 1 : Math.max(1, compared(structure, compare))
      return { price, payouts: [getFairPayout(expectedPaid(structure, type, pick), price)] }
    }
  }
}

const NOTHING: Rational = { numerator: 0n, denominator: 1n }

/** Payout that returns `stakes / per` on average if it is won with probability `chance`. */
const getFairPayout = (chance: Rational, stakes = 1, per = 1): Rational => ({
  numerator: BigInt(stakes) * chance.denominator,
  denominator: BigInt(per) * chance.numerator,
})

/** How often one unit is paid on average. */
export function expectedPaid(structure: Structure, type: BetType, pick: number): Rational {
  switch (type.rule.by) {
    case 'HITS':
      return expectedHits(structure, type, pick)
    case 'COMBINATIONS':
      return chanceOfAll(structure, type, type.rule.size)
    case 'MISS':
      return chanceOfNone(structure, type, type.picks.max)
    case 'DA':
    case 'PAIRS':
      return expectedDa(structure, type, 2)
    default:
      throw new RangeError(`${type.code} has several payouts`)
  }
}

export function expectedHits(structure: Structure, { compare }: BetType, key: number): Rational {
  if (compare.of === 'ENDING')
    return rational(BigInt(slotsCompared(structure, compare).length), 10n ** BigInt(compare.digits))
  if (compare.of === 'ENDING_CLASS') return rational(1n, 2n)
  if (compare.of === 'VALUE_AT' || compare.of === 'ANYWHERE') return uniform(structure, compare.of)
  if (compare.of === 'DIRECT') return rational(1n, orderings(structure, compare.length))
  const { ways, outcomes } = countOutcomes(structure, compare)
  return rational(BigInt(ways.get(key) ?? 0), BigInt(outcomes))
}

/** Every value is as likely as any other at a position; anywhere, as likely as its share of the numbers drawn. */
function uniform({ kind }: Structure, of: 'VALUE_AT' | 'ANYWHERE'): Rational {
  if (kind === 'VN') throw new RangeError(`${of} needs values`)
  const { count, from, to } = POOLS[kind]
  return rational(of === 'VALUE_AT' ? 1n : BigInt(count), BigInt(to - from + 1))
}

/** Ordered outcomes of so many positions. */
function orderings({ kind }: Structure, length: number): bigint {
  if (kind === 'VN') throw new RangeError('DIRECT needs values')
  const { from, to, repeats } = POOLS[kind]
  let result = 1n
  for (let index = 0; index < length; index += 1) result *= BigInt(to - from + 1 - (repeats ? 0 : index))
  return result
}

/** How many numbers of a Vietnamese result a type compares with. */
const compared = (structure: Structure, compare: Compare): number =>
  compare.of === 'ENDING' ? slotsCompared(structure, compare).length : 0

/** Chance that all of k different picks are hit. */
export function chanceOfAll(structure: Structure, { compare }: BetType, k: number): Rational {
  if (structure.kind !== 'VN') {
    const { count, from, to } = POOLS[structure.kind]
    const size = to - from + 1
    return rational(chooseBig(size - k, count - k), chooseBig(size, count))
  }
  const numbers = BigInt(compared(structure, compare))
  let ways = 0n
  for (let missing = 0; missing <= k; missing += 1) {
    const term = chooseBig(k, missing) * BigInt(100 - missing) ** numbers
    ways += missing % 2 === 0 ? term : -term
  }
  return rational(ways, 100n ** numbers)
}

/** Chance that none of n different endings appears. */
export function chanceOfNone(structure: Structure, { compare }: BetType, n: number): Rational {
  const numbers = BigInt(compared(structure, compare))
  return rational(BigInt(100 - n) ** numbers, 100n ** numbers)
}

/** Chance that exactly m of n picks are among the numbers drawn without repeats. */
export function chanceOfCaught({ kind }: Structure, n: number, m: number): Rational {
  if (kind === 'VN') throw new RangeError('Endings repeat: see chanceOfAll')
  const { count, from, to } = POOLS[kind]
  const size = to - from + 1
  return rational(chooseBig(n, m) * chooseBig(size - n, count - m), chooseBig(size, count))
}

/**
 * Expected (H + m - 2) / 2 where m >= 2: what a DA line of n picks is paid in units of its payout. Over H, the numbers of the
 * result that show any of the picks, and the ways to spread H over exactly m of them.
 */
export function expectedDa(structure: Structure, { compare }: BetType, n: number): Rational {
  const numbers = compared(structure, compare)
  let halves = 0n
  for (let total = 2; total <= numbers; total += 1) {
    const places = chooseBig(numbers, total) * BigInt(100 - n) ** BigInt(numbers - total)
    for (let different = 2; different <= Math.min(n, total); different += 1) {
      halves += places * chooseBig(n, different) * surjections(total, different) * BigInt(total + different - 2)
    }
  }
  return rational(halves, 2n * 100n ** BigInt(numbers))
}

/** Ways to spread `total` numbers over exactly `different` picks. */
function surjections(total: number, different: number): bigint {
  let ways = 0n
  for (let missing = 0; missing <= different; missing += 1) {
    const term = chooseBig(different, missing) * BigInt(different - missing) ** BigInt(total)
    ways += missing % 2 === 0 ? term : -term
  }
  return ways
}

interface Outcomes {
  readonly ways: ReadonlyMap<number, number>
  readonly outcomes: number
}

const counted = new WeakMap<Compare, Outcomes>()

/** In how many ordered outcomes each key is hit. A repeated hit counts twice. */
function countOutcomes({ kind }: Structure, compare: Compare): Outcomes {
  const known = counted.get(compare)
  if (known) return known
  if (kind === 'VN') throw new RangeError(`${compare.of} needs values`)
  const pool = POOLS[kind]
  const { fromFront, length } = getFront(compare, pool)
  const ways = new Map<number, number>()
  let outcomes = 0
  for (const values of orderedOutcomes(pool, length)) {
    outcomes += 1
    for (const key of keysOfValues(fromFront, values, valueBase(pool.to))) ways.set(key, (ways.get(key) ?? 0) + 1)
  }
  const result = { ways, outcomes }
  counted.set(compare, result)
  return result
}

/** Positions are alike, so what looks at later ones is counted at the front, and numbers drawn afterwards are left out. */
function getFront(compare: Compare, pool: NumberPool): { fromFront: Compare; length: number } {
  switch (compare.of) {
    case 'GROUP':
    case 'PATTERN':
      return { fromFront: { ...compare, first: 0 }, length: 3 }
    case 'DUEL':
      return { fromFront: { of: 'DUEL', left: 0, right: 1 }, length: 2 }
    case 'SUM':
    case 'SUM_SIZE':
    case 'SUM_PARITY':
      return { fromFront: compare, length: compare.length }
    case 'CLASS_AT':
      return { fromFront: { ...compare, position: 0 }, length: 1 }
    default:
      return { fromFront: compare, length: pool.count }
  }
}

/** Every ordered outcome of the first `length` values. */
function* orderedOutcomes(
  { from, to, repeats }: NumberPool,
  length: number,
  drawn: number[] = [],
): Generator<readonly number[]> {
  if (drawn.length === length) {
    yield drawn
    return
  }
  for (let value = from; value <= to; value += 1) {
    if (!repeats && drawn.includes(value)) continue
    drawn.push(value)
    yield* orderedOutcomes({ from, to, repeats, count: length }, length, drawn)
    drawn.pop()
  }
}
