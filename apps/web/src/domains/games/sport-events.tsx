import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { getResponse } from '../../graphql/response.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Select } from '../../ui/select.tsx'
import { type SportEvent_EventFragment, useSportEventsQuery } from './sport-events.generated.ts'
import { useClock } from './parts/use-clock.ts'

const POLL_INTERVAL_MS = 5_000
const FOOTBALL_MINUTES = 90
/** Events shown before "show more". */
const FIRST_SHOWN = 8
/** Filters by minutes until the start. */
const TIMES = ['all', 'running', '5', '15'] as const
const MARKETS = ['1x2', 'winner', 'total', 'both-score', 'handicap', 'decision'] as const

type Event = SportEvent_EventFragment
type Time = (typeof TIMES)[number]

interface SportEventsProps {
  lobbyId: LobbyId
  /** While the screen's own query, which has the events, is under way. */
  isLoading: boolean
}

export function SportEvents({ lobbyId, isLoading }: SportEventsProps) {
  const { t } = useTranslation('events')
  const query = useSportEventsQuery({
    // The screen's own query fills it; later changes are fetched.
    variables: { lobbyId },
    skip: isLoading,
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const events = getResponse(query).response?.sportEvents ?? []
  const now = useClock(1_000)
  const [league, setLeague] = useState('')
  const [time, setTime] = useState<Time>('all')
  const [showsAll, setShowsAll] = useState(false)
  const heading = useId()
  if (events.length === 0) return null

  const leagues = [...new Set(events.map((event) => event.league))].toSorted()
  const chosen = events
    .filter((event) => (league === '' || event.league === league) && isIn(time, event, now))
    .toSorted((one, other) => getRank(one, now) - getRank(other, now))
  const shown = showsAll ? chosen : chosen.slice(0, FIRST_SHOWN)
  return (
    <section aria-labelledby={heading} className="@container flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={heading} className="text-title font-semibold">
            {t('heading')}
          </h2>
          <p className="text-small text-muted">{t('simulated')}</p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-tablet:w-full">
          <Select
            label={t('league')}
            hideLabel
            value={league}
            options={[{ value: '', label: t('allLeagues') }, ...leagues.map((name) => ({ value: name, label: name }))]}
            onChange={({ target }) => setLeague(target.value)}
          />
          <Select
            label={t('time')}
            hideLabel
            value={time}
            options={TIMES.map((value) => ({ value, label: t(`times.${value}`) }))}
            onChange={({ target }) => setTime(TIMES.find((each) => each === target.value) ?? 'all')}
          />
        </div>
      </div>
      {shown.length === 0 ? <p className="py-6 text-center text-muted">{t('none')}</p> : null}
      {shown.length > 0 ? (
        <ul className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
          {shown.map((event) => (
            <EventRow key={event.id} event={event} now={now} />
          ))}
        </ul>
      ) : null}
      {chosen.length > shown.length ? (
        <button
          type="button"
          className="self-start text-small text-muted underline underline-offset-2 hover:text-text"
          onClick={() => setShowsAll(true)}
        >
          {t('showAll', { count: chosen.length })}
        </button>
      ) : null}
    </section>
  )
}

function isIn(time: Time, { phase, startsAt }: Event, now: number): boolean {
  if (time === 'all') return true
  if (time === 'running') return phase === 'RUNNING'
  return phase === 'OPEN' && Date.parse(startsAt) - now <= Number(time) * 60_000
}

/** A bet can still be placed on it. */
const isBettable = ({ phase, startsAt }: Event, now: number): boolean => phase === 'OPEN' && Date.parse(startsAt) > now

/** What can be bet on first, then what runs, then what has ended; in each the order of the platform. */
function getRank(event: Event, now: number): number {
  if (isBettable(event, now)) return 0
  return event.phase === 'ENDED' ? 2 : 1
}

function EventRow({ event, now }: { event: Event; now: number }) {
  const { t } = useTranslation('events')
  const { phase, sport, league, home, away, homeScore, awayScore, markets } = event
  const isOpen = isBettable(event, now)
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 @4xl:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.4fr)] @4xl:items-center">
      <div className="flex justify-between gap-2 text-small text-muted @4xl:flex-col">
        <span>
          <span>{sport === 'OTHER' ? '' : `${t(`sports.${sport}`)} · `}</span>
          <span>{league}</span>
        </span>
        <EventClock event={event} now={now} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 font-semibold">
        <span className="truncate">{home}</span>
        <span className="figures">{phase === 'OPEN' ? '' : homeScore}</span>
        <span className="truncate">{away}</span>
        <span className="figures">{phase === 'OPEN' ? '' : awayScore}</span>
      </div>
      {isOpen ? (
        <div className="flex flex-col gap-2 @lg:flex-row @lg:gap-4">
          {markets.map((market) => (
            <Odds key={market.code} event={event} market={market} />
          ))}
        </div>
      ) : (
        <p className="text-small text-muted">{t(phase === 'ENDED' ? 'ended' : 'closed')}</p>
      )}
    </li>
  )
}

