import { useFragment } from '@apollo/client/react'
import { TitledPicture } from '../../ui/titled-picture.tsx'
import { PromotionText_PromotionFragmentDoc } from './promotion-text.generated.ts'
import type { PromotionTextRef } from './promotion-text.tsx'

interface PromotionHeaderProps {
  promotion: PromotionTextRef
  hosts: readonly string[]
}

export function PromotionHeader({ promotion, hosts }: PromotionHeaderProps) {
  const { data, complete } = useFragment({
    fragment: PromotionText_PromotionFragmentDoc,
    fragmentName: 'PromotionText_promotion',
    from: promotion,
  })
  if (!complete) return null
  return (
    <header className="overflow-hidden rounded-card">
      <TitledPicture
        src={data.picture}
        hosts={hosts}
        headline={
          <h1 tabIndex={-1} className="focus-visible:outline-none">
            {data.title}
          </h1>
        }
        size="page"
        over={data.status === 'CLOSED'}
      />
    </header>
  )
}
