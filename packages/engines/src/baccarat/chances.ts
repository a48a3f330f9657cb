import { type Rational, rational } from '../rational.ts'
import { getHands, getTotal } from './rules.ts'
import { SHOE_CARDS } from './shoe.ts'

/** Number of ordered six-card sequences per outcome; exact, below 2^53. */
export interface CoupChances {
  readonly player: Rational
  readonly banker: Rational
  readonly tie: Rational
  /** Banker wins with six points. */
  readonly bankerSix: Rational
  /** A given side's first two cards have the same rank. */
  readonly pair: Rational
}

/**
 * Exact chances of a coup from a fresh shoe of eight decks: enumerates the points of six cards, at most 10^6 cases,
 * each weighted by the number of card sequences.
 */
export function coupChances(): CoupChances {
  const left = Array.from({ length: 10 }, (_, points): number => (points === 0 ? 128 : 32))
  const counts = { player: 0, banker: 0, tie: 0, bankerSix: 0 }
  const shoe: number[] = []
  const walk = (ways: number): void => {
    if (shoe.length === 6) return count(counts, shoe, ways)
    for (const [points, cards] of left.entries()) {
      left[points] = cards - 1
      shoe.push(points)
      walk(ways * cards)
      shoe.pop()
      left[points] = cards
    }
  }
  walk(1)
  const all = Array.from({ length: 6 }, (_, place) => BigInt(SHOE_CARDS - place)).reduce(
    (product, each) => product * each,
  )
  const chance = (ways: number) => rational(BigInt(ways), all)
  const { player, banker, tie, bankerSix } = counts
  return {
    player: chance(player),
    banker: chance(banker),
    tie: chance(tie),
    bankerSix: chance(bankerSix),
    pair: rational(31n, BigInt(SHOE_CARDS - 1)),
  }
}

function count(
  counts: { player: number; banker: number; tie: number; bankerSix: number },
  shoe: number[],
  ways: number,
) {
  const hands = getHands(shoe)
  const [player, banker] = [getTotal(hands.player), getTotal(hands.banker)]
  if (player > banker) counts.player += ways
  else if (player === banker) counts.tie += ways
  else counts.banker += ways
  if (banker === 6 && player < 6) counts.bankerSix += ways
}
