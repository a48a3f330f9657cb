import { screenLoader } from '../../graphql/screen-loader.ts'
import { PromotionDetailScreenDocument } from './promotion-detail-screen.generated.ts'

export const loader = screenLoader(PromotionDetailScreenDocument, ({ request }) => ({
  id: new URL(request.url).searchParams.get('id') ?? '',
}))
