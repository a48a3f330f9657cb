import { useFragment } from '@apollo/client/react'
import { PromotionText_PromotionFragmentDoc } from '../../features/promotions/promotion-text.generated.ts'
import type { PromotionTextRef } from '../../features/promotions/promotion-text.tsx'

/** A promotion's title; undefined while it is not known. */
export function usePromotionTitle(promotion: PromotionTextRef | null | undefined): string | undefined {
  const { data, complete } = useFragment({
    fragment: PromotionText_PromotionFragmentDoc,
    fragmentName: 'PromotionText_promotion',
    from: promotion ?? null,
  })
  return complete ? data?.title : undefined
}
