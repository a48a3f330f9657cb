import { History, Ticket } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useViewer } from '../../access/use-viewer.ts'
import { getBetText } from './bet-text-store.ts'
import { CardGrid } from './lottery-card.tsx'
import { StationLine, StationRows } from './lottery-lines.tsx'
import { useLotteryNames } from './lottery-names.ts'
import { useUncachedTime } from './server-clock.ts'
import { serverNow } from '../../server-time.ts'
import type { LobbyLottery } from './use-lottery-link.ts'
import { useUncachedQuery } from './use-uncached-query.ts'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { useStore } from '../../store.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { LobbyTabs } from '../games/parts/lobby-tabs.tsx'
import {
  LotteryLobbyDrawsDocument,
  type LotteryLobbyScreenQuery,
  type LotteryLobbyScreenQueryVariables,
  useLotteryLobbyScreenQuery,
} from './lottery-lobby-screen.generated.ts'
import { COMMON_SLIP, useSlip } from './board/slip-store.ts'
import { useOffers } from '../site/parts/use-offers.ts'
import { formatDate } from '../../i18n/format-time.ts'

const MessageDesk = lazyComponent(async () => (await import('./board/message-desk.tsx')).MessageDesk)

/** Draws of half a minute close somewhere every few seconds; asking more often shows nothing sooner. */
const APART_MS = 5_000
const AFTER_MS = 500
const MINE_SHOWN = 8

/** All lotteries: the viewer's own, stations that still sell for today by closing time, fast draws by interval, and the other stations. */
export function Component() {
  const { t } = useTranslation(['lottery', 'lotteries', 'shell'])
  const loaded = useScreenVariables<LotteryLobbyScreenQueryVariables>()
  const viewer = useViewer()
  const query = useLotteryLobbyScreenQuery({ variables: viewer ? { ...loaded, withMine: true } : loaded })
  const { response } = getResponse(query)
  const lotteries = response?.lotteries ?? undefined
  const title = t('shell:lobbies.ELOTT')
  usePageTitle(title, (heads, brand) => ({
    description: heads('lotteries', { brand }),
    breadcrumbs: [{ name: title, path: paths.lobby('ELOTT') }],
  }))
  useFreshDraws(lotteries)
  return (
    <div className="flex flex-col gap-8 max-tablet:gap-5">
      <LobbyTabs />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
            {title}
          </h1>
          <p className="mt-1 text-body text-muted text-pretty">{t('lotteries:simulated')}</p>
        </div>
        <nav aria-label={t('aboutDraws')} className="flex flex-wrap gap-2">
          <Link to={paths.lotteryResults()} className={buttonClass()}>
            <Icon icon={History} size={16} />
            {t('results')}
          </Link>
          <OfferedLink to={paths.lotteryTickets()} className={buttonClass({ class: 'visitor:hidden' })}>
            <Icon icon={Ticket} size={16} />
            {t('allTickets')}
          </OfferedLink>
        </nav>
      </header>
      {lotteries ? (
        lotteries.length === 0 ? (
          <EmptyState icon={Ticket} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <Lotteries lotteries={lotteries} viewer={response?.viewer ?? null} />
        )
      ) : query.loading ? (
        <LobbySkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </div>
  )
}

/** Asks for the draws again whenever one of them has closed or was due. */
function useFreshDraws(lotteries: readonly LobbyLottery[] | undefined): void {
  const query = useUncachedQuery(LotteryLobbyDrawsDocument)
  const ask = useCallback(() => void query({}), [query])
  useUncachedTime(lotteries && ask)
  useEffect(() => {
    if (!lotteries) return
    const now = serverNow()
    const due = lotteries.flatMap(({ current }) =>
      current ? [Date.parse(current.closesAt), Date.parse(current.opensAt)].filter((at) => at > now) : [],
    )
    const wait = Math.max(APART_MS, Math.min(60_000, ...due.map((at) => at - now)) + AFTER_MS)
    const timer = setInterval(() => {
      if (!document.hidden) ask()
    }, wait)
    return () => clearInterval(timer)
  }, [ask, lotteries])
}

interface LotteriesProps {
  lotteries: readonly LobbyLottery[]
  viewer: LotteryLobbyScreenQuery['viewer'] | null
}

function Lotteries({ lotteries, viewer }: LotteriesProps) {
  const { t } = useTranslation('lottery')
  const { intervalName, regionName } = useLotteryNames()
  const { isToday } = useFormat()
  const now = useNow()
  const offersTickets = useOffers()('LOTTERY_TICKETS')
  const favourites = viewer?.favouriteLotteries?.map(({ id }) => id) ?? []
  const recent = viewer?.lotteryTickets?.edges.map(({ node }) => node.code) ?? []
  const byId = new Map(lotteries.map((lottery) => [lottery.gameId, lottery]))
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  const marked = favourites.flatMap((id) => byId.get(id) ?? [])
  const played = [...new Set(recent)].flatMap((code) => byCode.get(code) ?? []).slice(0, MINE_SHOWN)
  const stations = lotteries.filter(({ intervalSeconds }) => intervalSeconds === null)
  const isSelling = ({ isDrawnToday, current }: LobbyLottery) =>
    isDrawnToday && current !== null && isToday(formatDate(current.drawsAt)) && Date.parse(current.closesAt) > now
  const today = stations.filter(isSelling).toSorted((one, other) => closing(one) - closing(other))
  const others = stations.filter((station) => !isSelling(station))
  const fast = lotteries.filter(({ intervalSeconds }) => intervalSeconds !== null)
  const intervals = [...new Set(fast.flatMap(({ intervalSeconds }) => intervalSeconds ?? []))].toSorted((a, b) => a - b)
  const cards = (list: readonly LobbyLottery[]) => <CardGrid lotteries={list} favourites={favourites} />
  return (
    <>
      {!offersTickets && marked.length === 0 ? null : viewer ? (
        <OwnLotteries marked={marked} played={played} />
      ) : (
        <div aria-hidden="true" className="h-19 visitor:hidden" />
      )}
      {offersTickets ? <PasteBets stations={stations} recent={recent} /> : null}
      <Section title={t('today')}>
        {today.length === 0 ? <p className="text-body text-muted">{t('noneToday')}</p> : null}
        <div className="flex flex-col gap-5">
          {[...new Set(today.flatMap(({ region }) => region ?? []))].map((region) => {
            const list = today.filter((station) => station.region === region)
            return list.length > 0 ? (
              <div key={region}>
                <p className="mb-2 text-small font-medium text-muted">{regionName(region)}</p>
                {cards(list)}
              </div>
            ) : null
          })}
        </div>
      </Section>
      <FastSection
        intervals={intervals}
        name={intervalName}
        of={(seconds) => fast.filter(({ intervalSeconds }) => intervalSeconds === seconds)}
        favourites={favourites}
      />
      {others.length > 0 ? (
        <Section title={t('otherStations')}>
          <StationRows stations={others} />
        </Section>
      ) : null}
    </>
  )
}

const closing = ({ current }: LobbyLottery): number => Date.parse(current?.closesAt ?? '')

/** A message with bets on any stations: it is read, and bought as one slip, here. */
function PasteBets({ stations, recent }: { stations: readonly LobbyLottery[]; recent: readonly string[] }) {
  const { t } = useTranslation('lottery')
  const written = getBetText(COMMON_SLIP)
  const text = useStore(written)
  const { lines } = useSlip(COMMON_SLIP)
  const [isOpen, setOpen] = useState(false)
  const listed = stations.flatMap(({ code, region, current }) => (region && current ? [code] : []))
  if (listed.length === 0) return null
  // Reopens with the lines that were read before the member left the page, and keeps the receipt.
  if (!isOpen && lines.length > 0) setOpen(true)
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
        <MessageDesk listed={listed} recent={recent} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('quick.label')}
        value={text}
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => written.set(target.value)}
      />
      <Button
        className="self-end"
        disabledReason={text.trim() === '' ? t('quick.empty') : null}
        onClick={() => setOpen(true)}
      >
        {t('quick.open')}
      </Button>
    </div>
  )
}

