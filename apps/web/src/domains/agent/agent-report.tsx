import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { AccountSearch } from './account-search.tsx'
import type { AgentAccount } from '../../graphql/viewer-account.ts'
import { classNames } from '../../ui/class-names.ts'
import type { AccountResult } from '../member/parts/account-frame.tsx'
import {
  type FoundReport,
  type Report,
  type ReportAddress,
  reportBody,
  ReportFilters,
  type ReportFrame,
  useReport,
} from '../records/parts/report.tsx'
import { AgentPage, type AgentPageProps, readAgentPage } from './agent-page.tsx'

interface AgentReportProps extends ReportFrame, Pick<AgentPageProps, 'title' | 'intro'> {
  /** From `useAgentReport`. */
  report: Report & Pick<AgentPageProps, 'page'>
  /** The filter that names an account. */
  search?: 'account' | 'search'
  /** Whether phones show the filters above the days. */
  filtersFirst?: boolean
}

/** A report of the agent centre: days, an account, filters, and what was found for them. */
export function AgentReport({ title, intro, search, filters = [], filtersFirst, ...body }: AgentReportProps) {
  const { report } = body
  const { state, record, page } = report
  const filterBar = search ? (
    <div className={classNames('flex flex-wrap items-end gap-3', filtersFirst && 'max-tablet:order-first')}>
      <AccountSearch value={state.filters[search] ?? ''} onSearch={(typed) => record.choose(search, typed)} />
      <ReportFilters report={report} filters={filters} />
    </div>
  ) : null
  return (
    <AgentPage title={title} intro={intro} page={page}>
      {reportBody({ ...body, filterBar })}
    </AgentPage>
  )
}

/** @param pick the report of an agent's account */
export function useAgentReport<
  Data extends { viewer: { agentAccount: AccountResult } | null },
  Variables extends OperationVariables,
  Found extends FoundReport,
>(address: ReportAddress, query: useQuery.Result<Data, Variables>, pick: (agent: AgentAccount<Data>) => Found) {
  const { viewer, agent, page } = readAgentPage(query)
  return { ...useReport(address, query, agent && pick(agent)), viewer, agent, page }
}
