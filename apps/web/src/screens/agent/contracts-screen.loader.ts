import type { AgentContractKind } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { paths } from '../../paths.ts'
import { ContractsScreenDocument } from './contracts-screen.generated.ts'

const KINDS: Readonly<Record<string, AgentContractKind>> = {
  [paths.dividends()]: 'DIVIDEND',
  [paths.dailySalary()]: 'DAILY_SALARY',
  [paths.hourlySalary()]: 'HOURLY_SALARY',
  [paths.realtimeSalary()]: 'REALTIME_SALARY',
}

/** Kinds with so many periods that those without pay are left out unless they are asked for. */
const OFTEN: ReadonlySet<AgentContractKind> = new Set<AgentContractKind>(['HOURLY_SALARY', 'REALTIME_SALARY'])

const FILTERS = { side: ['paid'], show: ['all', 'reached'], offer: null }

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const kind = KINDS[pathname.replace(/\/$/, '')] ?? 'DIVIDEND'
  const today = formatDate(Date.now())
  const state = parseRecord(searchParams, today, FILTERS)
  const { side, show } = state.filters
  const variables = {
    kind,
    side: side === 'paid' ? ('PAID' as const) : ('RECEIVED' as const),
    reachedOnly: show === undefined ? OFTEN.has(kind) : show === 'reached',
    page: state.page,
  }
  return { ...networkOnlyLoader(ContractsScreenDocument, variables), state, today }
}
