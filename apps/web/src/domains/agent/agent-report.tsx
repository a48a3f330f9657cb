import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import { AccountSearch } from './account-search.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  type FoundReport,
  type Report,
  type ReportAddress,
  reportBody,
  ReportFilters,
  type ReportFrame,
  useReport,
} from '../records/parts/report.tsx'
import { AgentPage, type AgentPageProps } from './agent-page.tsx'

interface AgentReportProps extends ReportFrame, Pick<AgentPageProps, 'title' | 'intro'> {
  /** From `useAgentReport`. */
  report: Report & { viewer: AgentPageProps['viewer']; agent: { menu: AgentPageProps['menu'] } | undefined }
  /** The filter that names an account. */
  search?: 'account' | 'search'
  /** Whether phones show the filters above the days. */
  filtersFirst?: boolean
}

/** A report of the agent centre: days, an account, filters, and what was found for them. */
export function AgentReport({ title, intro, search, filters = [], filtersFirst, ...body }: AgentReportProps) {
  const { report } = body
  const { state, record, query, viewer, agent } = report
  const filterBar = search ? (
    <div className={classNames('flex flex-wrap items-end gap-3', filtersFirst && 'max-tablet:order-first')}>
      <AccountSearch value={state.filters[search] ?? ''} onSearch={(typed) => record.choose(search, typed)} />
      <ReportFilters report={report} filters={filters} />
    </div>
  ) : null
  return (
    <AgentPage title={title} intro={intro} viewer={viewer} menu={agent?.menu} query={query}>
      {reportBody({ ...body, filterBar })}
    </AgentPage>
  )
}

/** @param pick the report of an agent's account */
export function useAgentReport<
  Data,
  Variables extends OperationVariables,
  Account extends { __typename: string },
  Found extends FoundReport,
>(
  address: ReportAddress,
  query: useQuery.Result<Data, Variables>,
  viewer: { agentAccount: Account } | null | undefined,
  pick: (agent: Extract<Account, { __typename: 'AgentAccount' }>) => Found,
) {
  const account = viewer?.agentAccount
  const agent =
    account?.__typename === 'AgentAccount' ? (account as Extract<Account, { __typename: 'AgentAccount' }>) : undefined
  return { ...useReport(address, query, agent && pick(agent)), viewer, agent }
}
