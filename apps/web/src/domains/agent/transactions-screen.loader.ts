import type { MovementType } from '@playhouse/schema/types.generated.ts'
import { recordLoader } from '../records/parts/record-loader.ts'
import { TransactionsScreenDocument } from './transactions-screen.generated.ts'

export const TYPES = ['DEPOSIT', 'WITHDRAWAL', 'TRANSFER_OUT', 'TRANSFER_IN'] as const satisfies readonly MovementType[]

const FILTERS = { account: null, type: TYPES }

export const loader = recordLoader(TransactionsScreenDocument, FILTERS, ({ from, to, after, filters }) => ({
  from,
  to,
  account: filters.account ?? null,
  type: filters.type ?? null,
  after: after && after.slice(0, 100),
}))
