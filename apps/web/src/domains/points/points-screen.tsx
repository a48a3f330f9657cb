import type { RedemptionStatus } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { CircleCheck, CircleX, Clock, Coins, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { openLogIn, openTrueAccount } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { RecordTable } from '../records/parts/record-table.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { getMemberAccount, type MemberAccount } from '../../graphql/viewer-account.ts'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { RaffleCards } from '../raffles/parts/raffle-cards.tsx'
import { type PointsScreenQuery, usePointsScreenQuery } from './points-screen.generated.ts'
import type { loader } from './points-screen.loader.ts'
import { type Purchase, SpendDialog } from './spend-dialog.tsx'
import { usePoints } from './parts/use-points.ts'
import { Offered } from '../site/parts/offered.tsx'
import { Moment } from '../../i18n/moment.tsx'

type Site = PointsScreenQuery['site']
type Mall = NonNullable<Site['pointsMall']>
type Item = Mall['items'][number]
type Account = MemberAccount<PointsScreenQuery>
type Points = NonNullable<Account['points']>
type Entry = NonNullable<Points['statement']>['nodes'][number]

/** The gateway keeps items for two seconds, and answers once more with the old ones while it asks for the new. */
const AFTER_REFUSAL_MS = [0, 2_500, 4_000]

const ONE_POINT = parseAmount('1')

const SIGNS: Readonly<Record<RedemptionStatus, { icon: LucideIcon; tone: 'info' | 'good' | 'bad' | 'plain' }>> = {
  IN_PROCESS: { icon: Clock, tone: 'info' },
  APPROVED: { icon: CircleCheck, tone: 'good' },
  REJECTED: { icon: CircleX, tone: 'bad' },
  OTHER: { icon: Clock, tone: 'plain' },
}

/** Items for points, the conversion into cash, how points are earned, and what was redeemed. */
export function Component() {
  const { t } = useTranslation('points')
  const { variables } = useLoaderData<typeof loader>()
  const query = usePointsScreenQuery({ variables })
  usePageTitle(t('title'), () => ({
    description: t('intro'),
    breadcrumbs: [{ name: t('title'), path: paths.pointsMall() }],
  }))
  const [purchase, setPurchase] = useState<Purchase>()
  const { response, stale } = getResponse(query)
  const mall = response?.site.pointsMall
  const account = useViewer()
  const viewer = response?.viewer
  const points = getMemberAccount(viewer)?.points
  const { refetch } = query
  const reload = () => void refetch()
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0) return
    const timers = AFTER_REFUSAL_MS.map((ms) => setTimeout(() => void refetch().catch(() => {}), ms))
    return () => timers.forEach(clearTimeout)
  }, [refusals, refetch])
  const ask = (wanted: Purchase) => {
    if (account === null) openLogIn({ act: 'openPage', path: paths.pointsMall() })
    else if (viewer?.memberAccount.__typename === 'Problem') openTrueAccount()
    // The dialog opens once the member's points are there.
    else setPurchase(wanted)
  }
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('title')}
        </h1>
        <p className="mt-1 max-w-2xl text-prose text-pretty text-muted">{t('intro')}</p>
      </header>
      {mall ? (
        <>
          <Own mall={mall} points={points ?? undefined} onConvert={() => ask({ convert: mall })} />
          <section>
            <h2 className="mb-3 text-prose font-semibold">{t('items')}</h2>
            <ul className="grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
              {mall.items.map((item) => (
                <li key={item.id}>
                  <ItemCard
                    item={item}
                    hosts={response.site.imageHosts}
                    points={points ?? undefined}
                    onRedeem={() => ask({ item })}
                  />
                </li>
              ))}
            </ul>
          </section>
          <RaffleCards raffles={response.raffles ?? []} />
          {points ? (
            <>
              <Offered feature="POINT_STATEMENT">
                <Statement points={points} busy={stale} onRetry={reload} />
              </Offered>
              <History points={points} busy={stale} onRetry={reload} />
            </>
          ) : null}
          <Earning mall={mall} />
        </>
      ) : query.loading ? (
        <div aria-busy="true" className="grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} className="h-72 w-full rounded-card" />
          ))}
        </div>
      ) : response && !query.error ? (
        <EmptyState icon={Coins} title={t('closedTitle')} text={t('closedText')} />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      )}
      {purchase && points ? (
        <SpendDialog
          purchase={purchase}
          items={mall?.items ?? []}
          balance={points.balance}
          hasPaymentPassword={points.hasPaymentPassword}
          page={variables.page}
          onClose={() => setPurchase(undefined)}
          onSpent={() => {
            setPurchase(undefined)
            reload()
          }}
          onStale={() => setRefusals((count) => count + 1)}
        />
      ) : null}
    </div>
  )
}

