import type { Transaction } from '@playhouse/postgres/database.ts'
import type { ProviderPayout } from '@playhouse/vendor-api/payments/provider.ts'
import { recordReturn } from './deposits/held-returns.ts'
import { type PayoutServices, recordPayout } from './withdrawals/payouts.ts'

/** Handlers of payout webhooks, run in the transaction that marks them as done. References tell whose payout it is. */
export function payoutEventHandlers(log: PayoutServices['log']) {
  const record = async (tx: Transaction, provider: string, { data }: { data: ProviderPayout }) => {
    await recordPayout(tx, provider, data, log)
    await recordReturn(tx, provider, data, log)
  }
  return { 'payout.paid': record, 'payout.failed': record }
}
