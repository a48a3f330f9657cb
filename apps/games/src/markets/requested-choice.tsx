import type { EventResponse } from '@playhouse/vendor-api/play-api-markets.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageFragment } from '../frame/page-fragment.ts'
import type { Choice } from './event-card.tsx'
import { useTexts } from './texts.ts'

/** Why the choice that led here cannot be bet on. `event` is null once the board no longer has it. */
export interface MissedChoice {
  readonly reason: 'started' | 'ended' | 'odds'
  readonly event: EventResponse | null
}

/** The selection named in the page's address, or why it is no longer offered; undefined where none is named. */
export function findRequestedChoice(
  events: readonly EventResponse[],
  named: URLSearchParams,
): { choice: Choice } | { missed: MissedChoice } | undefined {
  const id = named.get('event')
  if (id === null) return undefined
  const event = events.find((each) => each.id === id)
  if (!event || event.phase === 'ended') return { missed: { reason: 'ended', event: event ?? null } }
  if (event.phase === 'running') return { missed: { reason: 'started', event } }
  const market = event.markets.find((each) => each.id === named.get('market'))
  const selection = market?.selections.find((each) => each.id === named.get('selection'))
  if (!market || !selection || selection.odds === null) return { missed: { reason: 'odds', event } }
  return { choice: { event, market: market.id, line: market.line, selection: selection.id, odds: selection.odds } }
}

export function showEvent({ id }: EventResponse): void {
  document.getElementById(`event-${id}`)?.scrollIntoView({ block: 'start' })
  document.getElementById('stage')?.focus({ preventScroll: true })
}

/**
 * Puts the selection that led to the game into its slip, which opens on phones.
 * @returns what was missed of it; null if nothing was
 */
export function useRequestedChoice(
  events: readonly EventResponse[],
  choose: (choice: Choice) => void,
  openSlip: () => void,
): MissedChoice | null {
  const [requested] = useState(() => findRequestedChoice(events, pageFragment()))
  const isDone = useRef(false)
  const take = useEffectEvent(() => {
    if (!requested || isDone.current) return
    isDone.current = true
    openSlip()
    if (!('choice' in requested)) return
    choose(requested.choice)
    document.getElementById(`event-${requested.choice.event.id}`)?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => take(), [])
  return requested && 'missed' in requested ? requested.missed : null
}

const MISSED = { started: 'missedStarted', ended: 'missedEnded', odds: 'missedOdds' } as const
const SHOWN = { started: 'followEvent', ended: 'seeResult', odds: 'seeOdds' } as const

interface MissedEventProps {
  missed: MissedChoice | null
  /** The next event that takes bets. */
  next: EventResponse | undefined
  onShow(event: EventResponse): void
}

/** In the slip that was opened for an event: what happened, and what can be done instead. */
export function MissedEvent({ missed, next, onShow }: MissedEventProps) {
  const { t } = useTranslation('markets')
  const texts = useTexts()
  if (!missed) return null
  const { reason, event } = missed
  const getName = ({ home, away }: EventResponse) => `${home} – ${away}`
  const other = reason === 'odds' ? undefined : next
  return (
    <div className="missed" role="status">
      <p>
        <b>{event ? t(MISSED[reason], { event: getName(event) }) : t('missedGone')}</b>
      </p>
      {event ? (
        <button type="button" className="secondary" onClick={() => onShow(event)}>
          {t(SHOWN[reason])}
        </button>
      ) : null}
      {other ? (
        <button type="button" className="secondary" onClick={() => onShow(other)}>
          {t('nextEvent', { event: getName(other), time: texts.time(other.startsAt) })}
        </button>
      ) : null}
    </div>
  )
}