interface OwnProps {
  mall: Mall
  points: Points | undefined
  onConvert: () => void
}

function Own({ mall: { cashPerPoint, minimumConversion }, points, onConvert }: OwnProps) {
  const { t } = useTranslation('points')
  const format = useFormat()
  const show = usePoints()
  return (
    <section className="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-surface p-5">
      <Figure
        size="large"
        label={t('yours')}
        note={
          points
            ? points.countedUntil
              ? t('countedUntil', { day: format.date(points.countedUntil) })
              : t('never')
            : t('logInToSee')
        }
      >
        {points ? show(points.balance) : '–'}
      </Figure>
      <div className="flex max-w-sm flex-col items-start gap-2">
        <Button onClick={onConvert}>{t('convert')}</Button>
        <p className="text-small text-pretty text-muted">
          {t('ratio', {
            cash: format.rateMoney(cashPerPoint.amount, cashPerPoint.currency),
            minimum: show(minimumConversion),
          })}
        </p>
      </div>
    </section>
  )
}

interface ItemCardProps {
  item: Item
  hosts: readonly string[]
  points: Points | undefined
  onRedeem: () => void
}

function ItemCard({ item, hosts, points, onRedeem }: ItemCardProps) {
  const { t } = useTranslation('points')
  const show = usePoints()
  const isGone = item.availableQuantity === 0
  const lacking = points ? parseAmount(item.points) - parseAmount(points.balance) : 0n
  // Whole points are shown: as many as are enough.
  const missing = ((lacking + ONE_POINT - 1n) / ONE_POINT) * ONE_POINT
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture
        src={item.picture}
        hosts={hosts}
        alt=""
        width={1240}
        height={360}
        className="h-36 w-full bg-ground object-cover object-[88%_50%] rtl:-scale-x-100"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <h3 className="text-prose font-semibold">{item.name}</h3>
        <p className="text-small text-pretty text-muted">{item.description}</p>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-2">
          <span className="figures text-prose font-semibold">{t('price', { points: show(item.points) })}</span>
          <span className="text-small text-muted">
            {isGone ? t('soldOut') : t('left', { count: item.availableQuantity })}
          </span>
        </p>
        <Button
          disabled={isGone || missing > 0n}
          aria-label={isGone || missing > 0n ? undefined : t('redeemItem', { name: item.name })}
          onClick={onRedeem}
        >
          {isGone ? t('soldOut') : missing > 0n ? t('missing', { points: show(formatAmount(missing)) }) : t('redeem')}
        </Button>
      </div>
    </article>
  )
}

interface TableProps {
  points: Points
  busy: boolean
  onRetry: () => void
}

