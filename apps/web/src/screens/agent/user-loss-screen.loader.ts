import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { UserLossScreenDocument } from './user-loss-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const params = new URL(request.url).searchParams
  const state = parseRecord(params, today, { account: null, order: ['wins'] })
  const { from, to, filters } = state
  const variables = {
    from,
    to,
    account: filters.account ?? null,
    ascending: filters.order === 'wins',
    after: params.get('after')?.slice(0, 200) ?? null,
  }
  return { ...networkOnlyLoader(UserLossScreenDocument, variables), state, today }
}
