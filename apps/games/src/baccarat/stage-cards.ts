import { draw, make } from '../frame/client/elements.ts'
import { fill } from '../frame/client/wording.ts'
import { type Card, rankOf, suitOf } from '@playhouse/engines/baccarat/shoe.ts'
import type { BaccaratTexts } from './texts/en.ts'

/** Clubs, diamonds, hearts, spades on a field of 24 x 24. */
const SUIT_PATHS = [
  'M12 2a4.6 4.6 0 0 0-3.9 7A4.6 4.6 0 1 0 10.7 16L9 22h6l-1.7-6A4.6 4.6 0 1 0 15.9 9 4.6 4.6 0 0 0 12 2z',
  'M12 1.5 20 12l-8 10.5L4 12z',
  'M12 21.8C4.5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6.2a5.2 5.2 0 0 1 10 2c0 3.8-2.5 7.3-10 13.6z',
  'M12 2C6.5 7.8 3 10.4 3 14.2a4.3 4.3 0 0 0 7.7 2.6L9 22h6l-1.7-5.2a4.3 4.3 0 0 0 7.7-2.6C21 10.4 17.5 7.8 12 2z',
]
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const RANK_NAMES: Readonly<Record<number, 'ace' | 'jack' | 'queen' | 'king'>> = {
  0: 'ace',
  10: 'jack',
  11: 'queen',
  12: 'king',
}
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const

/** A card face up; hidden from assistive technology, which is told the whole hand. */
export function cardElement(card: Card): HTMLElement {
  const suit = suitOf(card)
  const pip = draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: SUIT_PATHS[suit] ?? '' }))
  const element = make('span', 'card', make('b', '', RANKS[rankOf(card)] ?? ''), pip)
  element.toggleAttribute('data-red', suit === 1 || suit === 2)
  return element
}

/** A card in words: "king of hearts". */
export function cardName(card: Card, texts: BaccaratTexts): string {
  const named = RANK_NAMES[rankOf(card)]
  const rank = named ? texts[named] : (RANKS[rankOf(card)] ?? '')
  return fill(texts.card, { rank, suit: texts[SUIT_NAMES[suitOf(card)] ?? 'clubs'] })
}
