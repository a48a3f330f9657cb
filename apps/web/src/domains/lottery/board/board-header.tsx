import { drawDay, drawsOn, type Holidays, nextDraws, getPartners } from '@playhouse/engines/lottery/calendar.ts'
import { FAST_GAMES, type LotteryGame, findLottery, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { ArrowLeft, ChartColumn, History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { type DrawnResult, DrawNumbers } from '../draw-numbers.tsx'
import { HoldNote } from '../hold-note.tsx'
import { useLotteryNames, useDrawName } from '../lottery-names.ts'
import { getSchemaKind } from '../lottery-structure.ts'
import { useServerClock } from '../server-clock.ts'
import type { LiveEventOf } from '../../../graphql/live/live-events.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Select } from '../../../ui/select.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import type { BoardDraw, BoardLottery } from './board-types.ts'
import { serverNow } from '../../../server-time.ts'
import { useOffers } from '../../site/parts/use-offers.ts'
import { useAwaited } from '../use-awaited.ts'

interface BoardHeaderProps {
  lottery: BoardLottery
  holidays: Holidays
  isSea: boolean
}

/** Which lottery, its draw on sale with the time left, its last result, and the way to others. */
export function BoardHeader({ lottery, holidays, isSea }: BoardHeaderProps) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const { current } = lottery
  const offersTickets = useOffers()('LOTTERY_TICKETS')
  const last = useLastDraw(lottery)
  // Two stations together have no results of their own.
  const [code] = findLottery(lottery.code)?.joins ?? [lottery.code]
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BackLink
          to={paths.lobby('ELOTT')}
          aria-label={t('all')}
          title={t('all')}
          className={buttonClass({ variant: 'quiet', shape: 'icon' })}
        >
          <Icon icon={ArrowLeft} className="rtl:-scale-x-100" />
        </BackLink>
        <h1 tabIndex={-1} className="min-w-0 text-headline font-semibold focus-visible:outline-none">
          {lottery.name}
        </h1>
        {isSea ? <Badge tone="info">{t('seaOdds')}</Badge> : null}
        <nav aria-label={t('aboutDraws')} className="ms-auto flex gap-1 max-tablet:ms-0 max-tablet:w-full">
          <Link to={paths.lotteryResults({ code })} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Icon icon={History} size={16} />
            {t('results')}
          </Link>
          <OfferedLink to={paths.lotteryStatistics(code)} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Icon icon={ChartColumn} size={16} />
            {t('statistics')}
          </OfferedLink>
        </nav>
      </div>
      {lottery.intervalSeconds === null ? (
        <StationChoice lottery={lottery} holidays={holidays} />
      ) : (
        <FastChoice code={code} isSea={isSea} />
      )}
      <section
        aria-label={t(offersTickets ? 'drawOnSale' : 'draw')}
        className="tone-card grid items-center gap-x-8 gap-y-4 rounded-card bg-surface px-4 py-4 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:px-6"
      >
        <div>
          {current ? (
            <>
              <HoldNote hold={current.hold} state={current.state} />
              <OnSale draw={current} code={code} isFast={lottery.intervalSeconds !== null} />
            </>
          ) : offersTickets ? (
            <p className="text-body text-muted">{t('notOnSale')}</p>
          ) : null}
          <Paused lottery={lottery} holidays={holidays} />
        </div>
        {last ? (
          <div className="min-w-0 border-line tablet:border-s tablet:ps-8">
            <p className="text-small text-muted">
              {t('lastDraw')}{' '}
              <Link to={paths.lotteryDraw(code, last.number)} className={`figures ${linkClass()}`}>
                {drawName(last.number, last.drawsAt)}
              </Link>
            </p>
            <div className="mt-1.5 flex min-h-9 items-center">
              <DrawNumbers kind={lottery.kind} draw={last} size="large" />
            </div>
          </div>
        ) : null}
      </section>
    </header>
  )
}

const isOlder = (a: Pick<BoardDraw, 'drawsAt'>, b: Pick<BoardDraw, 'drawsAt'>) =>
  Date.parse(a.drawsAt) < Date.parse(b.drawsAt)

/** The last draw with its numbers as events tell them: an answer that is asked for after one comes later than the balance. */
function useLastDraw({ code, last }: BoardLottery): (DrawnResult & { number: string; drawsAt: string }) | null {
  const [live, setLive] = useState<LiveEventOf<'LotteryDrawChanged'>>()
  useLiveEvent('LotteryDrawChanged', (event) => {
    if (event.code !== code || event.numbers.length === 0) return
    setLive((before) => (before?.code === code && isOlder(event, before) ? before : event))
  })
  if (live?.code !== code || (last && isOlder(live, last))) return last
  // Events do not tell whether a result was corrected; the answer that follows does.
  if (live.number !== last?.number) return { ...live, resultVersion: 1 }
  return live.numbers.length > last.numbers.length ? { ...live, resultVersion: last.resultVersion } : last
}

interface OnSaleProps {
  draw: NonNullable<BoardLottery['current']>
  code: string
  isFast: boolean
}

