import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { PaymentEvent, ProviderPayment } from '@playhouse/vendor-api/payments/provider.ts'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Behaviour } from './controls.ts'
import { payInTable, paymentTable } from './tables.ts'
import { queueWebhook } from './webhooks.ts'

/** An unannounced transfer; `book` creates a difference between the books. */
export interface BankCredit {
  amount: string
  currency: string
  text: string
  payerName: string
  reference?: string | null | undefined
  book?: 'BOTH' | 'PROVIDER' | 'BANK' | undefined
}

/** A transfer into the operator's account. */
export async function credit(
  tx: Transaction,
  { amount, currency, text, payerName, reference = null, book = 'BOTH' }: BankCredit,
  now: Behaviour,
  payInId: string | null = null,
): Promise<Payment> {
  const [made] = await tx
    .insert(paymentTable)
    .values({
      id: `py_${randomBytes(12).toString('hex')}`,
      payInId,
      reference,
      amount: parseAmount(amount),
      currency,
      text,
      payerName,
      receivedAt: new Date(),
      inProvider: book !== 'BANK',
      inBank: book !== 'PROVIDER',
    })
    .returning()
  if (!made) throw new Error('The payment was not inserted.')
  if (made.inProvider) await queueEvent(tx, 'payment.received', describePayment(made), now)
  return made
}

export async function pay(
  tx: Transaction,
  row: PayIn,
  {
    amount,
    text = row.transferText,
    reference = row.reference,
  }: { amount: bigint; text?: string; reference?: string | null },
  now: Behaviour,
): Promise<void> {
  const made = {
    amount: formatAmount(amount),
    currency: row.currency,
    text,
    payerName: 'PLAY MONEY PAYER',
    reference,
  }
  await credit(tx, made, now, row.id)
  await tx.update(payInTable).set({ state: 'PAID', payAt: null }).where(eq(payInTable.id, row.id))
}

export async function decline(tx: Transaction, row: PayIn, reason: string, now: Behaviour): Promise<void> {
  if (row.state === 'PAID' || row.state === 'DECLINED') return
  await tx.update(payInTable).set({ state: 'DECLINED', payAt: null }).where(eq(payInTable.id, row.id))
  await queueEvent(tx, 'pay_in.declined', { reference: row.reference, reason }, now)
}

export async function startConfirming(tx: Transaction, row: PayIn, now: Behaviour): Promise<void> {
  if (row.state !== 'WAITING') return
  await tx.update(payInTable).set({ state: 'CONFIRMING' }).where(eq(payInTable.id, row.id))
  await queueEvent(tx, 'pay_in.confirming', { reference: row.reference, amount: formatAmount(row.amount) }, now)
}

export const delay = (tx: Transaction, { id }: PayIn, payAt: Date) =>
  tx
    .update(payInTable)
    .set({ payAt })
    .where(eq(payInTable.id, id))
    .then(() => undefined)

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>

export function queueEvent<Type extends PaymentEvent['type']>(
  tx: Transaction,
  type: Type,
  data: EventOf<Type>['data'],
  now: Behaviour,
) {
  return queueWebhook(tx, { type, timestamp: new Date().toISOString(), data } as EventOf<Type>, now)
}

export const getEntry = ({
  id,
  reference,
  amount,
  currency,
}: Pick<Payment, 'id' | 'reference' | 'amount' | 'currency'>) => ({
  id,
  reference,
  amount: formatAmount(amount),
  currency,
})

export function describePayment(row: Payment): ProviderPayment {
  return { ...getEntry(row), text: row.text, payerName: row.payerName, receivedAt: row.receivedAt.toISOString() }
}

export type PayIn = typeof payInTable.$inferSelect
export type Payment = typeof paymentTable.$inferSelect
