import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import { Receipt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useFormat } from '../../../i18n/use-format.ts'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { WithdrawalScreenQuery, WithdrawalScreenQueryVariables } from '../withdrawal-screen.generated.ts'
import { getTone, WITHDRAWAL_FILTERS } from '../withdrawal-states.ts'
import type { MemberAccount } from '../../../graphql/viewer-account.ts'
import { Moment } from '../../../i18n/moment.tsx'

type Account = MemberAccount<WithdrawalScreenQuery>
type Page = NonNullable<Account['withdrawals']>
type Row = Page['nodes'][number]

interface WithdrawalListProps {
  page: Page
  variables: WithdrawalScreenQueryVariables
  busy: boolean
}

export function StateBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('withdrawal')
  const { tone, icon } = getTone(state)
  return (
    <Badge tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Badge>
  )
}

/** Withdrawals by page; page and filters are in the URL. */
export function WithdrawalList({ page, variables, busy }: WithdrawalListProps) {
  const { t } = useTranslation('withdrawal')
  const format = useFormat()
  const navigate = useNavigate()
  const pageLabels = usePageLabels()
  const getAddress = (change: { page?: number; state?: string }) =>
    paths.withdrawals({
      state: variables.state ?? '',
      from: variables.from ?? '',
      to: variables.to ?? '',
      page: 1,
      ...change,
    })
  const columns: readonly Column<Row>[] = [
    {
      id: 'time',
      header: t('history.time'),
      cell: ({ id, requestedAt }) => (
        <Link to={paths.withdrawal(id)} className="figures underline underline-offset-2">
          <Moment at={requestedAt} still />
        </Link>
      ),
    },
    { id: 'state', header: t('history.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'to',
      header: t('history.to'),
      cell: ({ bankName, accountMasked }) => (
        <bdi>{bankName === '' ? t('history.unknownCard') : `${bankName} ${accountMasked}`}</bdi>
      ),
    },
    { id: 'amount', header: t('history.amount'), align: 'end', cell: ({ amount }) => <Money {...amount} /> },
  ]
  return (
    <>
      <div
        className={
          page.totalCount === 0 && !variables.state ? 'hidden' : 'mb-3 flex flex-wrap items-end justify-between gap-3'
        }
      >
        <Select
          label={t('history.filter')}
          placeholder={t('history.every')}
          className="w-56"
          value={variables.state ?? ''}
          onChange={(event) => void navigate(getAddress({ state: event.target.value }), { preventScrollReset: true })}
          options={WITHDRAWAL_FILTERS.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <p className="text-small text-muted">
          {t('history.sum', {
            count: page.totalCount,
            amount: format.money(page.totalAmount.amount, page.totalAmount.currency),
          })}
        </p>
      </div>
      <Table
        caption={t('history.title')}
        columns={columns}
        rows={page.nodes}
        rowKey={({ id }) => id}
        busy={busy}
        empty={
          <EmptyState
            icon={Receipt}
            level={3}
            title={t('history.empty')}
            text={t('history.emptyText')}
            action={
              variables.state || variables.from || variables.to || page.pageInfo.page > 1 ? (
                <Link to={paths.withdrawals()} className={buttonClass()}>
                  {t('history.every')}
                </Link>
              ) : null
            }
          />
        }
      />
      <div className="mt-4 flex justify-center empty:hidden">
        <Pagination
          page={page.pageInfo.page}
          pageCount={page.pageInfo.totalPages}
          labels={pageLabels}
          renderLink={(target, link, content) => (
            <Link {...link} to={getAddress({ page: target })} preventScrollReset>
              {content}
            </Link>
          )}
        />
      </div>
    </>
  )
}
