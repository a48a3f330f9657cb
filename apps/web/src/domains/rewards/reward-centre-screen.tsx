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
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { type RewardCentreScreenQuery, useRewardCentreScreenQuery } from './reward-centre-screen.generated.ts'
import type { loader } from './reward-centre-screen.loader.ts'
import { Claimable } from './claimable.tsx'
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
          <Claimable account={account} onClaimed={reload} />
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

const listClass = 'overflow-hidden rounded-card bg-surface'
const rowClass = 'flex flex-wrap items-center justify-between gap-4 border-b border-line/60 px-5 py-4 last:border-b-0'

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
