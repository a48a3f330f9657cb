import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { MemberPageProps } from '../member/parts/member-page.tsx'
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
  report: Report & { viewer: MemberPageProps['viewer']; member: { menu: MemberPageProps['menu'] } | undefined }
  /** Above the days. */
  tabs?: ReactNode
  /** After the filters. */
  note?: ReactNode
  dialog?: ReactNode
}

/** A record of the member centre: days, filters, and what was found for them. */
export function RecordReport({ title, intro, filters, note, ...body }: RecordReportProps) {
  const { query, viewer, member } = body.report
  const filterBar = filters ? (
    <div className="grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
      <ReportFilters report={body.report} filters={filters} />
      {note}
    </div>
  ) : null
  return (
    <RecordPage title={title} intro={intro} viewer={viewer} menu={member?.menu} query={query}>
      {reportBody({ ...body, filterBar })}
    </RecordPage>
  )
}

/** @param pick the record of a member's account */
export function useRecordReport<
  Data,
  Variables extends OperationVariables,
  Account extends { __typename: string },
  Found extends FoundReport,
>(
  address: ReportAddress,
  query: useQuery.Result<Data, Variables>,
  viewer: { memberAccount: Account } | null | undefined,
  pick: (member: Extract<Account, { __typename: 'MemberAccount' }>) => Found,
) {
  const account = viewer?.memberAccount
  const member =
    account?.__typename === 'MemberAccount' ? (account as Extract<Account, { __typename: 'MemberAccount' }>) : undefined
  return { ...useReport(address, query, member && pick(member)), viewer, member }
}
