import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { RankScreenDocument } from './rank-screen.generated.ts'

export const loader = () => networkOnlyLoader(RankScreenDocument, {})
