import type { DownlineKind, DownlineSort } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { DownlinesScreenDocument } from './downlines-screen.generated.ts'

export const SORTS = ['REGISTERED', 'TURNOVER', 'HOUSE_PROFIT', 'DEPOSIT'] as const satisfies readonly DownlineSort[]
export const KINDS = ['AGENTS', 'MEMBERS'] as const satisfies readonly DownlineKind[]

const FILTERS = { account: null, search: null, kind: KINDS, sort: SORTS, order: ['ascending'] }

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const params = new URL(request.url).searchParams
  const state = parseRecord(params, today, FILTERS)
  const { from, to, filters } = state
  const variables = {
    from,
    to,
    account: filters.account ?? null,
    search: filters.search ?? null,
    kind: (filters.kind as DownlineKind | undefined) ?? null,
    sort: (filters.sort as DownlineSort | undefined) ?? 'REGISTERED',
    ascending: filters.order === 'ascending',
    after: params.get('after')?.slice(0, 200) ?? null,
  }
  return { ...networkOnlyLoader(DownlinesScreenDocument, variables), state, today }
}
