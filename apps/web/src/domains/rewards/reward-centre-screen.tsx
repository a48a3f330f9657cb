import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { type MovementRow, useMovementColumns } from '../records/parts/record-rows.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { useClaimPromotion } from '../promotions/parts/use-claim-promotion.ts'
import { useClaimMission } from '../missions/parts/use-claim-mission.ts'
import { useClaimPrize } from '../raffles/parts/use-claim-prize.ts'
import { useWorth } from '../raffles/parts/use-worth.ts'
import { useMissionReward } from '../missions/parts/use-mission-reward.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { type RewardCentreScreenQuery, useRewardCentreScreenQuery } from './reward-centre-screen.generated.ts'
import type { loader } from './reward-centre-screen.loader.ts'
import { useClaimRebate } from './use-claim-rebate.ts'
import { useOffers } from '../site/parts/use-offers.ts'
import { Moment } from '../../i18n/moment.tsx'

type Account = MemberAccount<RewardCentreScreenQuery>

/** Rewards to claim, pending and paid. */
export function Component() {
  const { t } = useTranslation('rewards')
  const { variables } = useLoaderData<typeof loader>()
  const query = useRewardCentreScreenQuery({ variables })
  const { stale, account, page } = readMemberPage(query)
  const offers = useOffers()
  const reload = () => void query.refetch()
  return (
    <RecordPage title={t('centre.title')} intro={t('centre.intro')} page={page}>
      {account && (account.rebates || !offers('REBATES')) ? (
        <div className="flex flex-col gap-6">
          <Now account={account} onClaimed={reload} />
          <Waiting account={account} />
          <History account={account} busy={stale} />
        </div>
      ) : account ? (
        <LoadFailure title={t('centre.failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const listClass = 'overflow-hidden rounded-card border border-line bg-surface'
const rowClass = 'flex flex-wrap items-center justify-between gap-4 border-b border-line/60 px-5 py-4 last:border-b-0'

function Now({
  account: { rebates, promotionOffers, missions, raffles },
  onClaimed,
}: {
  account: Account
  onClaimed: () => void
}) {
  const { t } = useTranslation('rewards')
  const offers = (promotionOffers ?? []).filter(({ status }) => status === 'CLAIMABLE')
  const reached = missions?.isExcluded ? [] : (missions?.items ?? []).filter(({ state }) => state === 'REACHED')
  const prizes = (raffles?.prizes ?? []).filter(({ state }) => state === 'WON')
  const open = (rebates?.weeks ?? []).filter(({ state }) => state === 'CLAIMABLE')
  return (
    <Section title={t('centre.now')}>
      <ul className={listClass}>
        {open.length + offers.length + reached.length + prizes.length === 0 ? (
          <li>
            <EmptyState icon={Gift} level={3} title={t('centre.nothingTitle')} text={t('centre.nothingText')} />
          </li>
        ) : null}
        {open.map((week) => (
          <RebateRow key={week.id} week={week} onClaimed={onClaimed} />
        ))}
        {prizes.map((prize) => (
          <PrizeRow key={prize.id} prize={prize} onClaimed={onClaimed} />
        ))}
        {reached.map((mission) => (
          <MissionRow key={mission.id} mission={mission} onClaimed={onClaimed} />
        ))}
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onClaimed={onClaimed} />
        ))}
      </ul>
    </Section>
  )
}

type Of<Rows> = NonNullable<Rows> extends readonly (infer Row)[] ? Row : never

function RebateRow({ week, onClaimed }: { week: Of<NonNullable<Account['rebates']>['weeks']>; onClaimed: () => void }) {
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
  prize: Of<NonNullable<Account['raffles']>['prizes']>
  onClaimed: () => void
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
  mission: Of<NonNullable<Account['missions']>['items']>
  onClaimed: () => void
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

function OfferRow({ offer, onClaimed }: { offer: Of<Account['promotionOffers']>; onClaimed: () => void }) {
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
    <li className={rowClass}>
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

function Waiting({ account: { rebates, points, promotionOffers, bonusAccount } }: { account: Account }) {
  const { t } = useTranslation(['rewards', 'promotions'])
  const format = useFormat()
  const running = (rebates?.weeks ?? []).filter(({ state }) => state === 'RUNNING')
  const requested = (points?.redemptions?.nodes ?? []).filter(({ status }) => status === 'IN_PROCESS')
  const reviewed = (promotionOffers ?? []).filter(({ status }) => status === 'IN_REVIEW')
  const bonus = bonusAccount?.running
  if (!bonus && running.length + requested.length + reviewed.length === 0) return null
  return (
    <Section title={t('centre.waiting')}>
      <ul className={listClass}>
        {bonus ? (
          <li className={rowClass}>
            <span className="min-w-0">
              <OfferedLink to={paths.bonus()} className={linkClass()}>
                {bonus.title}
              </OfferedLink>
              <span className="block text-small text-muted">
                {t('bonus.left', { amount: format.shortMoney(bonus.remaining.amount, bonus.remaining.currency) })}
              </span>
            </span>
            <Moment at={bonus.expiresAt} className="text-small text-muted" />
          </li>
        ) : null}
        {reviewed.map(({ id, kind }) => (
          <li key={id} className={rowClass}>
            <Link to={paths.promotionDetail(id)} className={linkClass()}>
              {t(`promotions:offer.kinds.${kind}`)}
            </Link>
            <span className="text-small text-muted">{t('promotions:status.IN_REVIEW')}</span>
          </li>
        ))}
        {running.map((week) => (
          <li key={week.id} className={rowClass}>
            <span className="min-w-0">
              <OfferedLink to={paths.rebate()} className={linkClass()}>
                {t('centre.thisWeek')}
              </OfferedLink>
              <span className="block text-small text-muted">
                {t('rebate.claimableFrom', { when: format.dateTime(week.claimableFrom) })}
              </span>
            </span>
            <Money {...week.amount} short />
          </li>
        ))}
        {requested.map(({ id, itemName, requestedAt }) => (
          <li key={id} className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.pointsMall()} className={linkClass()}>
                {itemName ?? id}
              </Link>
              <span className="block text-small text-muted">{t('centre.beingSent')}</span>
            </span>
            <Moment at={requestedAt} className="text-small text-muted" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function History({ account: { bonusRecord }, busy }: { account: Account; busy: boolean }) {
  const { t } = useTranslation('rewards')
  const columns = useMovementColumns()
  if (bonusRecord?.__typename !== 'BonusRecord') return null
  return (
    <Section title={t('centre.history')}>
      <Table
        caption={t('centre.history')}
        columns={columns}
        rows={bonusRecord.nodes}
        rowKey={(row: MovementRow) => row.id}
        busy={busy}
        empty={<EmptyState icon={Gift} level={3} title={t('centre.noneTitle')} text={t('centre.noneText')} />}
      />
      <p className="mt-3">
        <Link to={paths.bonusDetails()} className={linkClass()}>
          {t('centre.all')}
        </Link>
      </p>
    </Section>
  )
}