/** The member's favourites and latest lotteries in one line, always of the same height. */
function OwnLotteries({ marked, played }: { marked: readonly LobbyLottery[]; played: readonly LobbyLottery[] }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const isEmpty = marked.length === 0 && played.length === 0
  return (
    <div className="flex gap-8 overflow-x-auto overscroll-x-contain [scrollbar-width:none] *:shrink-0">
      {marked.length > 0 ? <StationLine heading={t('favourites')} lotteries={marked} /> : null}
      {played.length > 0 || isEmpty ? <StationLine heading={t('recent')} lotteries={played} /> : null}
    </div>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-title font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface FastSectionProps {
  intervals: readonly number[]
  name: (seconds: number) => string
  of: (seconds: number) => readonly LobbyLottery[]
  favourites: readonly string[]
}

function FastSection({ intervals, name, of, favourites }: FastSectionProps) {
  const { t } = useTranslation('lottery')
  const [chosen, setChosen] = useState(60)
  const shown = intervals.includes(chosen) ? chosen : (intervals[0] ?? 60)
  if (intervals.length === 0) return null
  return (
    <section aria-label={t('fast')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-semibold">{t('fast')}</h2>
        <div role="group" aria-label={t('intervals')} className="inline-flex rounded-control border border-line p-0.5">
          {intervals.map((seconds) => (
            <button
              key={seconds}
              type="button"
              aria-pressed={seconds === shown}
              onClick={() => setChosen(seconds)}
              className="figures rounded-inner px-3 py-1 text-small text-muted hover:text-text aria-pressed:bg-pressed aria-pressed:font-medium aria-pressed:text-text pointer-coarse:py-2"
            >
              {name(seconds)}
            </button>
          ))}
        </div>
      </div>
      <CardGrid lotteries={of(shown)} favourites={favourites} />
      <noscript>
        <ul className="mt-3 columns-2 tablet:columns-4">
          {intervals
            .filter((seconds) => seconds !== shown)
            .flatMap(of)
            .map((lottery) => (
              <li key={lottery.code}>
                <Link to={paths.lottery(lottery.code)}>{lottery.name}</Link>
              </li>
            ))}
        </ul>
      </noscript>
    </section>
  )
}

function LobbySkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
      {Array.from({ length: 16 }, (_, index) => (
        <Skeleton key={index} className="h-36 rounded-card" />
      ))}
    </div>
  )
}
