import type { OperationVariables } from '@apollo/client'
import type { useQuery } from '@apollo/client/react'
import type { CreateRecordFileInput, ErrorCode } from '@playhouse/schema/types.generated.ts'
import type { ReactNode } from 'react'
import type { RecordState } from './record-state.ts'
import { RecordToolbar } from '../record-toolbar.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { RecordRefused } from './record-page.tsx'
import { useRecord } from './use-record.ts'

export interface Problem {
  __typename: 'Problem'
  code: ErrorCode
}

export type FoundReport = { __typename: string } | Problem | null | undefined

/** The state in a screen's address, as `recordLoader` returns it. */
export interface ReportAddress {
  state: RecordState
  today: string
}

export interface Report extends ReportAddress {
  record: ReturnType<typeof useRecord>
  query: { loading: boolean; error?: unknown; refetch: () => unknown }
  problem: Problem | undefined
  /** Whether there is a response, if only a problem. */
  isLoaded: boolean
  busy: boolean
}

/** @param found the field of the query that has the report */
export function useReport<Data, Variables extends OperationVariables, Result extends FoundReport>(
  { state, today }: ReportAddress,
  query: useQuery.Result<Data, Variables>,
  found: Result,
): Report & { result: Exclude<Result, Problem | null | undefined> | undefined } {
  const record = useRecord(state, today)
  const problem = found?.__typename === 'Problem' ? (found as Problem) : undefined
  return {
    state,
    today,
    record,
    query,
    problem,
    isLoaded: Boolean(found),
    busy: getResponse(query).stale,
    result: found && !problem ? (found as Exclude<Result, Problem | null | undefined>) : undefined,
  }
}

export interface ReportFilter {
  /** In the URL. */
  name: string
  label: string
  options: readonly SelectOption[]
  /** The option that is not in the URL; the empty one unless given. */
  standard?: string
  className?: string
}

export interface ReportFrame {
  report: Report
  /** The file to save, where the page offers one. */
  file?: CreateRecordFileInput | undefined
  filters?: readonly ReportFilter[]
  children: ReactNode
}

interface ReportBodyProps extends Omit<ReportFrame, 'filters'> {
  /** Above the days. */
  tabs?: ReactNode
  filterBar?: ReactNode
  dialog?: ReactNode
}

/** Days, filters, and the report or why it is unavailable. Null until it is loaded, so that the page shows its own state. */
export function reportBody({ report, file, tabs, filterBar, dialog, children }: ReportBodyProps): ReactNode {
  const { state, today, record, problem, isLoaded } = report
  if (!isLoaded) return null
  return (
    <div className="flex flex-col gap-5">
      {tabs}
      <RecordToolbar days={state} today={today} onChange={record.chooseDays} {...(file && { file })} />
      {filterBar}
      {state.fault || problem ? (
        <RecordRefused
          fault={state.fault}
          {...(problem && { code: problem.code })}
          defaultAddress={record.defaultAddress}
        />
      ) : (
        children
      )}
      {dialog}
    </div>
  )
}

export function ReportFilters({ report, filters }: { report: Report; filters: readonly ReportFilter[] }) {
  const { state, record } = report
  return filters.map(({ name, label, options, standard = '', className = 'phone:w-52' }) => (
    <Select
      key={name}
      label={label}
      className={`min-w-0 ${className}`}
      value={state.filters[name] ?? standard}
      onChange={({ target }) => record.choose(name, target.value === standard ? '' : target.value)}
      options={options}
    />
  ))
}
