import { ListOrdered, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { DRAW_COUNTS, type statisticsLoader } from './results-screen.loader.ts'
import { type LotteryStatisticsScreenQuery, useLotteryStatisticsScreenQuery } from './statistics-screen.generated.ts'

type Statistics = NonNullable<NonNullable<LotteryStatisticsScreenQuery['lottery']>['statistics']>
type Value = Statistics['values'][number]

/** How often numbers appeared, as charts. They promise nothing, and say so. */
export function Component() {
  const { t } = useTranslation('draws')
  const { integer, locale } = useFormat()
  const navigate = useNavigate()
  const { variables } = useLoaderData<typeof statisticsLoader>()
  const query = useLotteryStatisticsScreenQuery({ variables })
  const { response, stale } = getResponse(query)
  const { code, draws } = variables
  const { item: lottery, gap } = readItem(query, response?.lottery)
  const statistics = lottery?.statistics
  const name = lottery ? lottery.name : ''
  usePageTitle(name === '' ? t('statistics.title') : `${t('statistics.title')}: ${name}`, (heads) => ({
    description: lottery ? heads('statistics', { lottery: name }) : t('statistics.intro'),
    status: code !== '' && gap === 'ABSENT' ? 404 : undefined,
    canonical: lottery ? paths.lotteryStatistics(code) : undefined,
    ...(lottery && {
      breadcrumbs: [
        { name: t('resultsTitle'), path: paths.lotteryResults() },
        { name: t('statistics.title'), path: paths.lotteryStatistics(code) },
      ],
    }),
  }))
  const go = (toCode: string, toDraws: number) =>
    void navigate(paths.lotteryStatistics(toCode, toDraws), { preventScrollReset: true })
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('statistics.title')}
        </h1>
        <p className="mt-1 max-w-prose text-body text-pretty text-muted">{t('statistics.intro')}</p>
      </header>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('lottery')}
          className="w-64 max-w-full"
          value={lottery ? code : ''}
          {...(!lottery && { placeholder: t('statistics.choose') })}
          onChange={({ target }) => go(target.value, draws)}
          options={(response?.lotteries ?? [])
            .map((game) => ({ value: game.code, label: game.name }))
            .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
        />
        <Select
          label={t('statistics.draws')}
          className="w-40"
          value={String(draws)}
          onChange={({ target }) => go(code, Number(target.value))}
          options={DRAW_COUNTS.map((count) => ({
            value: String(count),
            label: t('statistics.lastDraws', { count, number: integer(count) }),
          }))}
        />
        {lottery ? (
          <Link
            to={paths.lotteryResults({ code: lottery.intervalSeconds === null ? undefined : code })}
            className={buttonClass()}
          >
            <Icon icon={ListOrdered} size={16} />
            {t('results')}
          </Link>
        ) : null}
      </div>
      {lottery && statistics ? (
        statistics.draws === 0 ? (
          <EmptyState icon={SearchX} title={t('statistics.emptyTitle')} text={t('statistics.emptyText')} />
        ) : (
          <div aria-busy={stale} className="flex flex-col gap-5 aria-busy:opacity-60">
            <p className="text-body text-muted">
              {t('statistics.over', { lottery: name, count: statistics.draws, number: integer(statistics.draws) })}
            </p>
            {lottery.kind === 'VN' ? (
              <>
                <EndingGrids values={statistics.values} />
                <div className="grid gap-5 laptop:grid-cols-2">
                  <Bars title={t('heads')} bars={digits(statistics.heads)} />
                  <Bars title={t('tails')} bars={digits(statistics.tails)} />
                </div>
              </>
            ) : (
              <div className="grid gap-5 laptop:grid-cols-2">
                <Bars
                  title={t('statistics.frequency')}
                  bars={statistics.values.map(({ value, count }) => ({ value, count }))}
                />
                <Bars
                  title={t('statistics.absence')}
                  bars={statistics.values.map(({ value, absentDraws }) => ({ value, count: absentDraws }))}
                />
              </div>
            )}
          </div>
        )
      ) : (
        <ItemGap
          // A lottery without its statistics has failed to load, too.
          gap={gap ?? (query.loading ? 'LOADING' : 'FAILED')}
          query={query}
          failed={t('statistics.failed')}
          skeleton={
            <div aria-busy="true" className="flex flex-col gap-5">
              <Skeleton className="h-[30rem] rounded-card" />
            </div>
          }
          absent={
            code === '' ? (
              <EmptyState icon={SearchX} title={t('statistics.chooseTitle')} text={t('statistics.chooseText')} />
            ) : (
              <EmptyState icon={SearchX} title={t('noLotteryTitle')} text={t('noLotteryText')} />
            )
          }
        />
      )}
    </div>
  )
}

