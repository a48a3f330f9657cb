import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseOverview } from '../../features/agent/overview-state.ts'
import type { OverviewState } from '../../features/agent/overview-state.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { TeamOverviewScreenDocument } from './team-overview-screen.generated.ts'
import type { TeamOverviewScreenQueryVariables } from './team-overview-screen.generated.ts'

export interface OverviewData {
  variables: TeamOverviewScreenQueryVariables
  /** What the address asks for. */
  state: OverviewState
  /** The brand's day when it was asked, `yyyy-MM-dd`. */
  today: string
}

/** Starts the overview's query for the days and the account in the address, or for the default days where they make no sense. */
export function loader({ request }: LoaderFunctionArgs): OverviewData {
  const today = formatDate(Date.now())
  const state = parseOverview(new URL(request.url).searchParams, today)
  const { from, to, account } = state
  return { ...networkOnlyLoader(TeamOverviewScreenDocument, { from, to, account }), state, today }
}
