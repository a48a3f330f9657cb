import type { FragmentType } from '@apollo/client'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileCard } from './profile-card.tsx'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { VendorBalances } from '../wallet/parts/vendor-balances.tsx'
import type { WalletSummary_WalletFragment } from '../wallet/parts/wallet-summary.generated.ts'
import { WalletSummary } from '../wallet/parts/wallet-summary.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFragment } from '@apollo/client/react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type AccountCard_ViewerFragment, AccountCard_ViewerFragmentDoc } from './account-card.generated.ts'

type Wallet = FragmentType<WalletSummary_WalletFragment> & ComponentProps<typeof VendorBalances>['wallet']

interface AccountContentProps extends ComponentProps<typeof ProfileCard> {
  viewer: ComponentProps<typeof AccountCard>['viewer'] & { wallet: Wallet | null }
  onRetry: () => void
  retrying: boolean
}

const panelClass = 'rounded-card border border-line bg-surface p-5'

/** Each section shows its own failure. */
export function AccountContent({ viewer, profile, onRetry, retrying }: AccountContentProps) {
  const { t } = useTranslation('member')
  const imageHosts = useSiteFacts()?.imageHosts ?? []
  return (
    <div className="@container flex flex-col gap-5">
      <AccountCard viewer={viewer} imageHosts={imageHosts} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <section aria-label={t('wallet')} className={panelClass}>
          {viewer.wallet ? (
            <>
              <WalletSummary wallet={viewer.wallet} onRetry={onRetry} retrying={retrying} />
              <VendorBalances wallet={viewer.wallet} />
            </>
          ) : (
            <LoadFailure title={t('walletFailed')} onRetry={onRetry} retrying={retrying} />
          )}
        </section>
        <section aria-labelledby="profile" className={panelClass}>
          <h2 id="profile" className="mb-4 text-prose font-semibold">
            {t('profile')}
          </h2>
          <ProfileCard profile={profile} />
        </section>
      </div>
    </div>
  )
}

interface AccountCardProps {
  viewer: FragmentType<AccountCard_ViewerFragment>
  /** Origins of pictures, the preferred first. */
  imageHosts: readonly string[]
}

function AccountCard({ viewer, imageHosts }: AccountCardProps) {
  const { t } = useTranslation('member')
  const { data, complete } = useFragment({ fragment: AccountCard_ViewerFragmentDoc, from: viewer })
  if (!complete) return null
  const { username, nickname, kind, avatar, label } = data
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={nickname} src={avatar} hosts={imageHosts} size={64} />
      <div className="min-w-0 grow">
        <p className="text-title font-semibold wrap-anywhere">{nickname}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-muted">
          <span className="wrap-anywhere">{username}</span>
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </p>
      </div>
      {label ? (
        <div className="flex shrink-0 flex-col items-center gap-1 text-center">
          <Picture src={label.picture} hosts={imageHosts} alt="" width={48} height={48} />
          <span className="text-caption font-medium text-win">{label.name}</span>
          <span className="visually-hidden">{t('rank', { rank: label.rank })}</span>
        </div>
      ) : null}
    </div>
  )
}
