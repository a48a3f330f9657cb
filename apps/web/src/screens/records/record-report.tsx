import type { ReactNode } from 'react'
import type { MemberPageProps } from '../member/member-page.tsx'
import { RecordPage } from './record-page.tsx'
import { reportBody, ReportFilters, type ReportFrame } from './report.tsx'

interface RecordReportProps extends ReportFrame, Pick<MemberPageProps, 'title' | 'intro' | 'viewer' | 'menu'> {
  /** Above the days. */
  tabs?: ReactNode
  /** After the filters. */
  note?: ReactNode
  dialog?: ReactNode
}

/** A record of the member centre: days, filters, and what was found for them. */
export function RecordReport({ title, intro, viewer, menu, filters, note, ...body }: RecordReportProps) {
  const filterBar = filters ? (
    <div className="grid grid-cols-2 gap-3 phone:flex phone:flex-wrap">
      <ReportFilters report={body.report} filters={filters} />
      {note}
    </div>
  ) : null
  return (
    <RecordPage title={title} intro={intro} viewer={viewer} menu={menu} query={body.report.query}>
      {reportBody({ ...body, filterBar })}
    </RecordPage>
  )
}

/** The account of a viewer who has one. */
export function memberOf<Account extends { __typename: string }>(
  viewer: { memberAccount: Account } | null | undefined,
) {
  const account = viewer?.memberAccount
  return account?.__typename === 'MemberAccount'
    ? (account as Extract<Account, { __typename: 'MemberAccount' }>)
    : undefined
}
