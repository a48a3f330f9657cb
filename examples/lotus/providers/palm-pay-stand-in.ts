// Palm Pay as a program, for tests and for a try: `npm run palm-pay`, then PALM_PAY_URL=http://127.0.0.1:4290 in .env. Its money is none.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sign } from './palm-pay.ts'

interface Receipt {
  id: string
  amount: string
  currency: string
  payer: string
  at: string
}
interface Charge {
  id: string
  status: 'open' | 'paid' | 'refused'
  amount: string
  currency: string
  link: string
  account: string
  receipts: Receipt[]
}
type Fields = Readonly<Record<string, string>>

export interface PalmPay {
  url: string
  /** Where callbacks are sent. */
  callbackUrl: string
  /** How calls are answered: `lost` carries them out and says nothing, `nonsense` answers what is no charge. */
  answers: 'normal' | 'busy' | 'lost' | 'nonsense'
  /** Pays a charge in the wallet, and sends the callback. @returns the callback, to be sent again */
  pay(reference: string, amount?: string): Promise<{ body: string; receipt: Receipt }>
  /** Sends a callback. @returns the answer's status */
  send(body: string, secret?: string, seconds?: number): Promise<number>
  endTransfer(reference: string, status: 'paid' | 'failed'): Promise<void>
  stop(): Promise<void>
}

const now = () => new Date().toISOString()
const nowSeconds = () => Math.floor(Date.now() / 1_000)

interface PalmPayOptions {
  secret: string
  host?: string
  port?: number
  /** Where members' browsers open its pages, if that is not where it listens. */
  pages?: string | undefined
  callbackUrl?: string
  /** It ends transfers by itself after this time, and pays charges if `paysCharges`. */
  seconds?: number | undefined
  paysCharges?: boolean
}

