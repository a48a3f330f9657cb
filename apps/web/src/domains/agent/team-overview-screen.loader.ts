import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseOverview } from './overview-state.ts'
import type { OverviewState } from './overview-state.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { startNetworkOnly } from '../../graphql/screen-loader.ts'
import { TeamOverviewScreenDocument } from './team-overview-screen.generated.ts'
import type { TeamOverviewScreenQueryVariables } from './team-overview-screen.generated.ts'
import { serverNow } from '../../server-time.ts'

export interface OverviewData {
  variables: TeamOverviewScreenQueryVariables
  state: OverviewState
  /** In the brand's time zone, `yyyy-MM-dd`. */
  today: string
}

/** Falls back to the default days if the URL's are invalid. */
export function loader({ request }: LoaderFunctionArgs): OverviewData {
  const today = formatDate(serverNow())
  const state = parseOverview(new URL(request.url).searchParams, today)
  const { from, to, account } = state
  return { ...startNetworkOnly(TeamOverviewScreenDocument, { from, to, account }), state, today }
}
