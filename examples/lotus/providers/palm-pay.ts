import {
  definePaymentProvider,
  type PaymentEvent,
  PaymentRefusedError,
  PaymentUnknownError,
  type ProviderDeposit,
  type ProviderPayment,
  type ProviderPayout,
  type StatementEntry,
  type WebhookReading,
} from '@playhouse/platform/extension'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Calls end before the platform gives them up. */
const DEADLINE_MS = 5_000
const CLOCK_TOLERANCE_SECONDS = 300

const money = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)
const receipt = z.object({
  id: z.string(),
  amount: money,
  currency: z.string(),
  payer: z.string(),
  at: z.iso.datetime(),
})
const charge = z.object({
  id: z.string(),
  status: z.enum(['open', 'paid', 'refused', 'expired']),
  link: z.url({ protocol: /^https?$/ }),
  account: z.string(),
  receipts: z.array(receipt),
})
const transfer = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(['accepted', 'paid', 'failed']),
  amount: money,
  currency: z.string(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})
const movement = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'transfer']),
  of: z.string(),
  amount: money,
  currency: z.string(),
  at: z.iso.datetime(),
})
const callback = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('charge.paid'),
    event_id: z.string(),
    at: z.iso.datetime(),
    charge: z.string(),
    receipt,
  }),
  z.object({ event: z.literal('charge.refused'), event_id: z.string(), at: z.iso.datetime(), charge: z.string() }),
  z.object({
    event: z.enum(['transfer.paid', 'transfer.failed']),
    event_id: z.string(),
    at: z.iso.datetime(),
    transfer,
  }),
])

/** Signs what is sent to the other side: the time, and the body as it is. */
export const sign = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** Palm Pay, which does not exist: charges of a wallet and transfers to banks. An id that it knows is the same order. */
export default definePaymentProvider({
  code: 'palm-pay',
  name: 'Palm Pay',
  prefix: 'PALM_PAY',
  settings: { SHOP: z.string().regex(/^LOTUS-\d+$/, 'must be the number of a shop, such as LOTUS-7') },
  open: ({ url, secrets, settings }) => {
    const ask = openApi(url, secrets[0] ?? '')
    return {
      code: 'palm-pay',
      methods: ['E_WALLET'],
      destinations: ['BANK'],
      currencies: ['VND'],
      books: ['PROVIDER'],
      acknowledgement: { contentType: 'text/plain', body: 'taken' },
      createDeposit: async ({ reference, amount, currency, expiresAt, returnUrl }) => {
        const order = {
          id: reference,
          shop: settings.SHOP,
          amount,
          currency,
          expires_at: expiresAt,
          return_url: returnUrl,
        }
        return toDeposit(must('POST /charges', await ask('POST', '/charges', charge, order)))
      },
      findDeposit: async (reference) => {
        const found = await ask('GET', `/charges/${reference}`, charge)
        return found && toDeposit(found)
      },
      createPayout: async ({ reference, amount, currency, destination, transferText }) => {
        if (destination.kind !== 'BANK') throw new PaymentRefusedError('request_invalid', 'it pays to banks only')
        const { bankCode: bank, accountNumber: account, accountName: holder } = destination
        const order = { number: reference, amount, currency, bank, account, holder, note: transferText }
        return toPayout(must('POST /transfers', await ask('POST', '/transfers', transfer, order)))
      },
      findPayout: async (reference) => {
        const found = await ask('GET', `/transfers/${reference}`, transfer)
        return found && toPayout(found)
      },
      listMovements: async (day) => {
        const found = must('GET /days', await ask('GET', `/days/${day}`, z.array(movement)))
        return found.map(({ id, kind, of, amount, currency, at }): StatementEntry => ({
          id,
          kind: kind === 'charge' ? 'PAY_IN' : 'PAYOUT',
          reference: of,
          amount,
          currency,
          text: '',
          at,
        }))
      },
      verifyWebhook: ({ headers, body }) => {
        if (!isSigned(secrets, String(headers['palm-signature'] ?? ''), body)) return undefined
        const said = callback.safeParse(parse(body))
        // Signed, so that it is kept although this version cannot read it.
        if (!said.success) return { id: createHmac('sha256', 'palm').update(body).digest('hex'), reference: null }
        return { id: said.data.event_id, reference: getReference(said.data) }
      },
      readWebhook,
      close: async () => {},
    }
  },
})

