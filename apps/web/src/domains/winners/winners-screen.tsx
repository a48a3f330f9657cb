import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { numberFormat } from '@playhouse/shared/money-format.ts'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useNavigate } from 'react-router-dom'
import { SMALL_PICTURE } from '../games/parts/small-picture.ts'
import { RecordTable } from '../records/parts/record-table.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useLaunchLinks } from '../games/parts/launch/use-launch-address.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Column } from '../../ui/table.tsx'
import { type WinnersScreenQuery, useWinnersScreenQuery } from './winners-screen.generated.ts'
import { WinnerTabs } from './parts/winner-tabs.tsx'
import type { loader } from './winners-screen.loader.ts'
import { ORDERS, PERIODS, type WinnersState } from './winners-state.ts'
import { Moment } from '../../i18n/moment.tsx'

type Winner = NonNullable<WinnersScreenQuery['winnersBoard']>['nodes'][number]

const MULTIPLE_DIGITS = { maximumFractionDigits: 1 }

/** Wins of all members by period, order and product, with masked names. */
export function Component() {
  const { t } = useTranslation('winners')
  const { variables } = useLoaderData<typeof loader>()
  const query = useWinnersScreenQuery({ variables })
  const { response, stale } = getResponse(query)
  usePageTitle(t('title'), () => ({
    description: t('intro'),
    image: previewAddress(response?.winnersBoard?.nodes[0]?.picture),
    breadcrumbs: [{ name: t('title'), path: paths.winners() }],
  }))
  const columns = useColumns()
  const board = response?.winnersBoard
  const { period, order, page } = variables
  const state: WinnersState = { period, order, category: variables.category ?? null, page }
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('title')}
        </h1>
        <p className="mt-1 max-w-2xl text-body text-pretty text-muted">{t('intro')}</p>
      </header>
      <WinnerTabs />
      <Filters state={state} />
      {board ? (
        <div>
          <RecordTable
            caption={t('title')}
            columns={columns}
            rows={board.nodes}
            rowKey={({ gameId, maskedUsername, wonAt, jackpot }) => `${gameId} ${maskedUsername} ${wonAt} ${jackpot}`}
            pageInfo={board.pageInfo}
            pageAddress={(next) => paths.winners({ ...state, page: next })}
            clearAddress={state.category || state.period !== 'DAY' ? paths.winners() : undefined}
            empty={{ title: t('noneTitle'), text: t('noneText') }}
            busy={stale}
          />
        </div>
      ) : query.loading ? (
        <div aria-busy="true">
          <Skeleton className="h-[40rem] w-full rounded-card" />
        </div>
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={stale} />
      )}
    </div>
  )
}

function Filters({ state }: { state: WinnersState }) {
  const { t } = useTranslation(['winners', 'records'])
  const navigate = useNavigate()
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  const show = (change: Partial<WinnersState>) => {
    void navigate(paths.winners({ ...state, ...change, page: 1 }), { preventScrollReset: true })
  }
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-4 tablet:grid-cols-3 desktop:max-w-3xl">
      <Select
        label={t('period')}
        value={state.period}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(event) => show({ period: PERIODS.find((one) => one === event.target.value) ?? 'DAY' })}
      />
      <Select
        label={t('order')}
        value={state.order}
        options={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={(event) => show({ order: ORDERS.find((one) => one === event.target.value) ?? 'AMOUNT' })}
      />
      <Select
        label={t('product')}
        value={state.category ?? ''}
        options={[
          { value: '', label: t('allProducts') },
          ...GAME_CATEGORIES.map((value) => ({ value, label: names[value] ?? value })),
        ]}
        onChange={(event) => show({ category: GAME_CATEGORIES.find((one) => one === event.target.value) ?? null })}
      />
    </div>
  )
}

function useColumns(): readonly Column<Winner>[] {
  const { t } = useTranslation(['winners', 'records'])
  const { locale } = useFormat()
  const site = useSiteFacts()
  const linkTo = useLaunchLinks()
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  return [
    {
      id: 'game',
      header: t('columns.game'),
      cell: ({ gameId, gameName, category, picture, launchTarget }) => (
        <span className="inline-flex min-w-0 items-center gap-3">
          <Picture
            src={picture}
            hosts={site?.imageHosts ?? []}
            alt=""
            width={36}
            height={48}
            small={SMALL_PICTURE}
            fallback={<span className="h-12 w-9 shrink-0 rounded-control bg-raised" />}
            className="h-12 w-9 shrink-0 rounded-control object-cover"
          />
          <span className="min-w-0">
            <Link {...(linkTo(launchTarget) ?? { to: paths.game(gameId) })} className={linkClass()}>
              {gameName}
            </Link>
            <span className="block text-caption font-normal text-muted">{names[category] ?? category}</span>
          </span>
        </span>
      ),
    },
    { id: 'player', header: t('columns.player'), cell: ({ maskedUsername }) => <bdi>{maskedUsername}</bdi> },
    {
      id: 'payout',
      header: t('columns.payout'),
      align: 'end',
      cell: ({ payout, jackpot }) => (
        <>
          <span className="font-semibold text-win">
            <Money {...payout} />
          </span>
          {jackpot ? <span className="block text-caption text-win">{t('jackpot', { name: jackpot })}</span> : null}
        </>
      ),
    },
    {
      id: 'multiple',
      header: t('columns.multiple'),
      align: 'end',
      cell: ({ multiple }) =>
        multiple === null
          ? '–'
          : t('times', { factor: numberFormat(locale, MULTIPLE_DIGITS).format(Number(multiple)) }),
    },
    {
      id: 'wonAt',
      header: t('columns.wonAt'),
      align: 'end',
      cell: ({ wonAt }) => <Moment at={wonAt} relative still />,
    },
  ]
}
