import type { LotteryRegion } from '@playhouse/schema/types.generated.ts'
import { CalendarX, ChartColumn, ChevronLeft, ChevronRight, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { OverruledBadge } from '../draw-state.tsx'
import { useLotteryNames, useDrawName } from '../lottery-names.ts'
import type { Lottery_GameFragment } from '../lottery-parts.generated.ts'
import { getStructure } from '../lottery-structure.ts'
import { ResultSheet } from '../result-sheet.tsx'
import { useLotteryDraws } from '../use-lottery-draws.ts'
import type { Draw } from '../use-draw.ts'
import { useSoon } from '../parts/use-soon.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { addDays } from '../../../i18n/format-time.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DateBox } from '../../../ui/date-box.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLotteryResultsScreenQuery } from './results-screen.generated.ts'
import { type loader, resultsState } from './results-screen.loader.ts'

type Game = Omit<Lottery_GameFragment, ' $fragmentName'>

const REGIONS = ['SOUTH', 'CENTRAL', 'NORTH'] as const satisfies readonly LotteryRegion[]

/** Results of the stations of a day, or of one lottery. Day and lottery stand in the address. */
export function Component() {
  const { t } = useTranslation('draws')
  const format = useFormat()
  const { variables } = useLoaderData<typeof loader>()
  const { day, today, code } = resultsState(useSearchParams()[0])
  const query = useLotteryResultsScreenQuery({ variables })
  const { response, stale } = getResponse(query)
  const games = response?.lotteries ?? []
  const { item: lottery, gap } = readItem(query, response?.lottery)
  const draws = variables.single ? lottery?.recentDraws?.edges.map(({ node }) => node) : response?.stationResults
  const name = lottery ? lottery.name : ''
  const address = paths.lotteryResults({ ...(code && { code }), ...(day !== today && { day }) })
  usePageTitle(
    [t('resultsTitle'), name, day === today ? '' : format.day(day)].filter(Boolean).join(' · '),
    (heads, brand) => ({
      description: name === '' ? heads('results', { brand }) : heads('resultsOf', { lottery: name }),
      status: variables.single && gap === 'ABSENT' ? 404 : undefined,
      canonical: variables.after === null ? address : undefined,
      breadcrumbs: [{ name: t('resultsTitle'), path: paths.lotteryResults() }],
    }),
  )

  const followed = day === today && games.length > 0 ? (variables.single ? [code] : stationCodes(games)) : []
  useLotteryDraws(followed)
  const refetchSoon = useSoon(query.refetch)
  useLiveEvent('LotteryDrawChanged', ({ isComplete }) => {
    if (isComplete) refetchSoon()
  })
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('resultsTitle')}
        </h1>
        <p className="mt-1 text-body text-pretty text-muted">{t('resultsIntro')}</p>
      </header>
      <Toolbar day={day} today={today} code={code} games={games} />
      {draws && games.length > 0 ? (
        <div aria-busy={stale} className="aria-busy:opacity-60">
          {draws.length === 0 ? (
            <EmptyState
              icon={CalendarX}
              title={t('noResultsTitle')}
              text={day === today ? t('noResultsToday') : t('noResultsText')}
              action={
                <Link to={paths.lotteryResults({ day: addDays(day, -1), code })} className={buttonClass()}>
                  {t('previousDay')}
                </Link>
              }
            />
          ) : variables.single ? (
            <DrawList draws={draws} day={day} code={code} next={lottery?.recentDraws?.pageInfo.endCursor ?? null} />
          ) : (
            <StationSheets draws={draws} games={games} />
          )}
        </div>
      ) : (
        <ItemGap
          gap={query.loading ? 'LOADING' : variables.single && gap === 'ABSENT' ? gap : 'FAILED'}
          query={query}
          failed={t('resultsFailed')}
          skeleton={
            <div aria-busy="true" className="grid gap-5 tablet:grid-cols-2 desktop:grid-cols-3">
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} className="h-96 rounded-card" />
              ))}
            </div>
          }
          absent={<EmptyState icon={SearchX} title={t('noLotteryTitle')} text={t('noLotteryText')} />}
        />
      )}
    </div>
  )
}

const stationCodes = (games: readonly Game[]) =>
  games.flatMap(({ code, intervalSeconds }) => (intervalSeconds === null ? [code] : []))

interface ToolbarProps {
  day: string
  today: string
  code: string
  games: readonly Game[]
}

