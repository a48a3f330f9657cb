import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from './balance-hidden.ts'
import { WalletFigures_WalletFragmentDoc, type WalletFigures_WalletFragment } from './wallet-figures.generated.ts'
import { parseAmount } from '@playhouse/shared/money.ts'

interface WalletFiguresProps {
  wallet: FragmentType<WalletFigures_WalletFragment>
  onRetry: () => void
  retrying: boolean
}

/** Totals, and the result of the month. */
export function WalletFigures({ wallet, onRetry, retrying }: WalletFiguresProps) {
  const { t } = useTranslation(['member', 'ui'])
  const [hidden] = useBalanceHidden()
  const { data, complete } = useFragment({ fragment: WalletFigures_WalletFragmentDoc, from: wallet })
  if (!complete) return null
  const mask = hidden && t('ui:amountHidden')
  const { summary } = data
  return (
    <div className="@container">
      {summary ? (
        <dl className="grid gap-x-6 gap-y-4 @sm:grid-cols-2 @lg:grid-cols-3">
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
        <LoadFailure title={t('summaryFailed')} onRetry={onRetry} retrying={retrying} />
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
