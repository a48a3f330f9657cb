import { visitorLooks } from '../../graphql/frame.ts'
import { memberFreshLoader } from '../../graphql/screen-loader.ts'
import { parsePromotionsState } from './promotions-state.ts'
import { PromotionsScreenDocument } from './promotions-screen.generated.ts'

export const loader = memberFreshLoader(PromotionsScreenDocument, ({ search }, cache) => {
  const { category, page, id } = parsePromotionsState(search)
  return { category, page, id: id ?? '', reading: id !== null, withMine: !visitorLooks(cache) }
})
