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
import { lockDeposit, possibleProviders, startChecking, type StoredDeposit } from './deposit-record.ts'
import { takePayment } from './payment-arrivals.ts'
import { queuePayment } from './payment-events.ts'

export interface ProviderServices {
  providers: PaymentProviders
  currency: () => Promise<string>
}

/** A provider's answer about a deposit: a state of its own, a code of its refusal, or nothing. */
export interface ProviderAnswer {
  provider: string
  answer: ProviderDeposit['state'] | PaymentRefusedError['code'] | 'NO_ANSWER'
  payments: Pick<ProviderPayment, 'id' | 'amount' | 'currency' | 'receivedAt'>[]
}

type Asked = StoredDeposit & { reference: string }

/** Asks each provider that may have a deposit, its own first. With `applies`, what they know takes effect as their webhooks would. */
export const askProviders = (
  services: ProviderServices & { database: Database },
  row: Asked,
  options: { applies: boolean },
): Promise<ProviderAnswer[]> =>
  Promise.all(possibleProviders(row).map((provider) => askProvider(services, row, { ...options, provider })))

async function askProvider(
  { database, providers, currency }: ProviderServices & { database: Database },
  row: Asked,
  { provider, applies }: { provider: string; applies: boolean },
): Promise<ProviderAnswer> {
  let found: ProviderDeposit | undefined
  try {
    found = await requireProvider(providers, provider).findDeposit(row.reference)
  } catch (error) {
    if (error instanceof PaymentRefusedError) return { provider, answer: error.code, payments: [] }
    if (error instanceof PaymentUnknownError) return { provider, answer: 'NO_ANSWER', payments: [] }
    throw error
  }
  if (!found) return { provider, answer: 'unknown_reference', payments: [] }
  if (applies) await applyDeposit(database, row, { provider, found, currency: await currency() })
  return {
    provider,
    answer: found.state,
    payments: found.payments.map(({ id, amount, currency: paidIn, receivedAt }) => ({
      id: providerKey(provider, id),
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
  { provider, found, currency }: { provider: string; found: ProviderDeposit; currency: string },
  onFailure?: (error: unknown, payment: ProviderPayment) => void,
): Promise<void> {
  for (const payment of found.payments) {
    try {
      await withTransaction(database, (tx) => takePayment(tx, provider, payment, currency))
    } catch (error) {
      onFailure?.(error, payment)
      await queuePayment(database, provider, payment)
    }
  }
  if (found.payments.length > 0 || row.state !== 'WAITING' || provider !== row.provider) return
  await withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (current?.state !== 'WAITING') return
    if (found.state === 'CONFIRMING') await startChecking(tx, current)
    if (found.state === 'DECLINED') await declineDeposit(tx, current, 'OTHER')
  })
}
