import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from '../balance-hidden.ts'
import { WalletSummary_WalletFragmentDoc, type WalletSummary_WalletFragment } from './wallet-summary.generated.ts'
import { parseAmount } from '@playhouse/shared/money.ts'

interface WalletSummaryProps {
  wallet: FragmentType<WalletSummary_WalletFragment>
  onRetry: () => void
  retrying: boolean
}

/** Balance, locked amount and totals. */
export function WalletSummary({ wallet, onRetry, retrying }: WalletSummaryProps) {
  const { t } = useTranslation(['member', 'ui'])
  const [hidden, setHidden] = useBalanceHidden()
  const { data, complete } = useFragment({ fragment: WalletSummary_WalletFragmentDoc, from: wallet })
  if (!complete) return null
  const mask = hidden && t('ui:amountHidden')
  const { balance, summary } = data
  return (
    <div className="@container">
      <dl>
        <dt className="flex items-center gap-1 text-small text-muted">
          {t('balance')}
          <IconButton
            icon={hidden ? Eye : EyeOff}
            iconSize={16}
            size="small"
            label={hidden ? t('ui:showBalance') : t('ui:hideBalance')}
            aria-pressed={hidden}
            onClick={() => setHidden(!hidden)}
          />
        </dt>
        <dd className="figures overflow-x-auto text-headline font-semibold tablet:text-display">
          <Money {...balance} hidden={mask} />
        </dd>
      </dl>
      {summary ? (
        <dl className="mt-5 grid gap-x-6 gap-y-4 border-t border-line pt-5 @sm:grid-cols-2 @lg:grid-cols-3">
          <Amount name={t('locked')} note={t('lockedNote')}>
            <Money {...summary.locked} hidden={mask} />
          </Amount>
          <Amount name={t('totalDeposit')}>
            <Money {...summary.totalDeposit} hidden={mask} />
          </Amount>
          <Amount name={t('totalWithdrawal')}>
            <Money {...summary.totalWithdrawal} hidden={mask} />
          </Amount>
          <Amount name={t('monthTurnover')} note={t('turnoverNote')}>
            <Money {...summary.monthTurnover} hidden={mask} />
          </Amount>
          <Amount name={t('totalTurnover')} note={t('turnoverNote')}>
            <Money {...summary.totalTurnover} hidden={mask} />
          </Amount>
          <Amount
            name={t('monthResult')}
            note={hidden ? undefined : t(`results.${getResult(summary.monthProfit.amount)}`)}
          >
            <Money {...summary.monthProfit} hidden={mask} signed />
          </Amount>
        </dl>
      ) : (
        <div className="mt-5 border-t border-line">
          <LoadFailure title={t('summaryFailed')} onRetry={onRetry} retrying={retrying} />
        </div>
      )}
    </div>
  )
}

function Amount({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    // In narrow containers label and amount share a line, so that amounts align.
    <div className="min-w-0 @max-sm:grid @max-sm:grid-cols-[1fr_auto] @max-sm:items-baseline @max-sm:gap-x-4">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="figures overflow-x-auto text-prose font-semibold [scrollbar-width:none] @sm:mt-0.5">{children}</dd>
      {note ? <dd className="mt-0.5 text-small text-muted @max-sm:col-span-2">{note}</dd> : null}
    </div>
  )
}

/** Direction of a member's result (payouts minus stakes, a decimal string). */
function getResult(amount: string): 'gain' | 'loss' | 'even' {
  const minor = parseAmount(amount)
  return minor > 0n ? 'gain' : minor < 0n ? 'loss' : 'even'
}
