import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { parsePage } from '../../parse-page.ts'
import { PointsScreenDocument } from './points-screen.generated.ts'

export const loader = networkOnlyLoader(PointsScreenDocument, ({ page, search }) => ({
  page,
  statementPage: parsePage(search, 'statement'),
}))
