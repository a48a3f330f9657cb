import { find, make } from '../frame/client/elements.ts'
import { fill } from '../frame/client/wording.ts'
import type { HandAnswer, TableSide } from '@playhouse/vendor-api/play-api-rooms.ts'
import { cardElement } from '../baccarat/stage-cards.ts'
import { type Hand, isThreePictures, pointsOf } from '@playhouse/engines/cards/cards.ts'
import type { CardsTexts } from './texts/en.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = '♣♦♥♠'

/** What a hand says beside its cards. */
function worth(cards: readonly number[], texts: CardsTexts): string {
  const hand = cards as unknown as Hand
  return isThreePictures(hand) ? texts.threePictures : fill(texts.points, { points: pointsOf(hand) })
}

function said({ decision, decidedBy }: TableSide, texts: CardsTexts): string {
  if (decision === null) return ''
  if (decision === 'raise') return texts.raised
  if (decidedBy === 'time') return texts.foldedByTime
  if (decidedBy === 'leaving') return texts.foldedByLeaving
  return decidedBy === 'wallet' ? texts.foldedByWallet : texts.folded
}

/** Draws both sides of the table; no hand is an empty table. */
export function showSides(hand: HandAnswer | null, texts: CardsTexts): void {
  const dealt = hand !== null && hand.own.cards !== null
  showSide('#own', hand?.own ?? null, { texts, dealt, won: hand?.winner === 'own', doing: '' })
  const doing = hand?.status === 'going' ? (hand.other.decided ? texts.hasDecided : texts.thinking) : ''
  showSide('#other', hand?.other ?? null, { texts, dealt, won: hand?.winner === 'other', doing })
  const name = hand?.company === 'partner' ? texts.housePartner : hand?.company ? texts.other : texts.emptySeat
  find('#other [data-name]').textContent = name
}

interface Shown {
  texts: CardsTexts
  dealt: boolean
  won: boolean
  doing: string
}

function showSide(selector: string, side: TableSide | null, { texts, dealt, won, doing }: Shown): void {
  const part = (name: string) => find(`${selector} [data-${name}]`)
  const cards = side?.cards ?? null
  const label = cards
    ? `${cards.map((card) => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`).join(' ')}, ${worth(cards, texts)}`
    : dealt
      ? texts.hidden
      : texts.emptySeat
  const place = part('cards')
  if (place.getAttribute('aria-label') !== label || place.childElementCount === 0) {
    place.setAttribute('aria-label', label)
    const none = () => make('span', dealt ? 'back' : 'free')
    place.replaceChildren(...(cards ? cards.map(cardElement) : [none(), none(), none()]))
  }
  part('points').textContent = cards ? worth(cards, texts) : ''
  part('said').textContent = side && side.decision !== null ? said(side, texts) : doing
  find(selector).toggleAttribute('data-won', won)
  find(selector).toggleAttribute('data-folded', side?.decision === 'fold')
}
