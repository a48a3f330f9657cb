import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { addDays, formatDate } from '../../i18n/format-time.ts'
import { RewardCentreScreenDocument } from './reward-centre-screen.generated.ts'
import { serverNow } from '../../server-time.ts'

const DAYS = 30

export const loader = networkOnlyLoader(RewardCentreScreenDocument, () => {
  const to = formatDate(serverNow())
  return { from: addDays(to, 1 - DAYS), to }
})