const digits = (counts: readonly number[]) => counts.map((count, digit) => ({ value: String(digit), count }))

const MEASURES = ['frequency', 'absence'] as const

/** The hundred endings, tens down and units across: the darker a field, the larger its number. */
function EndingGrids({ values }: { values: readonly Value[] }) {
  const { t } = useTranslation('draws')
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('frequency')
  const getCount = ({ count, absentDraws }: Value) => (measure === 'frequency' ? count : absentDraws)
  const maximum = Math.max(1, ...values.map(getCount))
  const byValue = new Map(values.map((value) => [value.value, value]))
  const units = Array.from({ length: 10 }, (_, digit) => digit)
  return (
    <section className="rounded-card border border-line bg-surface p-3 tablet:p-5">
      <Tabs
        label={t('statistics.measure')}
        tabs={MEASURES.map((id) => ({ id, label: t(`statistics.${id}`) }))}
        selected={measure}
        onSelect={(id) => setMeasure(id === 'absence' ? 'absence' : 'frequency')}
      >
        <p className="mt-3 mb-3 text-small text-muted">{t(`statistics.${measure}Text`)}</p>
        <table className="mx-auto w-full max-w-3xl table-fixed border-separate [border-spacing:0.125rem] text-center">
          <caption className="visually-hidden">{t(`statistics.${measure}`)}</caption>
          <tbody>
            {units.map((tens) => (
              <tr key={tens}>
                {units.map((unit) => {
                  const ending = `${tens}${unit}`
                  const value = byValue.get(ending)
                  const count = value ? getCount(value) : 0
                  return (
                    <td
                      key={unit}
                      className="relative h-11 overflow-hidden rounded-control border border-line/60 align-middle"
                    >
                      <span
                        aria-hidden="true"
                        className="absolute inset-0 bg-info"
                        style={{ opacity: (count / maximum) * 0.32 }}
                      />
                      <span className="figures relative block text-body leading-4 font-semibold">{ending}</span>
                      <span className="figures relative block text-caption leading-4 text-text">{count}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Tabs>
    </section>
  )
}

/** Bars with their numbers, which make a table for readers. */
function Bars({ title, bars }: { title: string; bars: readonly { value: string; count: number }[] }) {
  const { integer } = useFormat()
  const maximum = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className="rounded-card border border-line bg-surface p-4 tablet:p-5">
      <table className="w-full border-collapse">
        <caption className="mb-3 text-start text-prose font-semibold">{title}</caption>
        <tbody>
          {bars.map(({ value, count }) => (
            <tr key={value}>
              <th scope="row" className="figures w-10 pe-3 text-end text-body font-semibold">
                {value}
              </th>
              <td className="figures h-7 text-small text-muted">
                <span
                  aria-hidden="true"
                  className="me-2 inline-block h-4 min-w-0.5 rounded-inner bg-info/60 align-middle forced-colors:bg-[CanvasText]"
                  style={{ inlineSize: `${(count / maximum) * 82}%` }}
                />
                {integer(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
