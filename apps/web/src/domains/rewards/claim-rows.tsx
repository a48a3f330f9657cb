import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { useClaimPromotion } from '../promotions/parts/use-claim-promotion.ts'
import { useClaimMission } from '../missions/parts/use-claim-mission.ts'
import { useClaimPrize } from '../raffles/parts/use-claim-prize.ts'
import { useWorth } from '../raffles/parts/use-worth.ts'
import { useMissionReward } from '../missions/parts/use-mission-reward.ts'
import type { Claims } from './claims.ts'
import type { Paid } from './parts/paid.ts'
import { useClaimRebate } from './use-claim-rebate.ts'

/** Undefined after a refusal, which the row has shown. */
type OnClaimed = (paid: Paid | undefined) => void

export function ClaimRows({ claims, onClaimed }: { claims: Claims; onClaimed: OnClaimed }) {
  return (
    <ul className="overflow-hidden rounded-card bg-surface">
      {claims.weeks.map((week) => (
        <RebateRow key={week.id} week={week} onClaimed={onClaimed} />
      ))}
      {claims.prizes.map((prize) => (
        <PrizeRow key={prize.id} prize={prize} onClaimed={onClaimed} />
      ))}
      {claims.missions.map((mission) => (
        <MissionRow key={mission.id} mission={mission} onClaimed={onClaimed} />
      ))}
      {claims.offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} onClaimed={onClaimed} />
      ))}
    </ul>
  )
}

function RebateRow({ week, onClaimed }: { week: Claims['weeks'][number]; onClaimed: OnClaimed }) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const { claim, isPending } = useClaimRebate()
  const days = t('rebate.week', { from: format.date(week.from), to: format.date(week.to) })
  return (
    <ClaimRow
      title={<span className="text-body font-medium">{t('centre.rebate')}</span>}
      text={`${days} · ${t('rebate.claimableUntil', { when: format.lastDay(week.claimableUntil) })}`}
      worth={<Money {...week.amount} short />}
      button={t('rebate.claim')}
      label={`${t('rebate.claim')}: ${t('centre.rebate')}, ${days}`}
      pending={isPending && t('rebate.claiming')}
      onClaim={() => void claim(week.from).then(onClaimed)}
    />
  )
}

interface PrizeRowProps {
  prize: Claims['prizes'][number]
  onClaimed: OnClaimed
}

function PrizeRow({ prize, onClaimed }: PrizeRowProps) {
  const { t } = useTranslation('raffles')
  const worth = useWorth()
  const { claim, isPending } = useClaimPrize()
  return (
    <ClaimRow
      title={
        <OfferedLink to={paths.raffle(prize.raffleId)} className={linkClass()}>
          {prize.title}
        </OfferedLink>
      }
      text={`${t('prizeOf')} · ${t('wonWith', { place: prize.place, ticket: prize.ticket })}`}
      worth={worth(prize)}
      button={t('claim')}
      label={`${prize.title}: ${t('claimPlace', { place: prize.place })}`}
      pending={isPending && t('claiming')}
      onClaim={() => void claim(prize).then(onClaimed)}
    />
  )
}

interface MissionRowProps {
  mission: Claims['missions'][number]
  onClaimed: OnClaimed
}

function MissionRow({ mission, onClaimed }: MissionRowProps) {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const rewardText = useMissionReward()
  const { claim, isPending } = useClaimMission()
  const { id, title, claimableUntil } = mission
  const until = claimableUntil === null ? t('noEnd') : t('claimUntil', { when: format.lastDay(claimableUntil) })
  return (
    <ClaimRow
      title={
        <OfferedLink to={paths.missions()} className={linkClass()}>
          {title}
        </OfferedLink>
      }
      text={`${t('mission')} · ${until}`}
      worth={rewardText(mission)}
      button={t('claim')}
      label={t('claimMission', { title })}
      pending={isPending && t('claiming')}
      onClaim={() => void claim(id).then(onClaimed)}
    />
  )
}

function OfferRow({ offer, onClaimed }: { offer: Claims['offers'][number]; onClaimed: OnClaimed }) {
  const { t } = useTranslation('promotions')
  const { claim, isPending } = useClaimPromotion()
  const { id, kind, amount, multiple, tickets } = offer
  const name = t(`offer.kinds.${kind}`)
  return (
    <ClaimRow
      title={
        <Link to={paths.promotionDetail(id)} className={linkClass()}>
          {name}
        </Link>
      }
      text={
        tickets !== null
          ? t('offer.claimTickets', { count: tickets })
          : multiple > 0
            ? t('offer.multiple', { times: multiple })
            : t('offer.asCash')
      }
      worth={amount ? <Money {...amount} short /> : null}
      button={t('offer.claim')}
      label={`${t('offer.claim')}: ${name}`}
      pending={isPending && t('offer.claiming')}
      onClaim={() => void claim(id).then(onClaimed)}
    />
  )
}

interface ClaimRowProps {
  title: ReactNode
  text: string
  worth: ReactNode
  button: string
  /** Names the button apart from those of other rows. */
  label: string
  pending: string | false
  onClaim: () => void
}

function ClaimRow({ title, text, worth, button, label, pending, onClaim }: ClaimRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line/60 px-5 py-4 last:border-b-0">
      <span className="min-w-0">
        {title}
        <span className="block text-small text-muted">{text}</span>
      </span>
      <span className="ms-auto flex items-center gap-4">
        <span className="figures text-prose font-semibold text-win">{worth}</span>
        <Button aria-label={label} pending={pending} onClick={onClaim}>
          {button}
        </Button>
      </span>
    </li>
  )
}
