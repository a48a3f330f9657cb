import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { RankScreenDocument } from './rank-screen.generated.ts'

export const loader = networkOnlyLoader(RankScreenDocument)
