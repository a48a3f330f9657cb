import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferAction } from './offer-action.tsx'
import { RewardAmount, useRewardTerms } from './parts/reward-amount.tsx'
import { RewardPicture } from './parts/reward-picture.tsx'
import { PromotionCard_PromotionFragmentDoc } from './promotion-card.generated.ts'
import type { PromotionCard_PromotionFragment } from './promotion-card.generated.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { promotionDates } from './promotion-dates.ts'
import { PromotionStatusLabel } from './promotion-status.tsx'
import type { useOffers } from './use-offers.ts'
import { COVER_LINK } from '../../ui/link-class.ts'

export type PromotionRef = FragmentType<PromotionCard_PromotionFragment>

interface PromotionCardProps {
  promotion: PromotionRef
  getAddress: (id: string) => string
  hosts: readonly string[]
  eager?: boolean
  offers: ReturnType<typeof useOffers>
}

/** A promotion in a list: what it gives, what for, and the one thing to do. The rest of the card leads to its terms. */
export function PromotionCard({ promotion, getAddress, hosts, eager, offers }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const id = useId()
  const getTerms = useRewardTerms()
  const { data, complete } = useFragment({
    fragment: PromotionCard_PromotionFragmentDoc,
    fragmentName: 'PromotionCard_promotion',
    from: promotion,
  })
  if (!complete) return null
  const { reward } = data
  const offer = offers.getOffer(data.id)
  const address = getAddress(data.id)
  return (
    <article
      aria-labelledby={id}
      className="tone-card group relative flex h-full flex-col overflow-hidden rounded-card bg-surface hover:bg-raised"
    >
      <RewardPicture src={data.picture} hosts={hosts} eager={eager} over={data.status === 'CLOSED'}>
        {reward ? <RewardAmount reward={reward} /> : null}
        {reward && reward.period !== 'OTHER' ? (
          <p className="mt-1 text-small font-medium text-text">{t(`reward.period.${reward.period}`)}</p>
        ) : null}
      </RewardPicture>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 id={id} className="text-prose font-semibold text-balance">
          <Link to={address} preventScrollReset className={COVER_LINK}>
            {data.title}
          </Link>
        </h2>
        <p className="text-body text-pretty">{reward ? getTerms(reward) : data.summary}</p>
        <p className="figures mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-small text-muted">
          <PromotionStatusLabel status={offer?.status ?? data.status} />
          {promotionDates(t, format, data)}
        </p>
        <div className="relative z-1 mt-2">
          <OfferAction
            id={data.id}
            title={data.title}
            isReviewed={reward?.isReviewed ?? null}
            status={data.status}
            offer={offer}
            isVisitor={offers.isUnknown}
            address={address}
            isMain={offers.firstClaimable === data.id}
          />
        </div>
      </div>
    </article>
  )
}
