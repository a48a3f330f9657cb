import { createHash } from 'node:crypto'
import { Pool } from 'undici'
import * as z from 'zod'
import {
  definePaymentProvider,
  type DepositOrder,
  type PaymentProvider,
  PaymentRefusedError,
  PaymentUnknownError,
  type PayoutOrder,
  type ProviderDeposit,
  type ProviderPayment,
  type ProviderPayout,
  type WebhookReading,
} from '../provider.ts'
import {
  answer,
  bill,
  callback,
  CALLBACK_TAKEN,
  COLLECT_STATUS,
  collection,
  type Collection,
  type Fields,
  isSigned,
  localTime,
  MOSSWATER_CALLS,
  MOSSWATER_CODES,
  readForm,
  readLocalTime,
  type Receipt,
  signed,
  transfer,
  type Transfer,
  TRANSFER_STATUS,
} from './contract.ts'

const CODE = 'mosswater'
const DEADLINE_MS = 5_000
/** A callback that says an older or a later time is not taken; its sender repeats it with a new one. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** Mosswater: forms signed by MD5, whole units, a page for the payer, and no idempotency keys. */
export const mosswater = definePaymentProvider({
  code: CODE,
  name: 'Mosswater',
  prefix: 'MOSSWATER',
  open: ({ url, secrets }) => mosswaterProvider(openGateway(url), secrets),
})

/** Sends forms to Mosswater. */
export interface MosswaterGateway {
  /** @returns the JSON of an answer with HTTP 200 @throws any error for another one, or none */
  post(path: string, form: string): Promise<unknown>
  close(): Promise<void>
}

