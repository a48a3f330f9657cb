import type { LoaderFunctionArgs } from 'react-router-dom'
import { parseRecord } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { AgentAnnouncementsScreenDocument } from './announcements-screen.generated.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { page } = parseRecord(new URL(request.url).searchParams, formatDate(Date.now()), {})
  return networkOnlyLoader(AgentAnnouncementsScreenDocument, { page })
}