/** When an event starts, or its current state. */
function EventClock({ event: { phase, sport, startsAt, endsAt }, now }: { event: Event; now: number }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)]
  if (phase === 'ENDED') return <span>{t('final')}</span>
  if (phase === 'OPEN') {
    return (
      <span className="figures">
        {format.time(starts)} <span className="text-text">{t('startsIn', { time: clock(starts - now) })}</span>
      </span>
    )
  }
  const played = Math.min(0.999, Math.max(0, (now - starts) / (ends - starts)))
  const text = sport === 'FOOTBALL' ? `${Math.floor(played * FOOTBALL_MINUTES) + 1}′` : clock(now - starts)
  return (
    <span className="figures flex items-center gap-1.5 font-semibold text-good">
      <span aria-hidden="true" className="size-2 rounded-full bg-good" />
      {t('running', { clock: text })}
    </span>
  )
}

/** "4:05". */
function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function Odds({ event, market }: { event: Event; market: Event['markets'][number] }) {
  const { t } = useTranslation('events')
  const { locale } = useFormat()
  const { pathname, search } = useLocation()
  const { code, line, selections } = market
  const figure = (value: string, minimumFractionDigits: number) =>
    numberFormat(locale, { minimumFractionDigits }).format(exactNumber(value))
  const name = MARKETS.find((each) => each === code)
  const getLabel = (selection: string) => {
    if (selection === 'home') return event.home
    if (selection === 'away') return event.away
    const known = (['draw', 'over', 'under', 'yes', 'no'] as const).find((each) => each === selection)
    return known ? t(`selections.${known}`, { line: line === null ? '' : figure(line, 0) }) : selection
  }
  const abbreviate = (selection: string) => {
    if (selection === 'home') return '1'
    if (selection === 'away') return '2'
    return selection === 'draw' ? 'X' : getLabel(selection)
  }
  // In the usual order: home, draw, away.
  const ordered = selections
    .filter(({ odds }) => odds !== null)
    .toSorted((one, other) => getPlace(one.code) - getPlace(other.code))
  // A single "No" is meaningless without the market's name, which has no room here.
  if (ordered.length < 2 && ordered.every((each) => getPlace(each.code) === -1)) return null
  return (
    <div role="group" aria-label={name ? t(`markets.${name}`) : code} className="flex min-w-0 flex-1 gap-1">
      {ordered.map(({ code: selection, odds }) => {
        if (odds === null) return null
        const text = figure(odds, 2)
        return (
          <Link
            key={selection}
            to={paths.eventBet(event.gameId, { event: event.id, market: code, selection })}
            state={{ from: pathname + search }}
            className="relative flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-control border border-line bg-raised px-3 text-text hover:bg-overlay"
          >
            <span className="truncate text-small text-muted">{abbreviate(selection)}</span>{' '}
            <b className="figures font-semibold">{text}</b>
            <span className="visually-hidden">{`, ${getLabel(selection)}, ${event.home} – ${event.away}`}</span>
          </Link>
        )
      })}
    </div>
  )
}

const getPlace = (selection: string): number => ['home', 'draw', 'away'].indexOf(selection)
