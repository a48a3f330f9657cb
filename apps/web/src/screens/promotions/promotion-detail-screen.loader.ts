import { screenLoader } from '../../graphql/screen-loader.ts'
import { PromotionDetailScreenDocument } from './promotion-detail-screen.generated.ts'

export const loader = screenLoader(PromotionDetailScreenDocument, ({ search }) => ({
  id: search.get('id') ?? '',
}))
