import { PaymentRefusedError, type PaymentsClient, PaymentUnknownError } from '@playhouse/vendor-api/payments-client.ts'
import type { ProviderPayIn, ProviderPayment } from '@playhouse/vendor-api/payments.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { declineDeposit } from './decline-deposit.ts'
import { lockDeposit, startChecking, type StoredDeposit } from './deposit-record.ts'
import { takePayment } from './payment-arrivals.ts'
import { queuePayment } from './payment-events.ts'

export interface ProviderServices {
  payments: PaymentsClient
  currency: () => Promise<string>
}

/** What the provider said about a deposit: a state of its own, a code of its refusal, or nothing. */
export interface ProviderAnswer {
  answer: ProviderPayIn['state'] | PaymentRefusedError['code'] | 'NO_ANSWER'
  payments: Pick<ProviderPayment, 'id' | 'amount' | 'currency' | 'receivedAt'>[]
}

/** Asks the provider about a deposit. With `applies`, what it knows takes effect as its webhooks would. */
export async function askProvider(
  { database, payments, currency }: ProviderServices & { database: Database },
  row: StoredDeposit & { reference: string },
  { applies }: { applies: boolean },
): Promise<ProviderAnswer> {
  let payIn: ProviderPayIn
  try {
    payIn = await payments.call('getPayIn', { reference: row.reference })
  } catch (error) {
    if (error instanceof PaymentRefusedError) return { answer: error.code, payments: [] }
    if (error instanceof PaymentUnknownError) return { answer: 'NO_ANSWER', payments: [] }
    throw error
  }
  if (applies) await applyPayIn(database, row, payIn, await currency())
  return {
    answer: payIn.state,
    payments: payIn.payments.map(({ id, amount, currency: paidIn, receivedAt }) => ({
      id,
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
export async function applyPayIn(
  database: Database,
  row: StoredDeposit,
  payIn: ProviderPayIn,
  currency: string,
  onFailure?: (error: unknown, payment: ProviderPayment) => void,
): Promise<void> {
  for (const payment of payIn.payments) {
    try {
      await withTransaction(database, (tx) => takePayment(tx, payment, currency))
    } catch (error) {
      onFailure?.(error, payment)
      await queuePayment(database, payment)
    }
  }
  if (payIn.payments.length > 0 || row.state !== 'WAITING') return
  await withTransaction(database, async (tx) => {
    const current = await lockDeposit(tx, row)
    if (current?.state !== 'WAITING') return
    if (payIn.state === 'CONFIRMING') await startChecking(tx, current)
    if (payIn.state === 'DECLINED') await declineDeposit(tx, current, 'OTHER')
  })
}
