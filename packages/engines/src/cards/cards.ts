import type { Draw } from '../engine.ts'

/** A card of one deck from 0 to 51: suits in the order clubs, diamonds, hearts, spades, ranks from the ace up. */
export type Card = number

export type Hand = readonly [Card, Card, Card]

/** 0 is the ace, 10 to 12 jack, queen and king. */
const getRank = (card: Card): number => card % 13

const getSuit = (card: Card): number => Math.floor(card / 13)

/** Two hands from one shuffled deck, one card to each in turn: six draws. */
export function deal(draw: Draw): [Hand, Hand] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  const next = (place: number): Card => {
    const from = place + draw(52 - place)
    const card = deck[from] as Card
    deck[from] = deck[place] as Card
    return card
  }
  const [a, b, c, d, e, f] = [next(0), next(1), next(2), next(3), next(4), next(5)]
  return [
    [a, c, e],
    [b, d, f],
  ]
}

/** Points from 0 to 9: the ace 1, two to nine their number, tens and face cards 0; only the last digit of the sum counts. */
export function getPoints(hand: Hand): number {
  return hand.reduce((sum, card) => sum + (getRank(card) < 9 ? getRank(card) + 1 : 0), 0) % 10
}

/** Three face cards beat all points. */
export const isThreeFaceCards = (hand: Hand): boolean => hand.every((card) => getRank(card) >= 10)

/**
 * A hand's strength, unique within a deck; the stronger hand wins. Three face cards come first, then
 * the points; ties are decided by the highest card: king down to ace, then spades, hearts, diamonds, clubs.
 */
export function getStrength(hand: Hand): number {
  const highest = Math.max(...hand.map((card) => getRank(card) * 4 + getSuit(card)))
  return (isThreeFaceCards(hand) ? 10 : getPoints(hand)) * 52 + highest
}
