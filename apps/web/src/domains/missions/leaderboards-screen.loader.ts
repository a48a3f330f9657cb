import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { LeaderboardsScreenDocument } from './leaderboards-screen.generated.ts'

export const loader = networkOnlyLoader(LeaderboardsScreenDocument)