export async function startPalmPay({
  secret,
  host = '127.0.0.1',
  port = 0,
  pages,
  callbackUrl = '',
  seconds: ownSeconds,
  paysCharges = false,
}: PalmPayOptions): Promise<PalmPay> {
  const charges = new Map<string, Charge>()
  const transfers = new Map<string, Fields & { number: string }>()
  const server = createServer((request, response) => void serve(request, response))
  await once(server.listen(port, host), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const palm: PalmPay = {
    url,
    callbackUrl,
    answers: 'normal',
    async pay(reference, amount) {
      const charge = charges.get(reference)
      if (!charge) throw new Error(`There is no charge ${reference}.`)
      const { currency } = charge
      const receipt = {
        id: `r-${randomUUID()}`,
        amount: amount ?? charge.amount,
        currency,
        payer: 'A GUEST',
        at: now(),
      }
      charge.receipts.push(receipt)
      charge.status = 'paid'
      const body = JSON.stringify({
        event: 'charge.paid',
        event_id: `e-${receipt.id}`,
        at: now(),
        charge: reference,
        receipt,
      })
      if (palm.callbackUrl !== '') await palm.send(body)
      return { body, receipt }
    },
    async send(body, by = secret, seconds = nowSeconds()) {
      const headers = {
        'content-type': 'application/json',
        'palm-signature': `t=${seconds},v1=${sign(by, seconds, body)}`,
      }
      return (await fetch(palm.callbackUrl, { method: 'POST', headers, body })).status
    },
    async endTransfer(reference, status) {
      const known = transfers.get(reference)
      if (!known) throw new Error(`There is no transfer ${reference}.`)
      const transfer = { ...known, status, ended_at: now() }
      transfers.set(reference, transfer)
      const body = JSON.stringify({ event: `transfer.${status}`, event_id: `e-${randomUUID()}`, at: now(), transfer })
      if (palm.callbackUrl !== '') await palm.send(body)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method = 'GET', url: path = '/' } = request
    const [, page] = /^\/pay\/([\w-]+)$/.exec(path) ?? []
    if (page !== undefined) return servePage(method, page, response)
    const [, time = '', given = ''] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['palm-signature'])) ?? []
    const isKnown = sign(secret, Number(time), `${method} ${path}${body}`) === given
    const [status, answer] = isKnown ? answerCall(method, path, body) : [401, { error: 'signature' }]
    if (palm.answers === 'lost') return void request.socket.destroy()
    if (palm.answers === 'busy') return reply(response, 503, { error: 'busy' })
    return reply(response, status, palm.answers === 'nonsense' ? { id: 7, status: 'paid' } : answer)
  }

  function answerCall(method: string, path: string, body: string): [status: number, answer: unknown] {
    const [, kind = '', id = ''] = /^\/v1\/(charges|transfers|days)\/?([\w-]*)$/.exec(path) ?? []
    if (palm.answers === 'busy') return [503, {}]
    if (method === 'POST')
      return kind === 'charges' ? addCharge(JSON.parse(body) as Fields) : addTransfer(JSON.parse(body) as Fields)
    if (kind === 'days') return [200, listDay(id)]
    const found = kind === 'charges' ? charges.get(id) : transfers.get(id)
    return found ? [200, found] : [404, { error: 'unknown' }]
  }

  function addCharge({ id = '', amount = '', currency = '' }: Fields): [number, unknown] {
    const known = charges.get(id)
    if (known) return known.amount === amount ? [200, known] : [409, { error: 'another charge has this id' }]
    const charge: Charge = {
      id,
      status: 'open',
      amount,
      currency,
      link: `${pages ?? url}/pay/${id}`,
      account: '0900 000 007',
      receipts: [],
    }
    charges.set(id, charge)
    if (paysCharges) later(() => palm.pay(id))
    return [200, charge]
  }

  function addTransfer(order: Fields): [number, unknown] {
    const { number = '', amount = '', currency = '' } = order
    const known = transfers.get(number)
    if (known) return known['amount'] === amount ? [200, known] : [409, { error: 'another transfer has this number' }]
    const transfer = { id: `t-${randomUUID()}`, number, status: 'accepted', amount, currency, created_at: now() }
    const whole = Object.assign(transfer, { ended_at: null, reason: null }) as unknown as Fields & { number: string }
    transfers.set(number, whole)
    later(() => palm.endTransfer(number, 'paid'))
    return [200, whole]
  }

  function later(work: () => Promise<unknown>): void {
    if (ownSeconds === undefined) return
    // A callback that finds nobody is made up for by what the platform asks.
    setTimeout(() => void work().catch(() => undefined), ownSeconds * 1_000)
  }

  /** The day in UTC+7. */
  function listDay(day: string): object[] {
    const isOf = (at: string | undefined) =>
      at !== undefined && new Date(Date.parse(at) + 7 * 3_600_000).toISOString().startsWith(day)
    const received = [...charges.values()].flatMap(({ id: of, receipts }) =>
      receipts
        .filter(({ at }) => isOf(at))
        .map(({ id, amount, currency, at }) => ({ id, kind: 'charge', of, amount, currency, at })),
    )
    const sent = [...transfers.values()]
      .filter((it) => it['status'] === 'paid' && isOf(it['ended_at']))
      .map(({ id, number: of, amount, currency, ended_at: at }) => ({ id, kind: 'transfer', of, amount, currency, at }))
    return [...received, ...sent]
  }

  async function servePage(method: string, reference: string, response: ServerResponse): Promise<void> {
    const charge = charges.get(reference)
    if (charge && method === 'POST' && charge.status === 'open') await palm.pay(reference)
    const state = charge ? `${charge.amount} ${charge.currency}: ${charge.status}` : 'There is no such charge.'
    const form = charge?.status === 'open' ? '<form method="post"><button>Pay</button></form>' : ''
    response.writeHead(charge ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Palm Pay</title><h1>Palm Pay</h1><p>${state}</p>${form}`)
  }

  return palm
}

const reply = (response: ServerResponse, status: number, answer: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

if (import.meta.main) {
  const {
    PALM_PAY_SECRET: secret = 'playhouse-demo-payments-secret-not-a-secret',
    PALM_PAY_HOST: host,
    PALM_PAY_PAGES: pages,
    PALM_PAY_PAYS,
    PLATFORM_URL: platform = 'http://127.0.0.1:4202',
  } = process.env
  await startPalmPay({
    secret,
    ...(host && { host }),
    port: 4290,
    pages: pages || undefined,
    callbackUrl: `${platform}/callbacks/payments/palm-pay`,
    seconds: 3,
    paysCharges: PALM_PAY_PAYS === 'true',
  })
  process.stdout.write(`Palm Pay: ${pages || 'http://127.0.0.1:4290'}\n`)
}
