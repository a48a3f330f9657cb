import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { type MovementRow, useMovementColumns } from '../../features/records/record-rows.tsx'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { useClaimPromotion } from '../promotions/use-claim-promotion.ts'
import { useClaimMission } from '../missions/use-claim-mission.ts'
import { useClaimPrize } from '../raffles/use-claim-prize.ts'
import { useWorth } from '../raffles/use-worth.ts'
import { useMissionReward } from '../missions/use-mission-reward.ts'
import { RecordPage } from '../records/record-page.tsx'
import { type RewardCentreScreenQuery, useRewardCentreScreenQuery } from './reward-centre-screen.generated.ts'
import type { loader } from './reward-centre-screen.loader.ts'
import { useClaimRebate } from './use-claim-rebate.ts'

type Account = Extract<NonNullable<RewardCentreScreenQuery['viewer']>['memberAccount'], { __typename: 'MemberAccount' }>

/** What can be claimed now, what is on its way, and what was paid. */
export function Component() {
  const { t } = useTranslation('rewards')
  const { variables } = useLoaderData<typeof loader>()
  const query = useRewardCentreScreenQuery({ variables })
  const { answer, stale } = answerOf(query)
  const viewer = answer?.viewer
  const account = viewer?.memberAccount.__typename === 'MemberAccount' ? viewer.memberAccount : undefined
  const reload = () => void query.refetch()
  return (
    <RecordPage title={t('centre.title')} intro={t('centre.intro')} viewer={viewer} menu={account?.menu} query={query}>
      {account?.rebates ? (
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
  const { t } = useTranslation(['rewards', 'promotions', 'missions', 'raffles'])
  const format = useFormat()
  const rewardText = useMissionReward()
  const mission = useClaimMission()
  const prize = useClaimPrize()
  const worth = useWorth()
  const { claim, isPending } = useClaimRebate()
  const offer = useClaimPromotion()
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
          <li key={week.id} className={rowClass}>
            <span className="min-w-0">
              <span className="block text-body font-medium">{t('centre.rebate')}</span>
              <span className="block text-small text-muted">
                {t('rebate.week', { from: format.date(week.from), to: format.date(week.to) })} ·{' '}
                {t('rebate.claimableUntil', { when: format.dateTime(week.claimableUntil) })}
              </span>
            </span>
            <span className="flex items-center gap-4">
              <span className="text-prose font-semibold text-win">
                <Money {...week.amount} />
              </span>
              <Button
                variant="action"
                pending={isPending && t('rebate.claiming')}
                onClick={() => void claim(week.from).then(onClaimed)}
              >
                {t('rebate.claim')}
              </Button>
            </span>
          </li>
        ))}
        {prizes.map((won) => (
          <li key={won.id} className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.raffle(won.raffleId)} className={linkClass()}>
                {won.title}
              </Link>
              <span className="block text-small text-muted">
                {t('raffles:prizeOf')} · {t('raffles:wonWith', { place: won.place, ticket: won.ticket })}
              </span>
            </span>
            <span className="flex items-center gap-4">
              <span className="figures text-prose font-semibold text-win">{worth(won)}</span>
              <Button
                variant="action"
                aria-label={`${won.title}: ${t('raffles:claimPlace', { place: won.place })}`}
                pending={prize.isPending && t('raffles:claiming')}
                onClick={() => void prize.claim(won.id).then(onClaimed)}
              >
                {t('raffles:claim')}
              </Button>
            </span>
          </li>
        ))}
        {reached.map(({ id, title, claimableUntil, ...one }) => (
          <li key={id} className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.missions()} className={linkClass()}>
                {title}
              </Link>
              <span className="block text-small text-muted">
                {t('missions:mission')} ·{' '}
                {claimableUntil === null
                  ? t('missions:noEnd')
                  : t('missions:claimUntil', { when: format.dateTime(claimableUntil) })}
              </span>
            </span>
            <span className="flex items-center gap-4">
              <span className="figures text-prose font-semibold text-win">{rewardText(one)}</span>
              <Button
                variant="action"
                aria-label={t('missions:claimMission', { title })}
                pending={mission.isPending && t('missions:claiming')}
                onClick={() => void mission.claim(id).then(onClaimed)}
              >
                {t('missions:claim')}
              </Button>
            </span>
          </li>
        ))}
        {offers.map(({ id, kind, amount, multiple, tickets }) => (
          <li key={id} className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.promotionDetail(id)} className={linkClass()}>
                {t(`promotions:offer.kinds.${kind}`)}
              </Link>
              <span className="block text-small text-muted">
                {tickets !== null
                  ? t('promotions:offer.claimTickets', { count: tickets })
                  : multiple > 0
                    ? t('promotions:offer.multiple', { times: multiple })
                    : t('promotions:offer.asCash')}
              </span>
            </span>
            <span className="flex items-center gap-4">
              {amount ? (
                <span className="text-prose font-semibold text-win">
                  <Money {...amount} />
                </span>
              ) : null}
              <Button
                variant="action"
                pending={offer.isPending && t('promotions:offer.claiming')}
                onClick={() => void offer.claim(id).then(onClaimed)}
              >
                {t('promotions:offer.claim')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Waiting({ account: { rebates, points, promotionOffers, bonusAccount } }: { account: Account }) {
  const { t } = useTranslation(['rewards', 'promotions'])
  const format = useFormat()
  const running = (rebates?.weeks ?? []).filter(({ state }) => state === 'RUNNING')
  const asked = (points?.redemptions?.nodes ?? []).filter(({ status }) => status === 'IN_PROCESS')
  const reviewed = (promotionOffers ?? []).filter(({ status }) => status === 'IN_REVIEW')
  const bonus = bonusAccount?.running
  if (!bonus && running.length + asked.length + reviewed.length === 0) return null
  return (
    <Section title={t('centre.waiting')}>
      <ul className={listClass}>
        {bonus ? (
          <li className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.bonus()} className={linkClass()}>
                {bonus.title}
              </Link>
              <span className="block text-small text-muted">
                {t('bonus.left', { amount: format.money(bonus.remaining.amount, bonus.remaining.currency) })}
              </span>
            </span>
            <time dateTime={bonus.expiresAt} className="figures text-small text-muted">
              {format.dateTime(bonus.expiresAt)}
            </time>
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
              <Link to={paths.rebate()} className={linkClass()}>
                {t('centre.thisWeek')}
              </Link>
              <span className="block text-small text-muted">
                {t('rebate.claimableFrom', { when: format.dateTime(week.claimableFrom) })}
              </span>
            </span>
            <Money {...week.amount} />
          </li>
        ))}
        {asked.map(({ id, itemName, requestedAt }) => (
          <li key={id} className={rowClass}>
            <span className="min-w-0">
              <Link to={paths.pointsMall()} className={linkClass()}>
                {itemName ?? id}
              </Link>
              <span className="block text-small text-muted">{t('centre.beingSent')}</span>
            </span>
            <time dateTime={requestedAt} className="figures text-small text-muted">
              {format.dateTime(requestedAt)}
            </time>
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
