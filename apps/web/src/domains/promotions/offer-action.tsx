import type { PromotionStatus } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LogInLink } from '../session/parts/access-links.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import type { Offer_OfferFragment } from './parts/offer-panel.generated.ts'
import { useClaimPromotion } from './parts/use-claim-promotion.ts'

interface OfferActionProps {
  id: string
  title: string
  /** Null for a promotion that only informs. */
  isReviewed: boolean | null
  /** In general. */
  status: PromotionStatus
  /** As it stands for the member; undefined for visitors, and until it is known. */
  offer: Omit<Offer_OfferFragment, ' $fragmentName'> | undefined
  isVisitor: boolean
  /** Of the promotion's text and terms. */
  address: string
  /** The first one on the page that can be claimed is filled. */
  isMain: boolean
}

/** The one thing to do with a promotion: claim it, do what it still takes, or read what it is. */
export function OfferAction({ id, title, isReviewed, status, offer, isVisitor, address, isMain }: OfferActionProps) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { claim, isPending } = useClaimPromotion()
  const look = buttonClass({ wide: true })
  const read = (
    <Link to={address} preventScrollReset aria-label={`${t('action.read')}: ${title}`} className={look}>
      {t('action.read')}
    </Link>
  )
  if (status !== 'OPEN' || isReviewed === null) return read
  if (isVisitor)
    return (
      <LogInLink
        pendingAction={{ act: 'openPage', path: paths.promotion(id) }}
        aria-label={`${t('action.logIn')}: ${title}`}
        className={buttonClass({ wide: true, class: 'member:invisible' })}
      >
        {t('action.logIn')}
      </LogInLink>
    )
  switch (offer?.status) {
    case 'CLAIMABLE':
      return (
        <Button
          wide
          variant={isMain ? 'action' : 'outline'}
          aria-label={`${t('offer.claim')}: ${title}`}
          pending={isPending && t('offer.claiming')}
          onClick={() => void claim(id)}
        >
          {t('offer.claim')}
        </Button>
      )
    case 'APPLYING':
      return (
        <Link to={address} preventScrollReset aria-label={`${t('action.apply')}: ${title}`} className={look}>
          {t('action.apply')}
        </Link>
      )
    case 'JOINED':
      return (
        <OfferedLink to={paths.bonus()} aria-label={`${t('offer.toBonus')}: ${title}`} className={look}>
          {t('offer.toBonus')}
        </OfferedLink>
      )
  }
  if (offer?.obstacle?.kind === 'DEPOSIT') {
    const { amount } = offer.obstacle
    const text = amount
      ? t('action.deposit', { amount: format.shortMoney(amount.amount, amount.currency) })
      : t('offer.deposit')
    return (
      <Link to={paths.deposit()} aria-label={`${text}: ${title}`} className={look}>
        {text}
      </Link>
    )
  }
  if (offer?.raffleId)
    return (
      <OfferedLink to={paths.raffle(offer.raffleId)} aria-label={`${t('offer.toRaffle')}: ${title}`} className={look}>
        {t('offer.toRaffle')}
      </OfferedLink>
    )
  return read
}
