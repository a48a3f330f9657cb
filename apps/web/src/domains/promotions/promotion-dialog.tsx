import { useFragment } from '@apollo/client/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PromotionText_PromotionFragmentDoc } from './promotion-text.generated.ts'
import { PromotionText, type PromotionTextRef } from './promotion-text.tsx'
import { ShareButton } from './share-button.tsx'
import { type Item, ItemGap, type ItemQuery } from '../../graphql/item.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyComponent } from '../../ui/load-part.ts'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { PromotionNotFound } from './promotion-not-found.tsx'
import { useOffers } from './use-offers.ts'

/** With the code of forms, which the list does not need. */
const OfferPanel = lazyComponent(async () => (await import('./parts/offer-panel.tsx')).OfferPanel)

interface PromotionDialogProps {
  id: string
  opened: Item<PromotionTextRef>
  hasOffer: boolean
  query: ItemQuery
  listAddress: string
}

/** A promotion over the list, with a URL to share. */
export function PromotionDialog({ id, opened, hasOffer, query, listAddress }: PromotionDialogProps) {
  const { t } = useTranslation(['promotions', 'ui'])
  const navigate = useNavigate()
  const { item: promotion, gap } = opened
  const title = usePromotionTitle(promotion)
  const { getOffer, isUnknown } = useOffers()
  const failure = <LoadFailure title={t('failedOne')} onRetry={() => void query.refetch().catch(() => undefined)} />
  return (
    <Dialog
      size="large"
      title={title ?? t('title')}
      closeLabel={t('ui:close')}
      onClose={() => void navigate(listAddress, { preventScrollReset: true })}
      initialFocus="title"
      footer={
        promotion ? (
          <>
            <Link to={paths.promotionDetail(id)} className={buttonClass({ variant: 'quiet' })}>
              {t('ownPage')}
            </Link>
            <ShareButton path={paths.promotion(id)} />
          </>
        ) : null
      }
    >
      {promotion ? (
        <div className="flex flex-col gap-5">
          <PromotionText promotion={promotion} level={3} onFollow={(path) => void navigate(path)} failure={failure} />
          {hasOffer ? (
            <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
              <OfferPanel offer={getOffer(id)} isUnknown={isUnknown} address={paths.promotion(id)} />
            </Suspense>
          ) : null}
        </div>
      ) : (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('failedOne')}
          skeleton={<SkeletonText lines={8} />}
          absent={<PromotionNotFound level={3} />}
          level={3}
        />
      )}
    </Dialog>
  )
}

function usePromotionTitle(promotion: PromotionTextRef | undefined): string | undefined {
  const { data, complete } = useFragment({
    fragment: PromotionText_PromotionFragmentDoc,
    fragmentName: 'PromotionText_promotion',
    from: promotion ?? null,
  })
  return complete ? data?.title : undefined
}
