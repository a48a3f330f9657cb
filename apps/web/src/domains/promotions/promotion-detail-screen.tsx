import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { useIsExcluded } from '../../access/restriction.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { PromotionText, type PromotionTextRef } from './promotion-text.tsx'
import { ShareButton } from './share-button.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { promotionHead } from './promotion-head.ts'
import { NoPromotions } from './no-promotions.ts'
import { OfferPanel } from './parts/offer-panel.tsx'
import { PromotionNotFound } from './promotion-not-found.tsx'
import { usePromotionDetailScreenQuery } from './promotion-detail-screen.generated.ts'
import { useOffers } from './use-offers.ts'
import type { loader } from './promotion-detail-screen.loader.ts'
import { useFragment } from '@apollo/client/react'
import { TitledPicture } from '../../ui/titled-picture.tsx'
import { PromotionText_PromotionFragmentDoc } from './promotion-text.generated.ts'

export function Component() {
  const { t } = useTranslation('promotions')
  const { variables } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const query = usePromotionDetailScreenQuery({ variables: viewer ? { ...variables, withMine: true } : variables })
  const navigate = useNavigate()
  const hosts = useSiteFacts()?.imageHosts ?? []
  const { response } = getResponse(query)
  const { getOffer, isUnknown } = useOffers()
  const isExcluded = useIsExcluded()
  const found = readItem(query, response?.site.promotion)
  const promotion = found.item
  usePageTitle(promotion?.title ?? t('title'), () => promotionHead(found, t))
  const failure = <LoadFailure title={t('failedOne')} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <BackLink
        to={paths.promotions()}
        className={buttonClass({ variant: 'quiet', size: 'small', class: '-ms-3 self-start' })}
      >
        <Icon icon={ArrowLeft} size={16} />
        {t('seeAll')}
      </BackLink>
      {isExcluded ? (
        <Suspense>
          <NoPromotions />
        </Suspense>
      ) : promotion ? (
        <>
          <PromotionHeader promotion={promotion} hosts={hosts} />
          <PromotionText promotion={promotion} level={2} onFollow={(path) => void navigate(path)} failure={failure} />
          {promotion.hasOffer ? (
            <OfferPanel
              offer={getOffer(promotion.id)}
              isUnknown={isUnknown}
              address={paths.promotionDetail(promotion.id)}
            />
          ) : null}
          <p>
            <ShareButton path={paths.promotionDetail(promotion.id)} />
          </p>
        </>
      ) : (
        <h1 tabIndex={-1} className="visually-hidden">
          {t('title')}
        </h1>
      )}
      {promotion || isExcluded ? null : (
        <ItemGap
          gap={found.gap}
          query={query}
          failed={t('failedOne')}
          skeleton={
            <div aria-busy="true" className="flex flex-col gap-6">
              <Skeleton className="h-44 w-full rounded-card tablet:h-60" />
              <SkeletonText lines={8} />
            </div>
          }
          absent={<PromotionNotFound level={2} />}
        />
      )}
    </div>
  )
}

interface PromotionHeaderProps {
  promotion: PromotionTextRef
  hosts: readonly string[]
}

function PromotionHeader({ promotion, hosts }: PromotionHeaderProps) {
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
        over={data.status === 'CLOSED'}
      />
    </header>
  )
}
