import { formatAmount } from '@playhouse/shared/money.ts'
import { type PaymentsClient } from '@playhouse/vendor-api/payments/lantern/client.ts'
import type {
  PaymentResponse,
  PaymentCall,
  PaymentRequest,
  ProviderPayIn,
} from '@playhouse/vendor-api/payments/lantern/contract.ts'
import {
  PaymentRefusedError,
  PaymentUnknownError,
  type ProviderPayment,
  type ProviderPayout,
  type StatementEntry,
} from '@playhouse/vendor-api/payments/provider.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { lanternProvider } from '@playhouse/vendor-api/payments/lantern/lantern.ts'
import { randomUUID } from 'node:crypto'
import { brandDay } from '../../../ledger/brand-day.ts'

const CURRENCY = 'VND'

type Way = 'request' | 'response'

/** An in-memory payment provider that loses responses at random. Tests compare with its books. */
export class ScriptedProvider implements PaymentsClient {
  readonly payIns = new Map<string, ProviderPayIn>()
  readonly payouts = new Map<string, ProviderPayout>()
  /** Every payment received, including unreferenced ones. */
  readonly payments: ProviderPayment[] = []
  /** Probability of losing a call on the way there, and equally on the way back. */
  lossy = 0
  /** It alone, as the platform calls it. */
  readonly providers: PaymentProviders = new Map([['lantern', lanternProvider(this, [])]])
  readonly #chance: (way: Way) => number

  constructor(chance: (way: Way) => number = Math.random) {
    this.#chance = chance
  }

  async call<Call extends PaymentCall>(
    name: Call,
    request: Omit<PaymentRequest<Call>, 'call'>,
  ): Promise<PaymentResponse<Call>> {
    if (this.#chance('request') < this.lossy) throw new PaymentUnknownError(name, new Error('lost request'))
    const response = this.#answer(name, request as unknown as PaymentRequest<PaymentCall>) as PaymentResponse<Call>
    if (this.#chance('response') < this.lossy) throw new PaymentUnknownError(name, new Error('lost answer'))
    return response
  }

  async close(): Promise<void> {}

  /** Receives a payment: for a deposit, or with a text that matches none. */
  pay(reference: string | null, amount: bigint, text = reference ?? 'hello', at = new Date()): ProviderPayment {
    const payment = {
      id: `pay_${randomUUID()}`,
      reference,
      amount: formatAmount(amount),
      currency: CURRENCY,
      text,
      payerName: 'NGUYEN LAN',
      receivedAt: at.toISOString(),
    }
    this.payments.push(payment)
    const payIn = reference === null ? undefined : this.payIns.get(reference)
    if (payIn) Object.assign(payIn, { state: 'PAID', payments: [...payIn.payments, payment] })
    return payment
  }

  /** Ends an accepted payout. */
  finish(reference: string, state: 'PAID' | 'FAILED', reason = 'account_closed'): ProviderPayout | undefined {
    const payout = this.payouts.get(reference)
    if (payout?.state !== 'ACCEPTED') return undefined
    const ended = { ...payout, state, finishedAt: new Date().toISOString(), reason: state === 'FAILED' ? reason : null }
    this.payouts.set(reference, ended)
    return ended
  }

  statement(day: string): StatementEntry[] {
    const received = this.payments.map(({ id, reference, amount, text, receivedAt }): StatementEntry => ({
      id,
      kind: 'PAY_IN',
      reference,
      amount,
      currency: CURRENCY,
      text,
      at: receivedAt,
    }))
    const paid = [...this.payouts.values()].flatMap(({ id, reference, amount, state, finishedAt }): StatementEntry[] =>
      state === 'PAID' && finishedAt !== null
        ? [{ id, kind: 'PAYOUT', reference, amount, currency: CURRENCY, text: '', at: finishedAt }]
        : [],
    )
    return [...received, ...paid].filter(({ at }) => brandDay(new Date(at)) === day)
  }

  #answer(name: PaymentCall, request: PaymentRequest<PaymentCall>): unknown {
    if ('day' in request) return { day: request.day, book: request.book, entries: this.statement(request.day) }
    const { reference } = request
    if (name === 'createPayIn' && 'method' in request && !this.payIns.has(reference)) {
      this.payIns.set(reference, {
        id: `in_${randomUUID()}`,
        reference,
        method: 'QR',
        state: 'WAITING',
        amount: request.amount,
        currency: CURRENCY,
        fee: '0.00',
        createdAt: new Date().toISOString(),
        expiresAt: request.expiresAt,
        instructions: { method: 'QR', bankName: 'Bank', accountNumber: '1', accountName: 'PLAYHOUSE', qr: 'qr' },
        pageUrl: 'http://127.0.0.1/pay',
        payments: [],
      })
    }
    if (name === 'createPayout' && 'destination' in request && !this.payouts.has(reference)) {
      this.payouts.set(reference, {
        id: `out_${randomUUID()}`,
        reference,
        state: 'ACCEPTED',
        amount: request.amount,
        currency: CURRENCY,
        createdAt: new Date().toISOString(),
        finishedAt: null,
        reason: null,
      })
    }
    const found = name.endsWith('PayIn') ? this.payIns.get(reference) : this.payouts.get(reference)
    if (!found) throw new PaymentRefusedError('unknown_reference', 'unknown')
    return found
  }
}
