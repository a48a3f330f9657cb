import type { ReferralStage } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleX, Clock, Copy, type LucideIcon, Share2, UserRoundPlus, Wallet } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { RecordTable, RecordTotals } from '../records/parts/record-table.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { shareLink } from '../../share-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import type { Column } from '../../ui/table.tsx'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import { type InviteScreenQuery, useInviteScreenQuery } from './invite-screen.generated.ts'
import type { loader } from './invite-screen.loader.ts'
import { Moment } from '../../i18n/moment.tsx'

type Referral = NonNullable<NonNullable<InviteScreenQuery['viewer']>['referral']>
type Rule = NonNullable<Referral['rule']>
type Friend = NonNullable<Referral['friends']>['nodes'][number]

const QR_SIZE = 148

const SIGNS: Readonly<Record<ReferralStage, { icon: LucideIcon; tone: 'info' | 'good' | 'bad' | 'plain' }>> = {
  REGISTERED: { icon: UserRoundPlus, tone: 'info' },
  DEPOSITED: { icon: Wallet, tone: 'info' },
  PAID: { icon: CircleCheck, tone: 'good' },
  DECLINED: { icon: CircleX, tone: 'plain' },
  EXPIRED: { icon: Clock, tone: 'plain' },
  OTHER: { icon: Clock, tone: 'plain' },
}

