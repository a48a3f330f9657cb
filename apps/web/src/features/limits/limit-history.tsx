import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table } from '../../ui/table.tsx'
import type { LimitHistory_ChangeFragment } from './limits.generated.ts'
import { useLimitTexts } from './use-limit-texts.ts'

/** Changes of limits with the value before and after, when, and by whom. */
export function LimitHistory({ changes }: { changes: readonly LimitHistory_ChangeFragment[] }) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  return (
    <Table
      caption={t('history.title')}
      rows={changes}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={History} level={3} title={t('history.empty')} text={t('history.emptyText')} />}
      columns={[
        { id: 'at', header: t('history.at'), cell: ({ at }) => <span className="figures">{texts.time(at)}</span> },
        { id: 'limit', header: t('history.limit'), cell: (change) => texts.name(change) },
        { id: 'from', header: t('history.from'), align: 'end', cell: ({ from }) => texts.value(from) },
        { id: 'to', header: t('history.to'), align: 'end', cell: ({ to }) => texts.value(to) },
        { id: 'status', header: t('history.status'), cell: ({ status }) => t(`history.statuses.${status}`) },
        {
          id: 'by',
          header: t('history.by'),
          cell: ({ isByOperator }) => t(isByOperator ? 'history.operator' : 'history.you'),
        },
      ]}
    />
  )
}
