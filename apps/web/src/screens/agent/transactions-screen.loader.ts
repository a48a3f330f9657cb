import type { MovementType } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { TransactionsScreenDocument } from './transactions-screen.generated.ts'

export const TYPES = ['DEPOSIT', 'WITHDRAWAL', 'TRANSFER_OUT', 'TRANSFER_IN'] as const satisfies readonly MovementType[]

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const params = new URL(request.url).searchParams
  const state = parseRecord(params, today, { account: null, type: TYPES })
  const { from, to, filters } = state
  const variables = {
    from,
    to,
    account: filters.account ?? null,
    type: (filters.type as (typeof TYPES)[number] | undefined) ?? null,
    after: params.get('after')?.slice(0, 100) ?? null,
  }
  return { ...networkOnlyLoader(TransactionsScreenDocument, variables), state, today }
}
