import { previewAddress } from '@playhouse/shared/preview-address.ts'
import type { TFunction } from 'i18next'
import type { PageHead } from '../site/parts/page-head.ts'
import type { Item } from '../../graphql/item.tsx'
import { paths } from '../../paths.ts'

interface Promotion {
  id: string
  title: string
  summary: string
  picture: string
}

/** Title and description of a promotion for search engines and link previews, on its own page and over the list. */
export function promotionHead({ item: promotion, gap }: Item<Promotion>, t: TFunction<'promotions'>): PageHead {
  if (!promotion) return { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true }
  const path = paths.promotionDetail(promotion.id)
  return {
    description: promotion.summary,
    image: previewAddress(promotion.picture),
    canonical: path,
    breadcrumbs: [
      { name: t('title'), path: paths.promotions() },
      { name: promotion.title, path },
    ],
  }
}
