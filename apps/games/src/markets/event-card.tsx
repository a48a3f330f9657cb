import type { MarketId } from '@playhouse/engines/markets/markets.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import type { EventResponse } from '@playhouse/vendor-api/play-api-markets.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useModel } from '../frame/launched.tsx'
import { Pairs } from '../frame/parts.tsx'
import { useTexts } from './texts.ts'

export interface Choice {
  readonly event: EventResponse
  readonly market: MarketId
  readonly line: string | null
  readonly selection: string
  readonly odds: number
}

export const choiceKey = ({ event, market, selection }: Choice) => `${event.id} ${market} ${selection}`

interface EventCardProps {
  event: EventResponse
  /** Server time. */
  now: number
  isChosen(choice: Choice): boolean
  onChoose(choice: Choice): void
}

export function EventCard({ event, now, isChosen, onChoose }: EventCardProps) {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  const texts = useTexts()
  const { phase, startsAt, endsAt, fairness } = event
  const played = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)))
  return (
    <article
      className="event"
      id={`event-${event.id}`}
      data-phase={phase}
      style={{ '--played': played } as CSSProperties}
    >
      <header>
        <h2>
          <span className="side home">{event.home}</span>
          <span className="side away">{event.away}</span>
        </h2>
        {phase === 'open' ? null : (
          <strong className="score tabular" aria-label={t('score', { ...event.score })}>
            {texts.score(event.score)}
          </strong>
        )}
        <p className="when tabular">{timeText()}</p>
        <span className="tag">{event.league}</span>
      </header>
      {phase === 'open' ? (
        <div className="market-list">
          {event.markets.map(({ id, line, selections }) => (
            <div
              key={id}
              className="market"
              role="group"
              aria-label={texts.market(id, line)}
              data-many={selections.length > 4 || undefined}
            >
              <span className="label">{texts.market(id, line)}</span>
              <div className="offers">
                {selections.map(({ id: selection, odds }) =>
                  odds === null ? null : (
                    <Offer
                      key={selection}
                      choice={{ event, market: id, line, selection, odds }}
                      isDisabled={now >= startsAt}
                      isChosen={isChosen}
                      onChoose={onChoose}
                    />
                  ),
                )}
              </div>
            </div>
          ))}
        </div>
      ) : (
        <>
          <div className="track" aria-hidden="true">
            <span className="played" />
            {event.course.map(({ at, side }, index) => (
              <span key={index} className={`mark ${side}`} style={{ '--at': at / 1_000 } as CSSProperties} />
            ))}
          </div>
          <ol className="points">
            {getTimeline(event).map(({ at, side, nth, kind }, index) => (
              <li key={index} data-point={nth !== null || undefined}>
                <span className="tabular quiet">{texts.moment({ at, side }, nth ?? 0, nth !== null)}</span>
                <span className="tabular">
                  {nth === null
                    ? `${t(kind ?? 'rally')} · ${event[side]}`
                    : `${event[side]} ${texts.score(scoreAfter(event, nth))}`}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <details className="proof">
        <summary className="label">{frame('fairness')}</summary>
        <Pairs
          className="pairs"
          pairs={[
            [frame('serverSeedHash'), fairness.serverSeedHash, 'code'],
            [frame('serverSeed'), fairness.serverSeed ?? t('seedLater'), 'code'],
            [t('eventName'), fairness.clientSeed, 'code'],
          ]}
        />
      </details>
    </article>
  )

  function timeText(): string {
    if (phase === 'ended') return t('ended', { time: texts.time(endsAt) })
    const until = phase === 'open' ? startsAt : endsAt
    const text = t(phase === 'open' ? 'betsUntil' : 'playing', { time: texts.time(until) })
    const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
    return `${text} · ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}

/** Points and other moments, latest first; `nth` numbers the points. */
function getTimeline({ course, moments }: EventResponse) {
  const points = course.map((step, nth) => ({ ...step, nth, kind: null }))
  const others = moments.map((moment) => ({ ...moment, nth: null }))
  return [...points, ...others].toSorted((one, other) => other.at - one.at)
}

/** The score after point `nth`, counted from 0. */
function scoreAfter({ course }: EventResponse, nth: number) {
  const fallen = course.slice(0, nth + 1)
  const of = (which: 'home' | 'away') => fallen.filter(({ side }) => side === which).length
  return { home: of('home'), away: of('away') }
}

interface OfferProps {
  choice: Choice
  isDisabled: boolean
  isChosen(choice: Choice): boolean
  onChoose(choice: Choice): void
}

function Offer({ choice, isDisabled, isChosen, onChoose }: OfferProps) {
  const texts = useTexts()
  const { shape } = useModel(MARKETS_MODELS)
  const { event, selection, line, odds } = choice
  const name = texts.selection(event, selection, line)
  const isSide = selection === 'home' || selection === 'away'
  // Side names differ in both words, and the card's header shows them in full.
  const [first = '', last = ''] = isSide && shape.kind !== 'duel' ? name.split(' ') : ['', name]
  return (
    <button
      type="button"
      className="odds"
      title={name}
      data-choice={choiceKey(choice)}
      aria-pressed={isChosen(choice)}
      disabled={isDisabled}
      onClick={() => onChoose(choice)}
    >
      <span>
        {first ? <span className="unseen">{`${first} `}</span> : null}
        <span>{last}</span>
      </span>{' '}
      <b className="tabular">{texts.odds(odds)}</b>
    </button>
  )
}