function Toolbar({ day, today, code, games }: ToolbarProps) {
  const { t } = useTranslation(['draws', 'ui'])
  const { locale } = useFormat()
  const navigate = useNavigate()
  const go = (change: { day?: string; code?: string }) =>
    void navigate(paths.lotteryResults({ day, code, ...change }), { preventScrollReset: true })
  const options = games
    .map((game) => ({ value: game.code, label: game.name, isFast: game.intervalSeconds !== null }))
    .toSorted((a, b) => Number(a.isFast) - Number(b.isFast) || a.label.localeCompare(b.label, locale))
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-3 print:hidden">
      <div role="group" aria-label={t('day')} className="flex items-end gap-1">
        <Link
          to={paths.lotteryResults({ day: addDays(day, -1), code })}
          preventScrollReset
          aria-label={t('previousDay')}
          title={t('previousDay')}
          className={buttonClass({ variant: 'quiet', shape: 'icon' })}
        >
          <Icon icon={ChevronLeft} />
        </Link>
        <div className="w-36">
          <DateBox
            label={t('day')}
            format={t('ui:dateFormat')}
            wrong={t('ui:dateWrong')}
            value={day}
            onType={(typed) => go({ day: typed > today ? today : typed })}
          />
        </div>
        {day < today ? (
          <Link
            to={paths.lotteryResults({ day: addDays(day, 1), code })}
            preventScrollReset
            aria-label={t('nextDay')}
            title={t('nextDay')}
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          >
            <Icon icon={ChevronRight} />
          </Link>
        ) : null}
      </div>
      <Select
        label={t('lottery')}
        className="w-64 max-w-full"
        value={code}
        onChange={({ target }) => go({ code: target.value })}
        options={[{ value: '', label: t('allStations') }, ...options]}
      />
      {code ? (
        <OfferedLink to={paths.lotteryStatistics(code)} className={buttonClass()}>
          <Icon icon={ChartColumn} size={16} />
          {t('statistics.link')}
        </OfferedLink>
      ) : null}
    </div>
  )
}

function StationSheets({ draws, games }: { draws: readonly Draw[]; games: readonly Game[] }) {
  const { regionName } = useLotteryNames()
  const byCode = new Map(games.map((game) => [game.code, game]))
  return (
    <div className="flex flex-col gap-7">
      {REGIONS.map((region) => {
        const own = draws.filter(({ code }) => byCode.get(code)?.region === region)
        if (own.length === 0) return null
        return (
          <section key={region} aria-labelledby={`region-${region}`}>
            <h2 id={`region-${region}`} className="mb-3 text-title font-semibold">
              {regionName(region)}
            </h2>
            {/* Four stations draw on many days; as three and one they leave a hole. */}
            <ul
              className={classNames(
                'grid items-start gap-5 tablet:grid-cols-2',
                own.length !== 4 && 'desktop:grid-cols-3',
              )}
            >
              {own.map((draw) => {
                const game = byCode.get(draw.code)
                return game ? (
                  <li key={draw.code}>
                    <SheetCard draw={draw} game={game} />
                  </li>
                ) : null
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function SheetCard({ draw, game }: { draw: Draw; game: Game }) {
  const { t } = useTranslation('draws')
  const structure = getStructure(draw.code)
  const name = game.name
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      <h3 className="border-b border-line px-4 py-2.5 text-prose font-semibold">
        <Link to={paths.lotteryDraw(draw.code, draw.number)} className={linkClass({ look: 'inline' })}>
          {name}
        </Link>{' '}
        <OverruledBadge {...draw} />
      </h3>
      {structure ? (
        <ResultSheet
          structure={structure}
          numbers={draw.numbers}
          caption={t('resultOf', { lottery: name, number: draw.number })}
        />
      ) : null}
    </article>
  )
}

interface DrawListProps {
  draws: readonly Draw[]
  day: string
  code: string
  /** Cursor of the earlier draws; null if there are none. */
  next: string | null
}

/** Draws of one lottery on a day, the latest first. */
function DrawList({ draws, day, code, next }: DrawListProps) {
  const { t } = useTranslation('draws')
  const drawName = useDrawName()
  const structure = getStructure(code)
  if (!structure) return null
  const isStation = structure.kind === 'VN'
  return (
    <div className="flex flex-col gap-4">
      <ul className={isStation ? 'grid gap-5 tablet:grid-cols-2' : 'flex flex-col gap-3'}>
        {draws.map((draw) => (
          <li
            key={draw.number}
            className="overflow-hidden rounded-card border border-line bg-surface tablet:data-flat:flex tablet:data-flat:items-center"
            data-flat={isStation ? undefined : ''}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 border-line px-4 py-2.5 in-data-flat:tablet:w-56">
              <Link to={paths.lotteryDraw(code, draw.number)} className={linkClass({ class: 'figures font-semibold' })}>
                {drawName(draw.number, draw.drawsAt)}
              </Link>
              <OverruledBadge {...draw} />
            </p>
            <div className="grow">
              <ResultSheet
                structure={structure}
                numbers={draw.numbers}
                caption={t('resultOf', { lottery: code, number: draw.number })}
              />
            </div>
          </li>
        ))}
      </ul>
      {next ? (
        <Link
          to={`${paths.lotteryResults({ day, code })}&after=${encodeURIComponent(next)}`}
          className={`${buttonClass()} self-center`}
        >
          {t('earlierDraws')}
        </Link>
      ) : null}
    </div>
  )
}
