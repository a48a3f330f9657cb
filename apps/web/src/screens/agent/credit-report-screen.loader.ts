import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { CreditReportScreenDocument } from './credit-report-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const state = parseRecord(new URL(request.url).searchParams, today, { account: null })
  const { from, to, filters } = state
  const variables = { from, to, account: filters.account ?? null }
  return { ...networkOnlyLoader(CreditReportScreenDocument, variables), state, today }
}
