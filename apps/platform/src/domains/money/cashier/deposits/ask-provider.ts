import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import {
  PaymentRefusedError,
  PaymentUnknownError,
  type ProviderPayment,
  providerKey,
  type ProviderDeposit,
  requireProvider,
  type PaymentProviders,
} from '@playhouse/vendor-api/payments/provider.ts'
import { declineDeposit } from './decline-deposit.ts'
import { lockDeposit, startChecking, type StoredDeposit } from './deposit-record.ts'
import { takePayment } from './payment-arrivals.ts'
import { queuePayment } from './payment-events.ts'

export interface ProviderServices {
  providers: PaymentProviders
  currency: () => Promise<string>
}

/** What the provider said about a deposit: a state of its own, a code of its refusal, or nothing. */
export interface ProviderAnswer {
  answer: ProviderDeposit['state'] | PaymentRefusedError['code'] | 'NO_ANSWER'
  payments: Pick<ProviderPayment, 'id' | 'amount' | 'currency' | 'receivedAt'>[]
}

/** Asks the provider about a deposit. With `applies`, what it knows takes effect as its webhooks would. */
export async function askProvider(
  { database, providers, currency }: ProviderServices & { database: Database },
  row: StoredDeposit & { reference: string },
  { applies }: { applies: boolean },
): Promise<ProviderAnswer> {
  let found: ProviderDeposit | undefined
  try {
    found = await requireProvider(providers, row.provider).findDeposit(row.reference)
  } catch (error) {
    if (error instanceof PaymentRefusedError) return { answer: error.code, payments: [] }
    if (error instanceof PaymentUnknownError) return { answer: 'NO_ANSWER', payments: [] }
    throw error
  }
  if (!found) return { answer: 'unknown_reference', payments: [] }
  if (applies) await applyDeposit(database, row, found, await currency())
  return {
    answer: found.state,
    payments: found.payments.map(({ id, amount, currency: paidIn, receivedAt }) => ({
      id: providerKey(row.provider, id),
      amount,
      currency: paidIn,
      receivedAt,
    })),
  }
}

/**
 * Applies what the provider knows of a deposit: payments first, because they outweigh its state. A payment that fails is queued like
 * a webhook.
 */
export async function applyDeposit(
  database: Database,
  row: StoredDeposit,
  found: ProviderDeposit,
  currency: string,
  onFailure?: (error: unknown, payment: ProviderPayment) => void,
): Promise<void> {
  for (const payment of found.payments) {
    try {
      await withTransaction(database, (tx) => takePayment(tx, row.provider, payment, currency))
    } catch (error) {
      onFailure?.(error, payment)
      await queuePayment(database, row.provider, payment)
    }
  }
  if (found.payments.length > 0 || row.state !== 'WAITING') return
  await withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (current?.state !== 'WAITING') return
    if (found.state === 'CONFIRMING') await startChecking(tx, current)
    if (found.state === 'DECLINED') await declineDeposit(tx, current, 'OTHER')
  })
}
