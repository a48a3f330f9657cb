import { recordLoader } from '../records/parts/record-loader.ts'
import { UserLossScreenDocument } from './user-loss-screen.generated.ts'

const FILTERS = { account: null, order: ['wins'] } as const

export const loader = recordLoader(UserLossScreenDocument, FILTERS, ({ from, to, after, filters }) => ({
  from,
  to,
  account: filters.account ?? null,
  ascending: filters.order === 'wins',
  after,
}))
