import { parseAmount } from '@playhouse/shared/money.ts'
import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

interface RecordTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  pageInfo: { page: number; totalPages: number }
  pageAddress: (page: number) => string
  /** Clears the filters; undefined without any. */
  clearAddress: string | undefined
  /** `level`: heading level; 2 unless the table has its own heading. */
  empty: { title: string; text: string; level?: 3 }
  busy: boolean
}

export function RecordTable<Row>({
  pageInfo,
  pageAddress,
  clearAddress,
  empty,
  ...table
}: RecordTableProps<Row>): ReactNode {
  const { t } = useTranslation('records')
  const labels = usePageLabels()
  const isPast = table.rows.length === 0 && pageInfo.page > 1
  return (
    <>
      <Table
        {...table}
        empty={
          <EmptyState
            icon={FileSearch}
            level={empty.level ?? 2}
            title={isPast ? t('noPageTitle') : empty.title}
            text={isPast ? t('noPageText') : empty.text}
            action={
              isPast ? (
                <Link to={pageAddress(1)} className={buttonClass()}>
                  {t('firstPage')}
                </Link>
              ) : clearAddress === undefined ? undefined : (
                <Link to={clearAddress} className={buttonClass()}>
                  {t('clearFilters')}
                </Link>
              )
            }
          />
        }
      />
      <div className="mt-4 flex justify-center empty:hidden">
        <Pagination
          page={pageInfo.page}
          pageCount={pageInfo.totalPages}
          labels={labels}
          renderLink={(page, link, content) => (
            <Link {...link} to={pageAddress(page)} preventScrollReset>
              {content}
            </Link>
          )}
        />
      </div>
    </>
  )
}

/** Stakes that do not count as turnover, if there are any. */
export const uncountedTotal = (name: string, { amount, currency }: { amount: string; currency: string }) =>
  parseAmount(amount) === 0n ? [] : [{ id: 'uncounted', name, value: <Money amount={amount} currency={currency} /> }]

export function RecordTotals({ totals }: { totals: readonly { id: string; name: string; value: ReactNode }[] }) {
  return (
    <dl
      className={classNames(
        'grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4',
        totals.length === 3 ? 'tablet:grid-cols-3' : 'phone:grid-cols-2 desktop:grid-cols-4',
      )}
    >
      {totals.map(({ id, name, value }) => (
        <div
          key={id}
          className="min-w-0 max-phone:flex max-phone:flex-wrap max-phone:items-baseline max-phone:justify-between max-phone:gap-x-4"
        >
          <dt className="text-small text-muted">{name}</dt>
          <dd className="figures overflow-x-auto text-prose font-semibold [scrollbar-width:none] max-phone:ms-auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