export function Component() {
  const { t } = useTranslation('invite')
  const { variables } = useLoaderData<typeof loader>()
  const query = useInviteScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const referral = viewer?.referral
  const reload = () => void query.refetch()
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {referral ? (
        <div className="flex flex-col gap-6">
          <Invitation referral={referral} />
          <RecordTotals
            totals={[
              { id: 'joined', name: t('joined'), value: referral.invitations },
              ...(referral.rule
                ? [
                    { id: 'paidFriends', name: t('paidFriends'), value: referral.paidFriends },
                    { id: 'paid', name: t('paid'), value: <Money {...referral.paid} short /> },
                  ]
                : []),
            ]}
          />
          {referral.rule ? (
            <>
              <Rules rule={referral.rule} />
              <Friends referral={referral} show={variables.show} busy={stale} onRetry={reload} />
            </>
          ) : (
            <Agents />
          )}
        </div>
      ) : account && !query.error ? (
        <EmptyState
          icon={UserRoundPlus}
          title={t('closedTitle')}
          text={t('closedText')}
          action={
            <Link to={paths.promotions()} className={buttonClass()}>
              {t('toPromotions')}
            </Link>
          }
        />
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function Invitation({ referral: { code, links } }: { referral: Referral }) {
  const { t } = useTranslation('invite')
  const link = shareLink(links[0] ?? '')
  const copy = async (text: string) => {
    const isCopied = await copyText(text)
    showToast(isCopied ? { tone: 'good', title: t('copied') } : { tone: 'bad', title: t('notCopied') })
  }
  // Rejects when the reader closes the system's sheet.
  const share = () => void navigator.share({ title: t('shareTitle'), url: link }).catch(() => {})
  return (
    <section
      aria-label={t('yours')}
      className="flex flex-wrap items-center gap-6 rounded-card border border-line bg-surface p-5"
    >
      {/* Scanners need dark on light in every theme. */}
      <span data-theme="light" className="rounded-card bg-raised p-3 max-phone:mx-auto">
        <QRCodeSVG value={link} size={QR_SIZE} marginSize={0} title={t('qr')} />
      </span>
      <div className="flex min-w-0 grow basis-72 flex-col gap-4">
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-small text-muted">{t('link')}</dt>
            <dd className="mt-1 rounded-control border border-line bg-raised px-3 py-2 text-small wrap-anywhere select-all">
              <bdi dir="ltr">{link}</bdi>
            </dd>
          </div>
          <div>
            <dt className="text-small text-muted">{t('code')}</dt>
            <dd className="figures mt-0.5 text-title font-semibold select-all">{code}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button variant="action" onClick={() => void copy(link)}>
            <Icon icon={Copy} size={16} />
            {t('copyLink')}
          </Button>
          <Button onClick={() => void copy(code)}>
            <Icon icon={Copy} size={16} />
            {t('copyCode')}
          </Button>
          {'share' in navigator ? (
            <Button onClick={share}>
              <Icon icon={Share2} size={16} />
              {t('share')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Rules({ rule: { reward, minDeposit, minTurnover, days } }: { rule: Rule }) {
  const { t } = useTranslation('invite')
  const countedStakes = useCountedStakes()
  const format = useFormat()
  const money = ({ amount, currency }: Rule['reward']) => format.shortMoney(amount, currency)
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('rules')}</h2>
      <ul className="flex max-w-3xl list-disc flex-col gap-1.5 ps-5 text-body text-pretty">
        <li>{t('ruleReward', { reward: money(reward) })}</li>
        <li>{t('ruleFriend', { days, deposit: money(minDeposit), turnover: money(minTurnover) })}</li>
        <li>{countedStakes('REFERRAL')}</li>
        <li>{t('rulePaid')}</li>
        <li>{t('ruleRefused')}</li>
        <li>{t('rulePrivate')}</li>
      </ul>
    </section>
  )
}

function Agents() {
  const { t } = useTranslation('invite')
  return (
    <p className="max-w-2xl text-body text-pretty">
      {t('agents')}{' '}
      <Link to={paths.teamOverview()} className={linkClass()}>
        {t('toContracts')}
      </Link>
    </p>
  )
}

interface FriendsProps {
  referral: Referral
  show: 'ALL' | 'PAID'
  busy: boolean
  onRetry: () => void
}

function Friends({ referral: { friends }, show, busy, onRetry }: FriendsProps) {
  const { t } = useTranslation('invite')
  const columns = useColumns(show)
  const isPaid = show === 'PAID'
  const tabs = [
    { id: 'ALL', label: t('all'), to: paths.inviteFriends() },
    { id: 'PAID', label: t('payments'), to: paths.inviteFriends({ show: 'paid' }) },
  ]
  return (
    <section>
      <h2 className="mb-2 text-prose font-semibold">{t('friends')}</h2>
      <TabLinks
        label={t('lists')}
        links={tabs}
        renderLink={(link, className, content) => (
          <Link
            to={tabs.find(({ id }) => id === link.id)?.to ?? paths.inviteFriends()}
            aria-current={link.id === show ? 'page' : undefined}
            preventScrollReset
            className={className}
          >
            {content}
          </Link>
        )}
      />
      <div className="mt-4">
        {friends ? (
          <RecordTable
            caption={isPaid ? t('payments') : t('all')}
            columns={columns}
            rows={friends.nodes}
            rowKey={({ id }) => id}
            pageInfo={friends.pageInfo}
            pageAddress={(page) => paths.inviteFriends({ show: isPaid ? 'paid' : undefined, page })}
            clearAddress={undefined}
            empty={
              isPaid
                ? { title: t('noPaymentsTitle'), text: t('noPaymentsText'), level: 3 }
                : { title: t('noneTitle'), text: t('noneText'), level: 3 }
            }
            busy={busy}
          />
        ) : (
          <LoadFailure title={t('friendsFailed')} onRetry={onRetry} retrying={busy} />
        )}
      </div>
    </section>
  )
}

function useColumns(show: 'ALL' | 'PAID'): readonly Column<Friend>[] {
  const { t } = useTranslation('invite')
  const time = (at: string | null) => (at === null ? '–' : <Moment at={at} />)
  const name: Column<Friend> = {
    id: 'friend',
    header: t('columns.friend'),
    cell: ({ maskedUsername }) => <bdi>{maskedUsername}</bdi>,
  }
  const reward: Column<Friend> = {
    id: 'reward',
    header: t('columns.reward'),
    align: 'end',
    cell: ({ stage, reward: amount }) =>
      stage === 'DECLINED' || stage === 'EXPIRED' ? (
        '–'
      ) : (
        <span className={stage === 'PAID' ? 'font-semibold text-win' : 'text-muted'}>
          <Money {...amount} short />
        </span>
      ),
  }
  if (show === 'PAID')
    return [name, { id: 'paidAt', header: t('columns.paidAt'), cell: ({ endedAt }) => time(endedAt) }, reward]
  return [
    name,
    {
      id: 'stage',
      header: t('columns.stage'),
      cell: ({ stage }) => (
        <Badge tone={SIGNS[stage].tone} icon={SIGNS[stage].icon}>
          {t(`stages.${stage}`)}
        </Badge>
      ),
    },
    { id: 'registered', header: t('columns.registered'), cell: ({ registeredAt }) => time(registeredAt) },
    {
      id: 'until',
      header: t('columns.until'),
      cell: ({ endedAt, until }) => time(endedAt === null ? until : null),
    },
    reward,
  ]
}
