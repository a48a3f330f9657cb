import { paths } from '../../paths.ts'

/** What the address of the list says: a category, a page, a promotion that is being read. */
export interface PromotionsState {
  category: string | null
  page: number
  id: string | null
}

/** Reads it out of an address; what makes no sense counts as not said. */
export function parsePromotionsState(params: URLSearchParams): PromotionsState {
  const page = Number(params.get('page'))
  return {
    category: params.get('category') || null,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    id: params.get('id') || null,
  }
}

/** The address of a list, or of a promotion read over it. */
export function promotionsPath({ category, page, id }: PromotionsState): string {
  const params = new URLSearchParams({
    ...(category === null ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(id === null ? {} : { id }),
  })
  return params.size === 0 ? paths.promotions() : `${paths.promotions()}?${params}`
}
