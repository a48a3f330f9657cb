import type { MaybeMasked } from '@apollo/client/masking'
import { Link } from 'react-router-dom'
import { PromotionCard } from './promotion-card.tsx'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PromotionsScreenQuery } from './promotions-screen.generated.ts'
import { promotionsPath } from './promotions-state.ts'
import type { PromotionsState } from './promotions-state.ts'
import { useOffers } from './use-offers.ts'

const gridClass = 'grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3'

/** A row of a desk. */
const EAGER_CARDS = 3

interface PromotionListProps {
  promotions: NonNullable<MaybeMasked<PromotionsScreenQuery>['site']['promotions']>
  state: PromotionsState
  /** Dims the content while the next result loads. */
  stale: boolean
}

export function PromotionList({ promotions, state, stale }: PromotionListProps) {
  const pageLabels = usePageLabels()
  const hosts = useSiteFacts()?.imageHosts ?? []
  const { nodes, pageInfo } = promotions
  const offers = useOffers()
  return (
    <div aria-busy={stale} className="transition-opacity aria-busy:opacity-50">
      <ul className={gridClass}>
        {nodes.map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              hosts={hosts}
              eager={index < EAGER_CARDS}
              getAddress={(id) => promotionsPath({ ...state, id })}
              offers={offers}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex justify-center empty:hidden">
        <Pagination
          page={pageInfo.page}
          pageCount={pageInfo.totalPages}
          labels={pageLabels}
          renderLink={(page, link, content) => (
            <Link {...link} to={promotionsPath({ ...state, page, id: null })}>
              {content}
            </Link>
          )}
        />
      </div>
    </div>
  )
}

export function PromotionListSkeleton() {
  return (
    <div aria-busy="true" className={gridClass}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="overflow-hidden rounded-card bg-surface">
          <Skeleton className="h-36 w-full" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-3/5 rounded-control" />
            <Skeleton className="h-4 w-full rounded-control" />
            <Skeleton className="h-5 w-40 rounded-control" />
            <Skeleton className="h-9 w-full rounded-control" />
          </div>
        </div>
      ))}
    </div>
  )
}
