import type { LotteryTicketState } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'

type Amount = { amount: string; currency: string }

interface TicketResultProps {
  state: LotteryTicketState
  /** Stake of the draws that `payout` came from. */
  stake: Amount
  payout: Amount
  /** Payout minus stake; null while nothing is settled. */
  profit: Amount | null
}

/** Stake, payout and profit of a ticket; gold only for a win. */
export function TicketResult({ state, stake, payout, profit }: TicketResultProps) {
  const { t } = useTranslation('draws')
  const { money } = useFormat()
  if (!profit) return null
  const amounts = { payout: money(payout.amount, payout.currency), stake: money(stake.amount, stake.currency) }
  return (
    <span className="block">
      <span className="figures block text-small whitespace-normal!">{t('payoutOfStake', amounts)}</span>
      <span className={`block text-prose font-semibold ${state === 'WON' ? 'text-win' : ''}`}>
        <Money {...profit} signed />
      </span>
    </span>
  )
}
