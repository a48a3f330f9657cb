import { PROMOTION_REMARK_MAX } from '@playhouse/shared/limits.ts'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { LogInLink } from '../../session/parts/access-links.tsx'
import { UploadField } from '../../uploads/parts/upload-field.tsx'
import { PromotionStatusLabel } from '../promotion-status.tsx'
import { MutationForm } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { type Offer_OfferFragment, useApplyPromotionMutation } from './offer-panel.generated.ts'
import { useClaimPromotion } from './use-claim-promotion.ts'

type Offer = Omit<Offer_OfferFragment, ' $fragmentName'>

interface OfferPanelProps {
  /** Undefined where the promotion only informs. */
  offer: Offer | undefined
  /** A visitor, or a member who is not known yet and sees the empty box. */
  isUnknown: boolean
  /** Address to come back to after a log-in. */
  address: string
}

/** Where the member stands with a promotion, and the next step. */
export function OfferPanel({ offer, isUnknown, address }: OfferPanelProps) {
  const { t } = useTranslation('promotions')
  if (isUnknown)
    return (
      <Box title={t('offer.title')}>
        <p className="text-body member:invisible">{t('offer.visitor')}</p>
        <LogInLink
          pendingAction={{ act: 'openPage', path: address }}
          className={buttonClass({ class: 'member:invisible' })}
        >
          {t('offer.logIn')}
        </LogInLink>
      </Box>
    )
  if (!offer) return null
  return (
    <Box title={t('offer.title')} status={<PromotionStatusLabel status={offer.status} />}>
      <Step offer={offer} />
      {offer.multiple > 0 ? <Conditions offer={offer} /> : null}
    </Box>
  )
}

function Box({ title, status, children }: { title: string; status?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex w-full flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-prose font-semibold">
          {title}
        </h3>
        {status}
      </div>
      {children}
    </section>
  )
}

function Step({ offer }: { offer: Offer }) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { claim, isPending } = useClaimPromotion()
  const amount = offer.amount ? format.shortMoney(offer.amount.amount, offer.amount.currency) : ''
  switch (offer.status) {
    case 'CLAIMABLE':
      return (
        <>
          <p className="text-body">
            {offer.tickets !== null
              ? t('offer.claimTickets', { count: offer.tickets })
              : offer.multiple > 0
                ? t('offer.claimBonus', { amount })
                : t('offer.claimCash', { amount })}
          </p>
          <Button variant="action" pending={isPending && t('offer.claiming')} onClick={() => void claim(offer.id)}>
            {t('offer.claim')}
          </Button>
        </>
      )
    case 'APPLYING':
      return <Application offer={offer} amount={amount} />
    case 'IN_REVIEW':
      return <p className="text-body">{t('offer.inReview')}</p>
    case 'REJECTED':
      return (
        <p className="text-body wrap-anywhere">
          {offer.rejectionReason ? t('offer.rejected', { reason: offer.rejectionReason }) : t('offer.rejectedPlain')}
        </p>
      )
    case 'JOINED':
      return (
        <>
          <p className="text-body">{t('offer.joined', { amount })}</p>
          <OfferedLink to={paths.bonus()} className={buttonClass()}>
            {t('offer.toBonus')}
          </OfferedLink>
        </>
      )
    case 'CLAIMED':
      if (offer.tickets !== null)
        return (
          <>
            <p className="text-body">{t('offer.claimedTickets', { count: offer.tickets })}</p>
            <ToRaffle id={offer.raffleId} />
          </>
        )
      return (
        <p className="text-body">
          {offer.period === 'DAY' || offer.period === 'WEEK'
            ? t(`offer.claimedAgain.${offer.period}`, { amount })
            : t('offer.claimed', { amount })}
        </p>
      )
    case 'UPCOMING':
      return <p className="text-body">{t('offer.upcoming')}</p>
    case 'CLOSED':
      return <p className="text-body">{t('offer.closed')}</p>
    case 'OPEN':
      return <Obstacle offer={offer} />
  }
}

/** The unmet condition, in the member's own figures. */
function Obstacle({ offer: { obstacle, raffleId } }: { offer: Offer }) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  if (!obstacle) return null
  const amount = obstacle.amount ? format.shortMoney(obstacle.amount.amount, obstacle.amount.currency) : ''
  return (
    <>
      <p className="text-body">{t(`offer.obstacles.${obstacle.kind}`, { amount })}</p>
      {obstacle.kind === 'DEPOSIT' ? (
        <Link to={paths.deposit()} className={buttonClass()}>
          {t('offer.deposit')}
        </Link>
      ) : obstacle.kind === 'NO_TICKETS' ? (
        <ToRaffle id={raffleId} />
      ) : obstacle.kind === 'OTHER_BONUS' ? (
        <OfferedLink to={paths.bonus()} className={buttonClass()}>
          {t('offer.toBonus')}
        </OfferedLink>
      ) : null}
    </>
  )
}

/** The raffle on sale, if there is one. */
function ToRaffle({ id }: { id: string | null }) {
  const { t } = useTranslation('promotions')
  if (id === null) return null
  return (
    <OfferedLink to={paths.raffle(id)} className={buttonClass()}>
      {t('offer.toRaffle')}
    </OfferedLink>
  )
}

function Conditions({ offer: { multiple, maxStake, days, contributions } }: { offer: Offer }) {
  const { t } = useTranslation(['promotions', 'records'])
  const format = useFormat()
  const names = t('records:categories', { returnObjects: true }) as Readonly<Record<string, string>>
  return (
    <ul className="list-disc ps-5 text-small text-muted">
      <li>{t('offer.multiple', { times: multiple })}</li>
      {maxStake ? (
        <li>{t('offer.maxStake', { amount: format.shortMoney(maxStake.amount, maxStake.currency) })}</li>
      ) : null}
      {days === null ? null : <li>{t('offer.days', { days })}</li>}
      {contributions.map(({ product, basisPoints }) => (
        <li key={product}>
          {t('offer.contribution', { product: names[product] ?? product, percent: format.share(basisPoints / 10_000) })}
        </li>
      ))}
      <li>{t('offer.risk')}</li>
      <li>{t('offer.order')}</li>
    </ul>
  )
}

function Application({ offer: { id }, amount }: { offer: Offer; amount: string }) {
  const { t } = useTranslation('promotions')
  const [isBusy, setBusy] = useState(false)
  const { run } = useSubmit(useApplyPromotionMutation())
  const form = useMutationForm({
    defaultValues: { remark: '', uploads: [] as string[] },
    send: (typed) => run({ input: { promotionId: id, ...typed } }),
    onDone: () => showToast({ tone: 'good', title: t('offer.applied') }),
  })
  return (
    <MutationForm form={form} className="flex w-full flex-col gap-4" guarded>
      <p className="text-body">{t('offer.apply', { amount })}</p>
      <TextArea label={t('offer.remark')} rows={3} maxLength={PROMOTION_REMARK_MAX} {...form.field('remark')} />
      <UploadField purpose="PROMOTION" label={t('offer.pictures')} onBusyChange={setBusy} {...form.choice('uploads')} />
      <span>
        <Button
          type="submit"
          variant="action"
          pending={form.isPending && t('offer.sending')}
          disabledReason={isBusy ? t('offer.uploading') : null}
        >
          {t('offer.join')}
        </Button>
      </span>
    </MutationForm>
  )
}
