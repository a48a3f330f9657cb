import { screenLoader } from '../../graphql/screen-loader.ts'
import { parsePromotionsState } from './promotions-state.ts'
import { PromotionsScreenDocument } from './promotions-screen.generated.ts'

export const loader = screenLoader(PromotionsScreenDocument, ({ search }) => {
  const { category, page, id } = parsePromotionsState(search)
  return { category, page, id: id ?? '', reading: id !== null }
})
