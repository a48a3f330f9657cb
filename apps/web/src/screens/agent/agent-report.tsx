import { AccountSearch } from '../../features/agent/account-search.tsx'
import { classNames } from '../../ui/class-names.ts'
import { reportBody, ReportFilters, type ReportFrame } from '../records/report.tsx'
import { AgentPage, type AgentPageProps } from './agent-page.tsx'

interface AgentReportProps extends ReportFrame, Pick<AgentPageProps, 'title' | 'intro' | 'viewer' | 'menu'> {
  /** The filter that names an account. */
  search?: 'account' | 'search'
  /** Whether phones show the filters above the days. */
  filtersFirst?: boolean
}

/** A report of the agent centre: days, an account, filters, and what was found for them. */
export function AgentReport({
  title,
  intro,
  viewer,
  menu,
  search,
  filters = [],
  filtersFirst,
  ...body
}: AgentReportProps) {
  const { report } = body
  const { state, record, query } = report
  const filterBar = search ? (
    <div className={classNames('flex flex-wrap items-end gap-3', filtersFirst && 'max-tablet:order-first')}>
      <AccountSearch value={state.filters[search] ?? ''} onSearch={(typed) => record.choose(search, typed)} />
      <ReportFilters report={report} filters={filters} />
    </div>
  ) : null
  return (
    <AgentPage title={title} intro={intro} viewer={viewer} menu={menu} query={query}>
      {reportBody({ ...body, filterBar })}
    </AgentPage>
  )
}

/** The agent account of a viewer who has one. */
export function agentOf<Account extends { __typename: string }>(viewer: { agentAccount: Account } | null | undefined) {
  const account = viewer?.agentAccount
  return account?.__typename === 'AgentAccount'
    ? (account as Extract<Account, { __typename: 'AgentAccount' }>)
    : undefined
}
