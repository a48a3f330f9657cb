import { addDays } from '../../features/records/record-state.ts'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { RewardCentreScreenDocument } from './reward-centre-screen.generated.ts'

const DAYS = 30

export function loader() {
  const to = formatDate(Date.now())
  return networkOnlyLoader(RewardCentreScreenDocument, { from: addDays(to, 1 - DAYS), to })
}
