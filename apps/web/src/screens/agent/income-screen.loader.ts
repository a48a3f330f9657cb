import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { IncomeScreenDocument } from './income-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const state = parseRecord(new URL(request.url).searchParams, today, {})
  const { from, to, page } = state
  return { ...networkOnlyLoader(IncomeScreenDocument, { from, to, page }), state, today }
}
