import type { FragmentType } from '@apollo/client'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountCard } from '../../features/member/account-card.tsx'
import { ProfileCard } from '../../features/member/profile-card.tsx'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { VendorBalances } from '../../features/wallet/vendor-balances.tsx'
import type { WalletSummary_WalletFragment } from '../../features/wallet/wallet-summary.generated.ts'
import { WalletSummary } from '../../features/wallet/wallet-summary.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'

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
