import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { PointsScreenDocument } from './points-screen.generated.ts'

export const loader = networkOnlyLoader(PointsScreenDocument, ({ page }) => ({ page }))
