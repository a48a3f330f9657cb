import type { FragmentType } from '@apollo/client'
import type { PromotionStatus } from '@playhouse/schema/types.generated.ts'
import { useFragment } from '@apollo/client/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PromotionCard_PromotionFragmentDoc } from './promotion-card.generated.ts'
import type { PromotionCard_PromotionFragment } from './promotion-card.generated.ts'
import { promotionDates } from './promotion-dates.ts'
import { TitledPicture } from '../../ui/titled-picture.tsx'
import { PromotionStatusLabel } from './promotion-status.tsx'
import { COVER_LINK } from '../../ui/link-class.ts'

export type PromotionRef = FragmentType<PromotionCard_PromotionFragment>

interface PromotionCardProps {
  promotion: PromotionRef
  /** Path of a promotion by id. */
  getAddress: (id: string) => string
  hosts: readonly string[]
  eager?: boolean
  /** Status for the signed-in member, if there is one. */
  status?: PromotionStatus | undefined
}

/** A promotion in a list. The whole card is its link. */
export function PromotionCard({ promotion, getAddress, hosts, eager, status }: PromotionCardProps) {
  const { t } = useTranslation('promotions')
  const id = useId()
  const { data, complete } = useFragment({ fragment: PromotionCard_PromotionFragmentDoc, from: promotion })
  if (!complete) return null
  return (
    <article
      aria-labelledby={id}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:bg-raised"
    >
      <TitledPicture
        src={data.picture}
        hosts={hosts}
        headline={
          <h2 id={id}>
            <Link to={getAddress(data.id)} preventScrollReset className={COVER_LINK}>
              {data.title}
            </Link>
          </h2>
        }
        size="card"
        eager={eager}
        over={data.status === 'CLOSED'}
      />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="grow text-body text-pretty">{data.summary}</p>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <PromotionStatusLabel status={status ?? data.status} />
          {promotionDates(t, data)}
        </p>
      </div>
    </article>
  )
}
