import { type Hand, isThreeFaceCards, pointsOf } from './cards.ts'
import type { Decision } from './three-cards.ts'

/** Minimum points on which the house partner raises. */
const PARTNER_RAISE_POINTS = 5

/**
 * Decision of the house partner by a fixed, published rule that uses its own cards only. It raises on
 * three face cards and on five points or more, and folds otherwise.
 */
export function partnerDecision(hand: Hand): Decision {
  return isThreeFaceCards(hand) || pointsOf(hand) >= PARTNER_RAISE_POINTS ? 'raise' : 'fold'
}
