import type { AgentContractKind } from '@playhouse/schema/types.generated.ts'
import { recordLoader } from '../records/parts/record-loader.ts'
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

const FILTERS = { side: ['paid'], show: ['all', 'reached'], offer: null } as const

export const loader = recordLoader(ContractsScreenDocument, FILTERS, ({ page, filters }, { pathname }) => {
  const kind = KINDS[pathname.replace(/\/$/, '')] ?? 'DIVIDEND'
  const { side, show } = filters
  return {
    kind,
    side: side === 'paid' ? ('PAID' as const) : ('RECEIVED' as const),
    reachedOnly: show === undefined ? OFTEN.has(kind) : show === 'reached',
    page,
  }
})
