import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRestriction } from '../../access/restriction.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { BalanceRest } from '../wallet/parts/balance-parts.tsx'
import type { WalletFigures_WalletFragment } from '../wallet/parts/wallet-figures.generated.ts'
import { WalletBalance } from '../wallet/parts/wallet-balance.tsx'
import { WalletFigures } from '../wallet/parts/wallet-figures.tsx'
import { type AccountCard_ViewerFragment, AccountCard_ViewerFragmentDoc } from './account-card.generated.ts'
import { Attention } from './attention.tsx'
import { CentreGroups } from './parts/centre-groups.tsx'
import { ProfileCard } from './profile-card.tsx'

type Wallet = FragmentType<WalletFigures_WalletFragment>

interface AccountContentProps extends ComponentProps<typeof ProfileCard>, ComponentProps<typeof Attention> {
  viewer: ComponentProps<typeof AccountCard>['viewer'] & { wallet: Wallet | null }
  onRetry: () => void
  retrying: boolean
}

const panelClass = 'rounded-card border border-line bg-surface p-4 tablet:p-5'

/** Who and how much first, then what waits, then all pages. Each section shows its own failure. */
export function AccountContent({ viewer, profile, entries, options, onRetry, retrying }: AccountContentProps) {
  const { t } = useTranslation('member')
  const { wallet } = viewer
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @2xl:gap-4 @4xl:grid-cols-12">
        <section aria-label={t('wallet')} className={`${panelClass} @4xl:col-span-5`}>
          <AccountCard viewer={viewer} />
          {wallet ? (
            <>
              <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 @4xl:mt-6">
                <WalletBalance size="page" />
                <Ways />
              </div>
              <BalanceRest />
            </>
          ) : (
            <LoadFailure title={t('walletFailed')} onRetry={onRetry} retrying={retrying} />
          )}
        </section>
        <div className="empty:hidden @4xl:order-1 @4xl:col-span-12">
          <Attention entries={entries} options={options} />
        </div>
        <div className="@4xl:order-1 @4xl:col-span-12">
          <CentreGroups centre="member" entries={entries} above={WAYS}>
            <section aria-labelledby="profile" className={`break-inside-avoid ${panelClass}`}>
              <h2 id="profile" className="mb-4 text-body font-semibold">
                {t('profile')}
              </h2>
              <ProfileCard profile={profile} />
            </section>
          </CentreGroups>
        </div>
        {/* Beside the balance where there is room: nothing in it takes the focus. */}
        {wallet ? (
          <section aria-label={t('figures')} className={`${panelClass} @4xl:col-span-7`}>
            <WalletFigures wallet={wallet} onRetry={onRetry} retrying={retrying} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

const WAYS = ['DEPOSIT', 'WITHDRAWAL'] as const
const WAY_CLASS = buttonClass({
  size: 'large',
  class: 'max-tablet:shrink max-tablet:grow max-tablet:basis-0 max-tablet:px-2',
})

/** To pay in and out, where the header has no room for both. Not filled: the header has the filled one. */
function Ways() {
  const { t } = useTranslation('member')
  const canDeposit = !useRestriction()?.isDepositBlocked
  return (
    <div className="flex gap-3 max-tablet:w-full desktop:hidden">
      {canDeposit ? (
        <Link to={paths.deposit()} className={WAY_CLASS}>
          <Icon icon={ArrowDownToLine} />
          {t('pages.DEPOSIT')}
        </Link>
      ) : null}
      <Link to={paths.withdrawals()} className={WAY_CLASS}>
        <Icon icon={ArrowUpFromLine} />
        {t('pages.WITHDRAWAL')}
      </Link>
    </div>
  )
}

function AccountCard({ viewer }: { viewer: FragmentType<AccountCard_ViewerFragment> }) {
  const { t } = useTranslation('member')
  const imageHosts = useSiteFacts()?.imageHosts ?? []
  const { data, complete } = useFragment({ fragment: AccountCard_ViewerFragmentDoc, from: viewer })
  if (!complete) return null
  const { username, nickname, kind, avatar, label } = data
  const rank = label ? (
    <>
      <Picture src={label.picture} hosts={imageHosts} alt="" width={40} height={40} />
      <span className="text-caption font-medium text-win">{label.name}</span>
      <span className="visually-hidden">{t('rank', { rank: label.rank })}</span>
    </>
  ) : null
  const rankClass = 'flex shrink-0 flex-col items-center gap-0.5 rounded-control text-center'
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={nickname} src={avatar} hosts={imageHosts} size={40} />
      <div className="min-w-0 grow">
        <p className="text-prose font-semibold wrap-anywhere">{nickname}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-muted">
          <span className="wrap-anywhere">{username}</span>
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </p>
      </div>
      {rank ? (
        <OfferedLink to={paths.playerRank()} className={rankClass} otherwise={<div className={rankClass}>{rank}</div>}>
          {rank}
        </OfferedLink>
      ) : null}
    </div>
  )
}
