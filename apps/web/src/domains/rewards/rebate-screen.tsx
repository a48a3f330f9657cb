import { parseAmount } from '@playhouse/shared/money.ts'
import { CalendarClock, CircleCheck, CircleMinus, Gift, type LucideIcon } from 'lucide-react'
import type { RebateState } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LeafBurst } from '../../ui/leaf-burst.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type Rebate_WeekFragment,
  type RebateScreenQuery,
  type RebateScreenQueryVariables,
  useRebateScreenQuery,
} from './rebate-screen.generated.ts'
import { useClaimRebate } from './use-claim-rebate.ts'

type Account = MemberAccount<RebateScreenQuery>
type Rebates = NonNullable<Account['rebates']>
type Week = Omit<Rebate_WeekFragment, ' $fragmentName'>

const SIGNS: Readonly<Record<RebateState, { icon: LucideIcon; tone: 'info' | 'win' | 'good' | 'plain' }>> = {
  RUNNING: { icon: CalendarClock, tone: 'info' },
  CLAIMABLE: { icon: Gift, tone: 'win' },
  CLAIMED: { icon: CircleCheck, tone: 'good' },
  EXPIRED: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleMinus, tone: 'plain' },
}

/** The rebate of the weeks: a preview of this one, and the last one to claim. */
export function Component() {
  const { t } = useTranslation('rewards')
  const variables = useScreenVariables<RebateScreenQueryVariables>()
  const query = useRebateScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  return (
    <RecordPage title={t('rebate.title')} intro={t('rebate.intro')} page={page}>
      {account?.rebates ? (
        <div className="flex flex-col gap-6">
          {account.rebates.weeks.map((week) => (
            <WeekPanel key={week.id} week={week} minimum={account.rebates?.minimum} />
          ))}
          <Rates rebates={account.rebates} />
        </div>
      ) : account ? (
        <LoadFailure
          title={t('rebate.failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={stale}
        />
      ) : null}
    </RecordPage>
  )
}

function WeekPanel({ week, minimum }: { week: Week; minimum: Week['amount'] | undefined }) {
  const { t } = useTranslation(['rewards', 'records'])
  const format = useFormat()
  const { claim, isPending } = useClaimRebate()
  const [paid, setPaid] = useState(0)
  const getRate = useRate()
  const { icon, tone } = SIGNS[week.state]
  const name = t('rebate.week', { from: format.date(week.from), to: format.date(week.to) })
  const time =
    week.claimedAt !== null
      ? t('rebate.claimedAt', { when: format.dateTime(week.claimedAt) })
      : week.state === 'RUNNING'
        ? t('rebate.claimableFrom', { when: format.dateTime(week.claimableFrom) })
        : week.state === 'CLAIMABLE'
          ? t('rebate.claimableUntil', { when: format.lastDay(week.claimableUntil) })
          : t('rebate.tooLittle', {
              amount: minimum === undefined ? '' : format.shortMoney(minimum.amount, minimum.currency),
            })
  return (
    <section className="relative overflow-hidden rounded-card bg-surface p-5">
      <LeafBurst count={paid} />
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="text-prose font-semibold">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            <Badge tone={tone} icon={icon}>
              {t(`rebate.states.${week.state}`)}
            </Badge>
            {time}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <span
            className={`text-title font-semibold ${parseAmount(week.amount.amount) > 0n ? 'text-win' : 'text-muted'}`}
          >
            <Money {...week.amount} short />
          </span>
          {week.state === 'CLAIMABLE' ? (
            <Button
              variant="action"
              pending={isPending && t('rebate.claiming')}
              onClick={() => void claim(week.from).then((success) => success && setPaid(1))}
            >
              {t('rebate.claim')}
            </Button>
          ) : null}
        </div>
      </div>
      {week.lines.length === 0 ? (
        <p className="text-body text-muted">{t('rebate.noneText')}</p>
      ) : (
        <Table
          caption={name}
          rows={week.lines}
          rowKey={({ product }) => product}
          columns={[
            {
              id: 'product',
              header: t('rebate.columns.product'),
              cell: ({ product }) => <Product product={product} />,
            },
            {
              id: 'turnover',
              header: t('rebate.columns.turnover'),
              align: 'end',
              cell: ({ turnover }) => <Money {...turnover} short />,
            },
            {
              id: 'rate',
              header: t('rebate.columns.rate'),
              align: 'end',
              cell: ({ basisPoints }) => getRate(basisPoints),
            },
            {
              id: 'amount',
              header: t('rebate.columns.amount'),
              align: 'end',
              cell: ({ amount }) => <Money {...amount} short />,
            },
          ]}
        />
      )}
    </section>
  )
}

function useRate(): (basisPoints: number) => string {
  const format = useFormat()
  return (basisPoints) => format.percent(basisPoints / 10_000, 2)
}

/** Name of a category; the platform's own where it is newer than this page. */
function Product({ product }: { product: string }) {
  const { t } = useTranslation('records')
  const names = t('categories', { returnObjects: true }) as Readonly<Record<string, string>>
  return names[product] ?? product
}

function Rates({ rebates: { rates, rank } }: { rebates: Rebates }) {
  const { t } = useTranslation('rewards')
  const countedStakes = useCountedStakes()
  const getRate = useRate()
  return (
    <section>
      <h2 className="mb-1 text-prose font-semibold">{t('rebate.rates', { rank: `VIP${rank}` })}</h2>
      <p className="mb-3 max-w-2xl text-body text-pretty text-muted">
        {t('rebate.ratesText')} {countedStakes('RANK_REBATE')}{' '}
        <OfferedLink to={paths.playerRank()} className={linkClass()}>
          {t('rebate.toRank')}
        </OfferedLink>
      </p>
      <Table
        caption={t('rebate.rates', { rank: `VIP${rank}` })}
        rows={rates}
        rowKey={({ product }) => product}
        columns={[
          { id: 'product', header: t('rebate.columns.product'), cell: ({ product }) => <Product product={product} /> },
          {
            id: 'rate',
            header: t('rebate.columns.rate'),
            align: 'end',
            cell: ({ basisPoints }) => getRate(basisPoints),
          },
          {
            id: 'next',
            header: t('rebate.columns.next'),
            align: 'end',
            cell: ({ nextBasisPoints }) => (nextBasisPoints === null ? '–' : getRate(nextBasisPoints)),
          },
        ]}
      />
    </section>
  )
}
