import { visitorLooks } from '../../graphql/frame.ts'
import { memberFreshLoader } from '../../graphql/screen-loader.ts'
import { PromotionDetailScreenDocument } from './promotion-detail-screen.generated.ts'

export const loader = memberFreshLoader(PromotionDetailScreenDocument, ({ search }, cache) => ({
  id: search.get('id') ?? '',
  withMine: !visitorLooks(cache),
}))
