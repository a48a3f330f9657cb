import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Item, ItemGap, type ItemQuery } from '../../graphql/item.tsx'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { AccountResult } from '../member/parts/account-frame.tsx'
import { type MemberPageProps, readMemberPage } from '../member/parts/member-page.tsx'
import { RecordPage } from './parts/record-page.tsx'
import {
  type FoundReport,
  type Report,
  type ReportAddress,
  reportBody,
  ReportFilters,
  type ReportFrame,
  useReport,
} from './parts/report.tsx'

interface RecordReportProps extends ReportFrame, Pick<MemberPageProps, 'title' | 'intro'> {
  /** From `useRecordReport`. */
  report: Report & Pick<MemberPageProps, 'page'>
  /** Above the days. */
  tabs?: ReactNode
  /** After the filters. */
  note?: ReactNode
  dialog?: ReactNode
}

/** A record of the member centre: days, filters, and what was found for them. */
export function RecordReport({ title, intro, filters, note, ...body }: RecordReportProps) {
  const filterBar = filters ? (
    <div className="grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
      <ReportFilters report={body.report} filters={filters} />
      {note}
    </div>
  ) : null
  return (
    <RecordPage title={title} intro={intro} page={body.report.page}>
      {reportBody({ ...body, filterBar })}
    </RecordPage>
  )
}

/** @param pick the record of a member's account */
export function useRecordReport<
  Data extends { viewer: { memberAccount: AccountResult } | null },
  Variables extends OperationVariables,
  Found extends FoundReport,
>(address: ReportAddress, query: useQuery.Result<Data, Variables>, pick: (member: MemberAccount<Data>) => Found) {
  const { account, page } = readMemberPage(query)
  return { ...useReport(address, query, account && pick(account)), account, page }
}

interface RecordGapProps {
  gap: Item<object>['gap']
  query: ItemQuery
  title: string
  /** Says that the row does not exist. */
  absent: string
  onClose: () => void
}

/** In place of the dialog of a row that is not there, or failed to load. */
export function RecordGap({ gap, query, title, absent, onClose }: RecordGapProps) {
  const { t } = useTranslation(['records', 'ui'])
  if (gap === 'LOADING') return null
  return (
    <Dialog title={title} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <ItemGap
        gap={gap}
        query={query}
        failed={t('detailsFailed')}
        skeleton={null}
        absent={<EmptyState icon={SearchX} level={3} title={absent} text={t('noDetailsText')} />}
        level={3}
      />
    </Dialog>
  )
}
