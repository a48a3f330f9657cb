import type { DownlineKind, DownlineSort } from '@playhouse/schema/types.generated.ts'
import { recordLoader } from '../records/parts/record-loader.ts'
import { DownlinesScreenDocument } from './downlines-screen.generated.ts'

export const SORTS = ['REGISTERED', 'TURNOVER', 'HOUSE_PROFIT', 'DEPOSIT'] as const satisfies readonly DownlineSort[]
export const KINDS = ['AGENTS', 'MEMBERS'] as const satisfies readonly DownlineKind[]

const FILTERS = { account: null, search: null, kind: KINDS, sort: SORTS, order: ['ascending'] } as const

export const loader = recordLoader(DownlinesScreenDocument, FILTERS, ({ from, to, after, filters }) => ({
  from,
  to,
  account: filters.account ?? null,
  search: filters.search ?? null,
  kind: filters.kind ?? null,
  sort: filters.sort ?? 'REGISTERED',
  ascending: filters.order === 'ascending',
  after,
}))