function Statement({ points: { statement, redemptions }, busy, onRetry }: TableProps) {
  const { t } = useTranslation('points')
  const format = useFormat()
  const show = usePoints()
  if (!statement) return <LoadFailure title={t('statementFailed')} onRetry={onRetry} retrying={busy} />
  const reason = ({ kind, itemName, playedUntil }: Entry) =>
    kind === 'ITEM' && itemName !== null
      ? t('entries.itemNamed', { name: itemName })
      : kind === 'PLAY' && playedUntil !== null
        ? t('entries.playUntil', { day: format.date(playedUntil) })
        : t(`entries.${kind}`)
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('statement')}</h2>
      <RecordTable
        caption={t('statement')}
        rows={statement.nodes}
        rowKey={({ id }) => id}
        busy={busy}
        pageInfo={statement.pageInfo}
        pageAddress={(page) => paths.pointsMall(redemptions?.pageInfo.page, page)}
        clearAddress={undefined}
        empty={{ title: t('noEntriesTitle'), text: t('noEntriesText'), level: 3 }}
        columns={[
          {
            id: 'at',
            header: t('columns.time'),
            cell: ({ at }) => <Moment at={at} className="font-normal" />,
          },
          { id: 'reason', header: t('columns.reason'), cell: reason },
          {
            id: 'points',
            header: t('columns.points'),
            align: 'end',
            cell: ({ points }) => (
              <span className={parseAmount(points) > 0n ? 'text-good' : undefined}>
                {parseAmount(points) > 0n ? `+${show(points)}` : show(points)}
              </span>
            ),
          },
          { id: 'balance', header: t('columns.balance'), align: 'end', cell: ({ balance }) => show(balance) },
        ]}
      />
    </section>
  )
}

function History({ points: { redemptions, statement }, busy, onRetry }: TableProps) {
  const { t } = useTranslation('points')
  const show = usePoints()
  if (!redemptions) return <LoadFailure title={t('historyFailed')} onRetry={onRetry} retrying={busy} />
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('history')}</h2>
      <RecordTable
        caption={t('history')}
        rows={redemptions.nodes}
        rowKey={({ id }) => id}
        busy={busy}
        pageInfo={redemptions.pageInfo}
        pageAddress={(page) => paths.pointsMall(page, statement?.pageInfo.page)}
        clearAddress={undefined}
        empty={{ title: t('noneTitle'), text: t('noneText'), level: 3 }}
        columns={[
          {
            id: 'at',
            header: t('columns.time'),
            cell: ({ requestedAt }) => <Moment at={requestedAt} className="font-normal" />,
          },
          {
            id: 'item',
            header: t('columns.item'),
            cell: ({ itemName, reason }) => (
              <>
                <span>{itemName ?? t('converted')}</span>
                {reason === null ? null : <span className="block text-small text-muted">{reason}</span>}
              </>
            ),
          },
          {
            id: 'status',
            header: t('columns.status'),
            cell: ({ status }) => (
              <Badge tone={SIGNS[status].tone} icon={SIGNS[status].icon}>
                {t(`statuses.${status}`)}
              </Badge>
            ),
          },
          { id: 'points', header: t('columns.points'), align: 'end', cell: (row) => show(row.points) },
          { id: 'worth', header: t('columns.worth'), align: 'end', cell: ({ worth }) => <Money {...worth} short /> },
        ]}
      />
    </section>
  )
}

function Earning({ mall: { rates } }: { mall: Mall }) {
  const { t } = useTranslation(['points', 'records'])
  const countedStakes = useCountedStakes()
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  return (
    <section>
      <h2 className="mb-1 text-prose font-semibold">{t('earning')}</h2>
      <p className="mb-3 max-w-2xl text-body text-pretty text-muted">
        {t('earningText')} {countedStakes('POINTS')}
      </p>
      <Table
        caption={t('earning')}
        rows={rates}
        rowKey={({ product }) => product}
        onPhone="scroll"
        columns={[
          { id: 'product', header: t('columns.product'), cell: ({ product }) => names[product] ?? product },
          {
            id: 'turnover',
            header: t('columns.turnover'),
            align: 'end',
            cell: ({ turnoverPerPoint }) => <Money {...turnoverPerPoint} whole />,
          },
        ]}
      />
    </section>
  )
}
