import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import type { PaymentsClient } from '@playhouse/vendor-api/payments/lantern/client.ts'
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
import { type PaymentProviders, providerKey } from '@playhouse/vendor-api/payments/provider.ts'
import type { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { lanternProvider } from '@playhouse/vendor-api/payments/lantern/lantern.ts'
import {
  type Collection,
  COLLECT_STATUS,
  type Fields,
  localTime,
  MOSSWATER_CALLS,
  MOSSWATER_CODES,
  readForm,
  signed,
  TRANSFER_STATUS,
  type Transfer,
} from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { type MosswaterGateway, mosswaterProvider } from '@playhouse/vendor-api/payments/mosswater/mosswater.ts'
import { randomUUID } from 'node:crypto'
import type { paymentEvent } from '../../../db/tables/deposits.ts'
import { brandDay } from '../../../ledger/brand-day.ts'

const CURRENCY = 'VND'

/** The message that is lost: a call, or the response to an order or to a query. */
export type Way = 'request' | 'response' | 'answer'

/** An in-memory payment provider that loses responses at random. Tests compare with its books. */
export class ScriptedProvider implements PaymentsClient {
  readonly payIns = new Map<string, ProviderPayIn>()
  readonly payouts = new Map<string, ProviderPayout>()
  /** Every payment received, including unreferenced ones. */
  readonly payments: ProviderPayment[] = []
  /** Probability of losing a call on the way there, and equally on the way back. */
  lossy = 0
  readonly code: string = 'lantern'
  /** This provider alone, as the platform calls it. */
  readonly providers: PaymentProviders = new Map([['lantern', lanternProvider(this, [])]])
  /** Refuses every call. */
  isBusy = false
  readonly #chance: (way: Way) => number

  constructor(chance: (way: Way) => number = Math.random) {
    this.#chance = chance
  }

  async call<Call extends PaymentCall>(
    name: Call,
    request: Omit<PaymentRequest<Call>, 'call'>,
  ): Promise<PaymentResponse<Call>> {
    return this.lose(name, name.startsWith('create'), () => {
      if (this.isBusy) throw new PaymentRefusedError('system_busy', 'busy')
      return this.#answer(name, request as unknown as PaymentRequest<PaymentCall>) as PaymentResponse<Call>
    })
  }

  /** Answers a call, or loses it on one of the ways. */
  protected async lose<T>(name: string, isOrder: boolean, answer: () => T): Promise<T> {
    if (this.#chance('request') < this.lossy) throw new PaymentUnknownError(name, new Error('lost request'))
    const response = answer()
    if (this.#chance(isOrder ? 'response' : 'answer') < this.lossy)
      throw new PaymentUnknownError(name, new Error('lost answer'))
    return response
  }

  getWebhook(payment: ProviderPayment): typeof paymentEvent.$inferInsert {
    const body = JSON.stringify({ type: 'payment.received', timestamp: payment.receivedAt, data: payment })
    return { id: `msg_${payment.id}`, provider: this.code, body }
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

  protected addPayIn(reference: string, { amount, expiresAt }: { amount: string; expiresAt: string }): void {
    this.payIns.set(reference, {
      id: `in_${randomUUID()}`,
      reference,
      method: 'QR',
      state: 'WAITING',
      amount,
      currency: CURRENCY,
      fee: '0.00',
      createdAt: new Date().toISOString(),
      expiresAt,
      instructions: { method: 'QR', bankName: 'Bank', accountNumber: '1', accountName: 'PLAYHOUSE', qr: 'qr' },
      pageUrl: `http://127.0.0.1/${this.code}/${reference}`,
      payments: [],
    })
  }

  protected addPayout(reference: string, amount: string): void {
    this.payouts.set(reference, {
      id: `out_${randomUUID()}`,
      reference,
      state: 'ACCEPTED',
      amount,
      currency: CURRENCY,
      createdAt: new Date().toISOString(),
      finishedAt: null,
      reason: null,
    })
  }

  #answer(name: PaymentCall, request: PaymentRequest<PaymentCall>): unknown {
    if ('day' in request) return { day: request.day, book: request.book, entries: this.statement(request.day) }
    if (!('reference' in request)) return { rate: '25000.00' }
    const { reference } = request
    if (name === 'createPayIn' && 'method' in request && !this.payIns.has(reference)) this.addPayIn(reference, request)
    if (name === 'createPayout' && 'destination' in request && !this.payouts.has(reference))
      this.addPayout(reference, request.amount)
    const found = name.endsWith('PayIn') ? this.payIns.get(reference) : this.payouts.get(reference)
    if (!found) throw new PaymentRefusedError('unknown_reference', 'unknown')
    return found
  }
}

const secrets = ['a secret of tests']

/** As `ScriptedProvider`, in the second provider's shape: forms, whole units, and an order number that is taken once. */
export class ScriptedMosswater extends ScriptedProvider implements MosswaterGateway {
  override readonly code = 'mosswater'
  override readonly providers: PaymentProviders = new Map([['mosswater', mosswaterProvider(this, secrets)]])

  async post(path: string, form: string): Promise<unknown> {
    const isOrder = path === MOSSWATER_CALLS.collect || path === MOSSWATER_CALLS.transfer
    return this.lose(path, isOrder, () => {
      if (this.isBusy) return { code: MOSSWATER_CODES.busy, msg: 'busy' }
      const data = this.#take(path, readForm(form) ?? {})
      const code = typeof data === 'string' ? data : MOSSWATER_CODES.done
      return { code, msg: '', data }
    })
  }

  override getWebhook({ id, reference, amount, text, payerName, receivedAt }: ProviderPayment) {
    const fields: Fields = {
      kind: 'collect',
      order_no: reference ?? '',
      trade_no: 'trade',
      status: COLLECT_STATUS.paid,
      receipt_no: id,
      amount: countUnits(amount),
      currency: CURRENCY,
      payer: payerName,
      remark: text,
      paid_at: localTime(new Date(receivedAt)),
      time: localTime(new Date()),
    }
    const body = new URLSearchParams(signed(fields, secrets)).toString()
    return { id: providerKey(this.code, `msg_${id}`), provider: this.code, body }
  }

  /** @returns the data of an answer, or its code */
  #take(path: string, fields: Fields): unknown {
    const { order_no: reference = '', amount = '', day = '' } = fields
    const isTaken = this.payIns.has(reference) || this.payouts.has(reference)
    switch (path) {
      case MOSSWATER_CALLS.collect:
        if (isTaken) return MOSSWATER_CODES.duplicateOrder
        this.addPayIn(reference, { amount, expiresAt: new Date().toISOString() })
        return this.#collection(reference)
      case MOSSWATER_CALLS.transfer:
        if (isTaken) return MOSSWATER_CODES.duplicateOrder
        this.addPayout(reference, amount)
        return this.#transfer(reference)
      case MOSSWATER_CALLS.collectQuery:
        return this.#collection(reference) ?? MOSSWATER_CODES.unknownOrder
      case MOSSWATER_CALLS.transferQuery:
        return this.#transfer(reference) ?? MOSSWATER_CODES.unknownOrder
      default:
        return {
          lines: this.statement(day).map(({ id, kind, reference: order_no, amount: moved, currency, text, at }) => ({
            kind: kind === 'PAY_IN' ? 'collect' : 'transfer',
            no: id,
            order_no: order_no ?? 'none',
            amount: countUnits(moved),
            currency,
            remark: text,
            at: localTime(new Date(at)),
          })),
        }
    }
  }

  #collection(reference: string): Collection | undefined {
    const found = this.payIns.get(reference)
    return (
      found && {
        order_no: reference,
        trade_no: found.id,
        status: found.state === 'PAID' ? COLLECT_STATUS.paid : COLLECT_STATUS.waiting,
        amount: found.amount,
        currency: CURRENCY,
        pay_url: found.pageUrl,
        receipts: found.payments.map(({ id, amount, text, payerName, receivedAt }) => ({
          receipt_no: id,
          amount: countUnits(amount),
          currency: CURRENCY,
          payer: payerName,
          remark: text,
          paid_at: localTime(new Date(receivedAt)),
        })),
      }
    )
  }

  #transfer(reference: string): Transfer | undefined {
    const found = this.payouts.get(reference)
    if (!found) return undefined
    const { id, state, amount, createdAt, finishedAt, reason } = found
    const status = { ACCEPTED: TRANSFER_STATUS.accepted, PAID: TRANSFER_STATUS.paid, FAILED: TRANSFER_STATUS.failed }
    return {
      order_no: reference,
      trade_no: id,
      status: status[state],
      amount: countUnits(amount),
      paid_amount: state === 'PAID' ? countUnits(amount) : '0',
      currency: CURRENCY,
      created_at: localTime(new Date(createdAt)),
      finished_at: finishedAt === null ? '' : localTime(new Date(finishedAt)),
      reason: reason ?? '',
    }
  }
}

/** Each provider that the platform can speak to. */
export const SCRIPTED_PROVIDERS: Readonly<Record<(typeof PAYMENT_PROVIDERS)[number]['code'], typeof ScriptedProvider>> =
  { lantern: ScriptedProvider, mosswater: ScriptedMosswater }

/** @throws for a part of a unit, which it could not have received */
function countUnits(amount: string): string {
  const minor = parseAmount(amount)
  if (minor % MINOR_UNITS !== 0n) throw new Error(`${amount} is not in whole units.`)
  return String(minor / MINOR_UNITS)
}
