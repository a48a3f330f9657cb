import type { LogInAttemptStatus } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleHelp, CircleX, History, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { usePageLabels } from '../../../i18n/use-page-labels.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { LogInHistory_PageFragment } from './security-parts.generated.ts'
import { Moment } from '../../../i18n/moment.tsx'

type Page = Omit<LogInHistory_PageFragment, ' $fragmentName'>
type LogIn = Page['nodes'][number]

/** Tone by outcome; the text says the same. */
const SIGNS: Readonly<Record<'good' | 'bad' | 'between', { icon: LucideIcon; className: string }>> = {
  good: { icon: CircleCheck, className: 'text-good' },
  bad: { icon: CircleX, className: 'text-bad' },
  between: { icon: CircleHelp, className: 'text-info' },
}

const BETWEEN: ReadonlySet<LogInAttemptStatus> = new Set([
  'VERIFICATION_REQUIRED',
  'PASSWORD_RESET',
  'CARD_ADDED',
  'OTHER',
])

function getSign(outcome: LogInAttemptStatus): (typeof SIGNS)[keyof typeof SIGNS] {
  if (outcome === 'LOGGED_IN') return SIGNS.good
  return BETWEEN.has(outcome) ? SIGNS.between : SIGNS.bad
}

/** Paginated log-in attempts of the account. */
export function LogInHistory({ page, busy }: { page: Page; busy: boolean }) {
  const { t } = useTranslation(['security', 'ui'])
  const pageLabels = usePageLabels()
  const columns: readonly Column<LogIn>[] = [
    {
      id: 'at',
      header: t('columns.at'),
      cell: ({ at }) => <Moment at={at} className="font-normal" />,
    },
    {
      id: 'outcome',
      header: t('columns.outcome'),
      cell: ({ status: outcome, method }) => (
        <span className="inline-flex items-center gap-2">
          <Icon icon={getSign(outcome).icon} size={16} className={getSign(outcome).className} />
          <span>
            {t(`outcomes.${outcome}`)} <span className="text-muted">· {t(`methods.${method}`)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'device',
      header: t('columns.device'),
      cell: ({ device }) => (device ? <bdi>{device}</bdi> : <span className="text-muted">{t('unknownDevice')}</span>),
    },
    {
      id: 'address',
      header: t('columns.address'),
      cell: ({ ipAddress: address }) => <bdi className="figures">{address}</bdi>,
    },
  ]
  return (
    <>
      <Table
        caption={t('history')}
        columns={columns}
        rows={page.nodes}
        rowKey={({ id }) => id}
        busy={busy}
        empty={
          <EmptyState
            icon={History}
            level={3}
            title={t('historyEmpty')}
            text={t('historyEmptyText')}
            action={
              <Link to={paths.memberSecurity()} className={buttonClass()}>
                {t('firstPage')}
              </Link>
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
            <Link {...link} to={paths.memberSecurity(target)} preventScrollReset>
              {content}
            </Link>
          )}
        />
      </div>
    </>
  )
}
