import type { BaccaratResult } from '@playhouse/engines/baccarat/baccarat.ts'
import { getTotal } from '@playhouse/engines/baccarat/rules.ts'
import { type Card, getPoints, getRank, getSuit } from '@playhouse/engines/baccarat/shoe.ts'
import { useTranslation } from 'react-i18next'
import { PlayingCard, RANKS } from '../frame/playing-card.tsx'
import '../frame/felt.css'
import './baccarat.css'

export const SIDES = ['player', 'banker'] as const

const RANK_KEYS: Readonly<Record<number, 'ace' | 'jack' | 'queen' | 'king'>> = {
  0: 'ace',
  10: 'jack',
  11: 'queen',
  12: 'king',
}
const SUIT_KEYS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

type Side = (typeof SIDES)[number]
type Hands = Readonly<Record<Side, readonly Card[]>>

const NO_CARDS: Hands = { player: [], banker: [] }

/** Time between two dealt cards on the vendor's clock. */
const CARD_INTERVAL_MS = 650

/** The cards on the table `elapsedMs` after the deal began; the sides are dealt alternately. */
export function dealtCards(result: BaccaratResult | null, elapsedMs: number): Hands & { isComplete: boolean } {
  if (!result) return { ...NO_CARDS, isComplete: false }
  const order = [0, 1, 2].flatMap((place) => SIDES.filter((side) => result[side].cards.length > place))
  const count = Math.min(order.length, Math.floor(elapsedMs / CARD_INTERVAL_MS) + 1)
  const of = (side: Side) => result[side].cards.slice(0, order.slice(0, count).filter((dealt) => dealt === side).length)
  return { player: of('player'), banker: of('banker'), isComplete: elapsedMs >= order.length * CARD_INTERVAL_MS }
}

interface HandViewProps {
  side: Side
  cards: readonly Card[]
  hasWon: boolean
}

export function HandView({ side, cards, hasWon }: HandViewProps) {
  const { t } = useTranslation('baccarat')
  const cardName = (card: Card) => {
    const key = RANK_KEYS[getRank(card)]
    const rank = key ? t(key) : (RANKS[getRank(card)] ?? '')
    return t('card', { rank, suit: t(SUIT_KEYS[getSuit(card)] ?? 'clubs') })
  }
  const from = side === 'player' ? 'translate(60%, -40%)' : 'translate(-60%, -40%)'
  return (
    <section className="hand" id={`hand-${side}`} data-won={hasWon || undefined}>
      <h2>{t(side)}</h2>
      <span className="points tabular" aria-hidden="true">
        {cards.length > 0 ? getTotal(cards.map(getPoints)) : null}
      </span>
      <div className="cards" role="img" aria-label={handLabel()}>
        {cards.map((card, place) => (
          <PlayingCard key={place} card={card} from={from} />
        ))}
      </div>
    </section>
  )

  function handLabel(): string {
    if (cards.length === 0) return t('handEmpty', { side: t(side) })
    const names = cards.map(cardName).join(', ')
    return t('hand', { side: t(side), cards: names, points: getTotal(cards.map(getPoints)) })
  }
}
