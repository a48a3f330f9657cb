import { type Draw, MoveError } from '../engine.ts'
import type { CardsModel } from './models.ts'
import { deal, type Hand, isThreeFaceCards, getPoints, getStrength } from './cards.ts'

/** 0 sat down first. */
export type Seat = 0 | 1

export type Decision = 'raise' | 'fold'

/** A deal of two players who have each paid the ante. Plain JSON. */
export interface ThreeCards {
  readonly hands: readonly [Hand, Hand]
  /** Hidden from the other player until both have decided. */
  readonly decisions: readonly [Decision | null, Decision | null]
}

/** Result of a deal in minor units; the payouts add up to the pot minus the rake. */
export interface Showdown {
  /** Null if both folded: antes are returned without rake. */
  readonly winner: Seat | null
  readonly by: 'cards' | 'fold' | 'both-folded'
  readonly pot: bigint
  readonly rake: bigint
  readonly payouts: readonly [bigint, bigint]
}

export function begin(draw: Draw): ThreeCards {
  return { hands: deal(draw), decisions: [null, null] }
}

/** Records a seat's decision. @throws MoveError for a second one */
export function decide(round: ThreeCards, seat: Seat, decision: Decision): ThreeCards {
  if (round.decisions[seat] !== null) throw new MoveError('The seat has already decided.')
  const [first, second] = round.decisions
  return { ...round, decisions: seat === 0 ? [decision, second] : [first, decision] }
}

/** Total paid by a seat: the ante, twice if it raised. */
function paidBy({ decisions }: ThreeCards, seat: Seat, ante: bigint): bigint {
  return decisions[seat] === 'raise' ? 2n * ante : ante
}

/**
 * Settles a deal once both have decided: two raisers compare cards, a single raiser takes the pot unseen, two folders get
 * their antes back. The rake of a won pot is rounded down to a minor unit. @throws MoveError before both have decided
 */
export function showdown(model: CardsModel, round: ThreeCards, ante: bigint): Showdown {
  const [first, second] = round.decisions
  if (first === null || second === null) throw new MoveError('A decision is pending.')
  const pot = paidBy(round, 0, ante) + paidBy(round, 1, ante)
  if (first === 'fold' && second === 'fold') {
    return { winner: null, by: 'both-folded', pot, rake: 0n, payouts: [ante, ante] }
  }
  const by = first === second ? 'cards' : 'fold'
  const [own, other] = round.hands
  const firstWins = by === 'cards' ? getStrength(own) > getStrength(other) : first === 'raise'
  const rake = (pot * BigInt(model.rakeBasisPoints)) / 10_000n
  const won = pot - rake
  return { winner: firstWins ? 0 : 1, by, pot, rake, payouts: firstWins ? [won, 0n] : [0n, won] }
}

/** View of one seat: its own hand and, until both have decided, only whether the other has. */
export function getView(round: ThreeCards, seat: Seat) {
  const [own, other] = seat === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const over = round.decisions[0] !== null && round.decisions[1] !== null
  return {
    hand: round.hands[own],
    decision: round.decisions[own],
    other: {
      decided: round.decisions[other] !== null,
      decision: over ? round.decisions[other] : null,
      hand: over && !round.decisions.includes('fold') ? round.hands[other] : null,
    },
  }
}

/** Minimum points on which the house partner raises. */
const PARTNER_RAISE_POINTS = 5

/**
 * Decision of the house partner by a fixed, published rule that uses its own cards only. It raises on
 * three face cards and on five points or more, and folds otherwise.
 */
export function partnerDecision(hand: Hand): Decision {
  return isThreeFaceCards(hand) || getPoints(hand) >= PARTNER_RAISE_POINTS ? 'raise' : 'fold'
}
