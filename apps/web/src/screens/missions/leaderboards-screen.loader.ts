import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { LeaderboardsScreenDocument } from './leaderboards-screen.generated.ts'

export const loader = () => networkOnlyLoader(LeaderboardsScreenDocument, {})
