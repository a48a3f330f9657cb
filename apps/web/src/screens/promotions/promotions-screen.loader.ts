import { screenLoader } from '../../graphql/screen-loader.ts'
import { promotionsState } from './promotions-state.ts'
import { PromotionsScreenDocument } from './promotions-screen.generated.ts'

/** Starts the list's query, with the promotion that the address names. */
export const loader = screenLoader(PromotionsScreenDocument, ({ request }) => {
  const { category, page, id } = promotionsState(new URL(request.url).searchParams)
  return { category, page, id: id ?? '', reading: id !== null }
})
