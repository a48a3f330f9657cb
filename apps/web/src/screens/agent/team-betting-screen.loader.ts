import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { TeamBettingScreenDocument } from './team-betting-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const today = formatDate(Date.now())
  const state = parseRecord(new URL(request.url).searchParams, today, { account: null })
  const { from, to, filters } = state
  const variables = { from, to, account: filters.account ?? null }
  return { ...networkOnlyLoader(TeamBettingScreenDocument, variables), state, today }
}
