import { useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from './motion.ts'

/** Clubs, diamonds, hearts, spades at 24 x 24. */
const SUIT_PATHS = [
  'M12 2a4.6 4.6 0 0 0-3.9 7A4.6 4.6 0 1 0 10.7 16L9 22h6l-1.7-6A4.6 4.6 0 1 0 15.9 9 4.6 4.6 0 0 0 12 2z',
  'M12 1.5 20 12l-8 10.5L4 12z',
  'M12 21.8C4.5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6.2a5.2 5.2 0 0 1 10 2c0 3.8-2.5 7.3-10 13.6z',
  'M12 2C6.5 7.8 3 10.4 3 14.2a4.3 4.3 0 0 0 7.7 2.6L9 22h6l-1.7-5.2a4.3 4.3 0 0 0 7.7-2.6C21 10.4 17.5 7.8 12 2z',
]

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const DEAL_MS = 180

interface PlayingCardProps {
  /** Ace to king of clubs, diamonds, hearts, spades, 13 each, repeated for further decks. */
  card: number
  /** CSS transform that the card is dealt from; omitted for no animation. */
  from?: string
}

/** A face-up card without accessible name: its container describes the whole hand. */
export function PlayingCard({ card, from }: PlayingCardProps) {
  const element = useRef<HTMLSpanElement>(null)
  const suit = Math.floor(card / 13) % 4
  useLayoutEffect(() => {
    if (from === undefined || prefersReducedMotion()) return
    element.current?.animate({ transform: [from, 'none'], opacity: [0, 1] }, { duration: DEAL_MS, easing: 'ease-out' })
  }, [from])
  return (
    <span className="card" ref={element} data-red={suit === 1 || suit === 2 || undefined}>
      <b>{RANKS[card % 13]}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SUIT_PATHS[suit]} />
      </svg>
    </span>
  )
}