function OnSale({ draw, code, isFast }: OnSaleProps) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const now = useServerClock(draw.serverTime)
  const { until, name } = useAwaited()(draw)
  const isClosed = now >= Date.parse(until)
  const opensIn = Date.parse(draw.opensAt) - now
  const isBefore = opensIn > 0 && opensIn < 15 * 60_000
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
      <div>
        <p className="text-small text-muted">{draw.hold ? t('onHold') : isClosed ? t('closed') : name}</p>
        <Countdown
          until={until}
          serverTime={draw.serverTime}
          className="block text-display font-semibold tracking-tight"
        />
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-3 pb-1 text-small">
        <dt className="text-muted">{t('draw')}</dt>
        <dd>
          <Link to={paths.lotteryDraw(code, draw.number)} className={`figures ${linkClass()}`}>
            {drawName(draw.number, draw.drawsAt)}
          </Link>
        </dd>
      </dl>
      {/* Between draws that follow each other at once it has its line, or the page would move with each. */}
      {isBefore || isFast ? (
        <p className={`basis-full text-small text-muted ${isBefore ? '' : 'invisible'}`}>
          {t('beforeClosed')} <Countdown until={draw.opensAt} className="text-text" />
        </p>
      ) : null}
    </div>
  )
}

/** Days that are left out before the last of the next draws. */
function Paused({ lottery, holidays }: { lottery: BoardLottery; holidays: Holidays }) {
  const { t } = useTranslation('lottery')
  const { day: sayDay } = useFormat()
  const games = (findLottery(lottery.code)?.joins ?? [lottery.code]).flatMap((code) => findLottery(code) ?? [])
  const until = lottery.upcomingDraws?.at(-1)?.drawsAt ?? lottery.current?.drawsAt
  const days = holidays.filter(
    ({ day }) =>
      (until === undefined || day < drawDay(Date.parse(until))) &&
      games.every((game) => drawsOn(game, day, []) && !drawsOn(game, day, holidays)),
  )
  if (days.length === 0) return null
  return (
    <p className="mt-2 text-small text-muted">
      {t('noDrawOn', { days: days.map(({ day }) => sayDay(day)).join(', ') })}
    </p>
  )
}

const getFamily = ({ kind, region }: Pick<LotteryGame, 'kind' | 'region'>) => `${kind}:${region ?? ''}`

function FastChoice({ code, isSea }: { code: string; isSea: boolean }) {
  const { t } = useTranslation('lottery')
  const { kindName, regionName, intervalName } = useLotteryNames()
  const here = FAST_GAMES.find((game) => game.code === code)
  if (!here) return null
  // The sea lotteries, in a window of their own, are the Vietnamese ones.
  const games = FAST_GAMES.filter(({ kind }) => (kind === 'VN') === isSea)
  const families = [...new Map(games.map((game) => [getFamily(game), game])).keys()]
  const ofFamily = (family: string) => games.filter((game) => getFamily(game) === family)
  const own = ofFamily(getFamily(here))
  const getTarget = (family: string) => {
    const those = ofFamily(family)
    return those.find(({ intervalSeconds }) => intervalSeconds === here.intervalSeconds) ?? those[0] ?? here
  }
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 grow">
        <TabLinks
          label={t('lotteries')}
          links={families.map((family) => {
            const game = getTarget(family)
            return {
              id: family,
              label: game.region
                ? `${kindName(getSchemaKind(game))} ${regionName(game.region)}`
                : kindName(getSchemaKind(game)),
            }
          })}
          renderLink={({ id }, className, content) => (
            <Link
              to={paths.lottery(getTarget(id).code)}
              aria-current={id === getFamily(here) ? 'page' : undefined}
              className={className}
            >
              {content}
            </Link>
          )}
        />
      </div>
      <nav aria-label={t('intervals')}>
        <ul className="inline-flex rounded-control border border-line p-0.5">
          {own.map((game) => (
            <li key={game.code}>
              <Link
                to={paths.lottery(game.code)}
                aria-current={game.code === code ? 'page' : undefined}
                className="figures block rounded-inner px-3 py-1 text-small text-muted hover:text-text aria-[current]:bg-pressed aria-[current]:font-medium aria-[current]:text-text pointer-coarse:py-2"
              >
                {intervalName(game.intervalSeconds ?? 0)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** The station, and another of its region and day to bet on both together. */
function StationChoice({ lottery, holidays }: { lottery: BoardLottery; holidays: Holidays }) {
  const { t } = useTranslation('lottery')
  const { regionName } = useLotteryNames()
  const navigate = useNavigate()
  const { current } = lottery
  const [code = '', partner = ''] = findLottery(lottery.code)?.joins ?? [lottery.code]
  const day = drawDay(current ? Date.parse(current.drawsAt) : nextDraw(code, holidays))
  const offersTickets = useOffers()('LOTTERY_TICKETS')
  const partners = getPartners(code, day, holidays).map(({ code: joint, joins = ['', ''] }) => ({
    joint,
    name: STATIONS.find((station) => station.code !== code && joins.includes(station.code))?.name ?? '',
  }))
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t('station')}
        hideLabel
        value={code}
        options={STATIONS.map((station) => ({
          value: station.code,
          label: `${station.name} · ${regionName(station.region ?? 'OTHER')}`,
        }))}
        onChange={({ target }) => void navigate(paths.stationLottery(target.value))}
        className="tablet:max-w-80"
      />
      {offersTickets && partners.length > 0 ? (
        <Select
          label={t('partner')}
          hideLabel
          value={partner === '' ? code : lottery.code}
          options={[
            { value: code, label: t('noPartner') },
            ...partners.map(({ joint, name }) => ({ value: joint, label: t('withPartner', { station: name }) })),
          ]}
          onChange={({ target }) => void navigate(paths.stationLottery(target.value))}
          className="tablet:max-w-80"
        />
      ) : null}
    </div>
  )
}

const nextDraw = (code: string, holidays: Holidays): number => {
  const game = findLottery(code)
  return (game && nextDraws(game, serverNow(), holidays)[0]?.drawsAt) ?? serverNow()
}
