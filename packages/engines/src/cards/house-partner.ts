import { type Hand, isThreePictures, pointsOf } from './cards.ts'
import type { Decision } from './three-cards.ts'

/** The fewest points the house partner raises on. */
const PARTNER_RAISES_FROM = 5

/**
 * What the house partner does where no second player has come: a fixed, published rule over its own cards alone. It raises on
 * three pictures and on five points or more, and folds the rest.
 */
export function partnerDecision(hand: Hand): Decision {
  return isThreePictures(hand) || pointsOf(hand) >= PARTNER_RAISES_FROM ? 'raise' : 'fold'
}
