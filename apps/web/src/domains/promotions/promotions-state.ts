import { paths } from '../../paths.ts'

/** URL state of the list; `id` is the promotion in the dialog. */
export interface PromotionsState {
  category: string | null
  page: number
  id: string | null
}

/** Ignores invalid parameters. */
export function parsePromotionsState(params: URLSearchParams): PromotionsState {
  const page = Number(params.get('page'))
  return {
    category: params.get('category') || null,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    id: params.get('id') || null,
  }
}

export function promotionsPath({ category, page, id }: PromotionsState): string {
  const params = new URLSearchParams({
    ...(category === null ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(id === null ? {} : { id }),
  })
  return params.size === 0 ? paths.promotions() : `${paths.promotions()}?${params}`
}
