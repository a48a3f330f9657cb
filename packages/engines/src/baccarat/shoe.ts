import type { Draw } from '../engine.ts'

/** Eight decks. */
export const SHOE_CARDS = 8 * 52

/** A card as its index in an unshuffled shoe: decks, then suits, then ranks from the ace up. */
export type Card = number

/** 0 is the ace, 9 the ten, 10 to 12 the face cards. */
export const getRank = (card: Card): number => card % 13

/** 0 to 3: clubs, diamonds, hearts, spades. */
export const getSuit = (card: Card): number => Math.floor(card / 13) % 4

/** Points: the ace 1, two to nine their number, tens and face cards 0. */
export const getPoints = (card: Card): number => (getRank(card) < 9 ? getRank(card) + 1 : 0)

/** Deals the first `count` cards of a freshly shuffled shoe, one draw each (partial Fisher-Yates shuffle). */
export function dealFromShoe(count: number, draw: Draw): Card[] {
  const moved = new Map<number, Card>()
  return Array.from({ length: count }, (_, place) => {
    const from = place + draw(SHOE_CARDS - place)
    const card = moved.get(from) ?? from
    moved.set(from, moved.get(place) ?? place)
    return card
  })
}
