import { screenLoader } from '../../graphql/screen-loader.ts'
import { parsePromotionsState } from './promotions-state.ts'
import { PromotionsScreenDocument } from './promotions-screen.generated.ts'

export const loader = screenLoader(PromotionsScreenDocument, ({ request }) => {
  const { category, page, id } = parsePromotionsState(new URL(request.url).searchParams)
  return { category, page, id: id ?? '', reading: id !== null }
})