type Ask = <T>(method: 'GET' | 'POST', path: string, schema: z.ZodType<T>, order?: object) => Promise<T | undefined>

/** @returns asks Palm Pay; undefined for what it does not know */
function openApi(url: string, secret: string): Ask {
  return async (method, path, schema, order) => {
    const body = order ? JSON.stringify(order) : ''
    const seconds = Math.floor(Date.now() / 1_000)
    let status: number
    let answer: unknown
    try {
      const response = await fetch(new URL(`/v1${path}`, url), {
        method,
        headers: {
          'content-type': 'application/json',
          'palm-signature': `t=${seconds},v1=${sign(secret, seconds, `${method} /v1${path}${body}`)}`,
        },
        ...(order && { body }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      status = response.status
      answer = await response.json()
    } catch (error) {
      // Nobody knows whether it was carried out: the platform asks for it by its reference.
      throw new PaymentUnknownError(`${method} ${path}`, error)
    }
    if (status === 404) return undefined
    if (status === 401) throw new PaymentRefusedError('signature_invalid', JSON.stringify(answer))
    if (status === 409) throw new PaymentRefusedError('reference_reused', JSON.stringify(answer))
    if (status === 422) throw new PaymentRefusedError('request_invalid', JSON.stringify(answer))
    if (status === 503) throw new PaymentRefusedError('system_busy', JSON.stringify(answer))
    const read = schema.safeParse(answer)
    if (status !== 200 || !read.success) throw new PaymentUnknownError(`${method} ${path}`, read.error ?? answer)
    return read.data
  }
}

function must<T>(call: string, answer: T | undefined): T {
  if (answer === undefined) throw new PaymentUnknownError(call, new Error('it knows nothing of it'))
  return answer
}

const STATES = { open: 'WAITING', paid: 'PAID', refused: 'DECLINED', expired: 'EXPIRED' } as const

const toDeposit = ({ id, status, link, account, receipts }: z.output<typeof charge>): ProviderDeposit => ({
  state: STATES[status],
  instructions: { method: 'E_WALLET', walletName: 'Palm Pay', account, url: link },
  pageUrl: link,
  payments: receipts.map((received) => toPayment(id, received)),
})

const toPayment = (of: string, { id, amount, currency, payer, at }: z.output<typeof receipt>): ProviderPayment => ({
  id,
  reference: of,
  amount,
  currency,
  text: '',
  payerName: payer,
  receivedAt: at,
})

const PAYOUT_STATES = { accepted: 'ACCEPTED', paid: 'PAID', failed: 'FAILED' } as const

const toPayout = (found: z.output<typeof transfer>): ProviderPayout => ({
  id: found.id,
  reference: found.number,
  state: PAYOUT_STATES[found.status],
  amount: found.amount,
  currency: found.currency,
  createdAt: found.created_at,
  finishedAt: found.ended_at,
  reason: found.reason,
})

function isSigned(secrets: readonly string[], header: string, body: string): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const seconds = Number(time)
  // A callback that was recorded is not taken again later.
  if (given === '' || Math.abs(Date.now() / 1_000 - seconds) > CLOCK_TOLERANCE_SECONDS) return false
  return secrets.some((secret) => timingSafeEqual(Buffer.from(sign(secret, seconds, body)), Buffer.from(given)))
}

type Callback = z.output<typeof callback>

const getReference = (said: Callback): string => ('transfer' in said ? said.transfer.number : said.charge)

function readWebhook(body: string): WebhookReading {
  const read = callback.safeParse(parse(body))
  if (!read.success) return { kind: 'UNREADABLE', problem: z.prettifyError(read.error) }
  return { kind: 'EVENT', event: toEvent(read.data) }
}

function toEvent(said: Callback): PaymentEvent {
  const { at: timestamp } = said
  if (said.event === 'charge.paid')
    return { type: 'payment.received', timestamp, data: toPayment(said.charge, said.receipt) }
  if (said.event === 'charge.refused')
    return { type: 'pay_in.declined', timestamp, data: { reference: said.charge, reason: 'declined_by_payer' } }
  return {
    type: said.event === 'transfer.paid' ? 'payout.paid' : 'payout.failed',
    timestamp,
    data: toPayout(said.transfer),
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