function openGateway(url: string): MosswaterGateway {
  const pool = new Pool(url, { connections: 8 })
  return {
    post: async (path, body) => {
      const reply = await pool.request({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      const json = await reply.body.json()
      if (reply.statusCode !== 200) throw new Error(`status ${reply.statusCode}`)
      return json
    },
    close: () => pool.close(),
  }
}

/** Calls about orders: forms signed with the merchant's secret. */
class MosswaterOrders {
  readonly #gateway: MosswaterGateway
  readonly #secrets: readonly string[]

  constructor(gateway: MosswaterGateway, secrets: readonly string[]) {
    this.#gateway = gateway
    this.#secrets = secrets
  }

  /** @throws PaymentRefusedError, PaymentUnknownError */
  async call<T>(
    name: keyof typeof MOSSWATER_CALLS,
    fields: Fields,
    schema: z.ZodType<T>,
  ): Promise<T | 'unknownOrder' | 'duplicateOrder'> {
    const form = signed({ ...fields, time: localTime(new Date()) }, this.#secrets)
    let read: z.output<typeof answer>
    try {
      read = answer.parse(await this.#gateway.post(MOSSWATER_CALLS[name], new URLSearchParams(form).toString()))
    } catch (error) {
      throw new PaymentUnknownError(name, error)
    }
    const { code, msg } = read
    switch (code) {
      case MOSSWATER_CODES.done: {
        const data = schema.safeParse(read.data)
        if (!data.success) throw new PaymentUnknownError(name, data.error)
        return data.data
      }
      case MOSSWATER_CODES.unknownOrder:
        return 'unknownOrder'
      case MOSSWATER_CODES.duplicateOrder:
        return 'duplicateOrder'
      case MOSSWATER_CODES.badSign:
        throw new PaymentRefusedError('signature_invalid', msg)
      case MOSSWATER_CODES.badField:
        throw new PaymentRefusedError('request_invalid', msg)
      case MOSSWATER_CODES.busy:
        throw new PaymentRefusedError('system_busy', msg)
      default:
        throw new PaymentUnknownError(name, new Error(`code ${code}: ${msg}`))
    }
  }

  async find<T>(name: 'collectQuery' | 'transferQuery', orderNo: string, schema: z.ZodType<T>) {
    const found = await this.call(name, { order_no: orderNo }, schema)
    if (found === 'duplicateOrder') throw new PaymentUnknownError(name, new Error('a duplicate of a query'))
    return found === 'unknownOrder' ? undefined : found
  }

  /** Looks for the order before it is sent, because a second one under its number is refused; and after, because another process may have sent it. */
  async placeOnce<T extends Collection | Transfer>(
    fields: Fields & { order_no: string; amount: string; currency: string },
    {
      name,
      query,
      schema,
    }: { name: 'collect' | 'transfer'; query: 'collectQuery' | 'transferQuery'; schema: z.ZodType<T> },
  ): Promise<T> {
    const known = await this.find(query, fields.order_no, schema)
    const placed = known ?? (await this.call(name, fields, schema))
    const found = placed === 'duplicateOrder' ? await this.find(query, fields.order_no, schema) : placed
    if (found === undefined || found === 'unknownOrder')
      throw new PaymentUnknownError(name, new Error('The order is neither new nor known.'))
    if (found.amount !== fields.amount || found.currency !== fields.currency)
      throw new PaymentRefusedError(
        'reference_reused',
        `order ${fields.order_no} is of ${found.amount} ${found.currency}`,
      )
    return found
  }
}

export function mosswaterProvider(gateway: MosswaterGateway, secrets: readonly string[]): PaymentProvider {
  const orders = new MosswaterOrders(gateway, secrets)
  return {
    code: CODE,
    methods: ['REDIRECT'],
    destinations: ['BANK', 'SOURCE'],
    currencies: ['VND'],
    wholeUnits: true,
    books: ['PROVIDER'],
    acknowledgement: { contentType: 'text/plain', body: CALLBACK_TAKEN },
    createDeposit: async ({ reference, method, amount, fee, currency, expiresAt, returnUrl }: DepositOrder) => {
      if (method !== 'REDIRECT') throw new PaymentRefusedError('request_invalid', `there is no method ${method}`)
      const order = {
        order_no: reference,
        amount: countUnits(amount),
        fee: countUnits(fee),
        currency,
        expires_at: localTime(new Date(expiresAt)),
        return_url: returnUrl,
      }
      return getDeposit(await orders.placeOnce(order, { name: 'collect', query: 'collectQuery', schema: collection }))
    },
    findDeposit: async (reference) => {
      const found = await orders.find('collectQuery', reference, collection)
      return found && getDeposit(found)
    },
    createPayout: async ({ reference, amount, currency, destination, transferText }: PayoutOrder) => {
      if (destination.kind === 'CRYPTO') throw new PaymentRefusedError('request_invalid', 'it pays out to banks only')
      const to: Fields =
        destination.kind === 'SOURCE'
          ? { refund_of: destination.paymentId }
          : {
              bank_code: destination.bankCode,
              account_no: destination.accountNumber,
              account_name: destination.accountName,
            }
      const order = { order_no: reference, amount: countUnits(amount), currency, remark: transferText, ...to }
      return getPayout(await orders.placeOnce(order, { name: 'transfer', query: 'transferQuery', schema: transfer }))
    },
    findPayout: async (reference) => {
      const found = await orders.find('transferQuery', reference, transfer)
      return found && getPayout(found)
    },
    listMovements: async (day, book) => {
      if (book !== 'PROVIDER') throw new Error(`Mosswater has no book ${book}.`)
      const listed = await orders.call('bill', { day }, bill)
      if (typeof listed === 'string') throw new PaymentUnknownError('bill', new Error(listed))
      return listed.lines.map(({ kind, no, order_no, amount, currency, remark, at }) => ({
        id: no,
        kind: kind === 'collect' ? 'PAY_IN' : 'PAYOUT',
        reference: order_no,
        amount,
        currency,
        text: remark,
        at: readLocalTime(at).toISOString(),
      }))
    },
    verifyWebhook: ({ body }) => verifyCallback(body, secrets),
    readWebhook,
    close: () => gateway.close(),
  }
}

function verifyCallback(body: string, secrets: readonly string[]): ReturnType<PaymentProvider['verifyWebhook']> {
  const fields = readForm(body)
  if (!fields || !isSigned(fields, secrets)) return undefined
  const skew = Date.now() - readLocalTime(fields.time ?? '').getTime()
  if (!(Math.abs(skew) <= CLOCK_TOLERANCE_MS)) return undefined
  // Callbacks have no id: a repetition differs in time and signature alone.
  const { time: _time, sign: _sign, ...said } = fields
  const text = JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { id: createHash('sha256').update(text).digest('hex'), reference: fields.order_no ?? null }
}

/** @throws PaymentRefusedError for a part of a unit */
function countUnits(amount: string): string {
  const [, whole] = /^(\d+)(?:\.0*)?$/.exec(amount) ?? []
  if (whole === undefined) throw new PaymentRefusedError('request_invalid', `${amount} is not in whole units`)
  return whole
}

const DEPOSIT_STATES: Readonly<Record<string, ProviderDeposit['state']>> = {
  [COLLECT_STATUS.waiting]: 'WAITING',
  [COLLECT_STATUS.paid]: 'PAID',
  [COLLECT_STATUS.confirming]: 'CONFIRMING',
  [COLLECT_STATUS.declined]: 'DECLINED',
  [COLLECT_STATUS.expired]: 'EXPIRED',
}

function getDeposit({ order_no, status, pay_url, receipts }: Collection): ProviderDeposit {
  const state = DEPOSIT_STATES[status]
  // Receipts count whatever the state is called.
  if (!state && receipts.length === 0) throw new PaymentUnknownError('collect', new Error(`status ${status}`))
  return {
    state: state ?? 'PAID',
    instructions: { method: 'REDIRECT', url: pay_url },
    pageUrl: pay_url,
    payments: receipts.map((receipt) => getPayment(order_no, receipt)),
  }
}

const getPayment = (
  orderNo: string,
  { receipt_no, amount, currency, payer, remark, paid_at }: Receipt,
): ProviderPayment => ({
  id: receipt_no,
  reference: orderNo,
  amount,
  currency,
  text: remark,
  payerName: payer,
  receivedAt: readLocalTime(paid_at).toISOString(),
})

function getPayout(found: Transfer): ProviderPayout {
  const { order_no, trade_no, status, amount, paid_amount, currency, created_at, finished_at, reason } = found
  const key = {
    id: trade_no,
    reference: order_no,
    amount,
    currency,
    createdAt: readLocalTime(created_at).toISOString(),
    finishedAt: finished_at === '' ? null : readLocalTime(finished_at).toISOString(),
    reason: null,
  }
  switch (status) {
    case TRANSFER_STATUS.accepted:
      return { ...key, state: 'ACCEPTED' }
    case TRANSFER_STATUS.paid:
      return { ...key, state: 'PAID' }
    case TRANSFER_STATUS.failed:
      return { ...key, state: 'FAILED', reason: reason || 'failed' }
    // Another amount than ordered: nothing is posted until a person has looked.
    case TRANSFER_STATUS.partlyPaid:
      return { ...key, state: 'PAID', amount: paid_amount }
    default:
      throw new PaymentUnknownError('transfer', new Error(`status ${status}`))
  }
}

function readWebhook(body: string): WebhookReading {
  const fields = readForm(body)
  const read = callback.safeParse(fields)
  if (!read.success) {
    const isNew = fields?.kind !== undefined && fields.kind !== 'collect' && fields.kind !== 'transfer'
    return { kind: isNew ? 'IGNORED' : 'UNREADABLE', problem: z.prettifyError(read.error) }
  }
  const { data: said } = read
  const timestamp = readLocalTime(fields?.time ?? '').toISOString()
  if (said.kind === 'transfer') {
    const data = getPayout(said)
    return { kind: 'EVENT', event: { type: data.state === 'PAID' ? 'payout.paid' : 'payout.failed', timestamp, data } }
  }
  const { order_no: reference, status, receipt_no, amount } = said
  if (status === COLLECT_STATUS.paid) {
    if (receipt_no === '' || said.paid_at === '')
      return { kind: 'UNREADABLE', problem: 'It says that money arrived, without a receipt.' }
    return { kind: 'EVENT', event: { type: 'payment.received', timestamp, data: getPayment(reference, said) } }
  }
  return {
    kind: 'EVENT',
    event:
      status === COLLECT_STATUS.confirming
        ? { type: 'pay_in.confirming', timestamp, data: { reference, amount } }
        : { type: 'pay_in.declined', timestamp, data: { reference, reason: 'declined_by_payer' } },
  }
}
