import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  PAYMENTS_PATH,
  type PaymentCall,
  type PaymentRequest,
} from '@playhouse/vendor-api/payments/lantern/contract.ts'
import { isPaymentSigned, signPayment } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { paymentEvent } from '@playhouse/vendor-api/payments/provider.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openSimulatorDatabase } from '../scratch-database.fixture.ts'
import { buildPayments } from './app.ts'
import { Provider } from './provider.ts'
import { webhookTable } from './tables.ts'
import { sendWebhooks } from './webhooks.ts'

const SECRETS = ['the new secret of this test', 'the secret before']
const HOUR_MS = 3_600_000

let database: Database
let close: () => Promise<void>
let app: FastifyInstance
/** Works on the same tables as the app. */
let provider: Provider
let receiver: Server
/** Webhooks that arrived, and the status of the next responses, 204 when empty. */
const arrived: { body: string; headers: IncomingMessage['headers'] }[] = []
const statuses: number[] = []
beforeAll(async () => {
  ;({ database, close } = await openSimulatorDatabase())
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      arrived.push({ body, headers: request.headers })
      response.writeHead(statuses.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  provider = new Provider({ database, host: 'http://localhost:4207', finishAfterMs: HOUR_MS })
  // `send` delivers, not the app's timer.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await buildPayments({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 20_000,
      paymentsSecrets: SECRETS,
      paymentsHost: 'http://localhost:4207',
      operatorUrl: 'http://127.0.0.1:1',
      paymentsFinishAfterMs: HOUR_MS,
      siteOrigins: ['http://localhost:4200'],
    },
    database,
    logStream: { write: () => {} },
  })
  vi.useRealTimers()
})
afterAll(async () => {
  await app.close()
  await close()
  receiver.close()
})
beforeEach(async () => {
  arrived.length = 0
  statuses.length = 0
  await app.inject({ method: 'DELETE', url: '/controls' })
  await database.delete(webhookTable)
})

const post = (name: string, body: string, headers: object) =>
  app.inject({
    method: 'POST',
    url: `${PAYMENTS_PATH}/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
function call<Call extends PaymentCall>(name: Call, request: Omit<PaymentRequest<Call>, 'call'>, secrets = SECRETS) {
  const body = JSON.stringify({ call: name, ...request })
  return post(name, body, signPayment(secrets, 'calls', body))
}

const payIn = (values: Partial<PaymentRequest<'createPayIn'>> = {}) => ({
  reference: randomUUID(),
  method: 'QR' as const,
  amount: '100000',
  currency: 'VND',
  transferText: 'PH TEST',
  expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
  returnUrl: 'http://localhost:4200/deposit',
  ...values,
})
const payout = () => ({
  reference: randomUUID(),
  amount: '100000',
  currency: 'VND',
  destination: { kind: 'BANK' as const, bankCode: 'HOASEN', accountNumber: '123456', accountName: 'LAN' },
  transferText: 'PH TEST',
})
const getState = async (reference: string) => (await call('getPayIn', { reference })).json<{ state: string }>().state

/** Sends what is queued, as this many processes. */
async function send(processes = 1): Promise<void> {
  await database.execute(
    sql`update payments.webhook set send_at = clock_timestamp() - interval '1 s' where send_at is not null`,
  )
  const { port } = receiver.address() as AddressInfo
  const to = { url: `http://127.0.0.1:${port}`, secrets: SECRETS }
  const behaviour = await provider.behaviour()
  await Promise.all(Array.from({ length: processes }, () => sendWebhooks(database, to, behaviour)))
}

test('refuses a call without a signature, with that of another body, secret or direction', async () => {
  const body = JSON.stringify({ call: 'getPayIn', reference: 'none' })
  const signatures = [
    {},
    signPayment(SECRETS, 'calls', `${body} `),
    signPayment(['another secret'], 'calls', body),
    signPayment(SECRETS, 'webhooks', body),
    signPayment(SECRETS, 'calls', body, { at: new Date(Date.now() - 6 * 60_000) }),
  ]
  for (const headers of signatures) expect(await post('getPayIn', body, headers)).toMatchObject({ statusCode: 401 })
  for (const secret of SECRETS)
    expect(await call('getPayIn', { reference: 'none' }, [secret])).toMatchObject({ statusCode: 404 })
})

test('makes one pay-in and one payout of a reference, and refuses it for another request', async () => {
  for (const [name, request] of [
    ['createPayIn', payIn()],
    ['createPayout', payout()],
  ] as const) {
    const responses = await Promise.all(Array.from({ length: 8 }, () => call(name, request)))
    expect(new Set(responses.map((response) => response.json<{ id: string }>().id)).size).toBe(1)
    const other = await call(name, { ...request, amount: '100001' })
    expect([other.statusCode, other.json<{ error: string }>().error]).toEqual([422, 'reference_reused'])
  }
})

test('keeps the order when its response is lost, and nothing when the request is', async () => {
  const [made, lost] = [payIn(), payIn()]
  await app.inject({ method: 'PUT', url: '/controls', payload: { answers: 'LOST_ANSWER' } })
  await expect(call('createPayIn', made)).rejects.toThrow('destroyed')
  await app.inject({ method: 'PUT', url: '/controls', payload: { answers: 'LOST_REQUEST' } })
  await expect(call('createPayIn', lost)).rejects.toThrow('destroyed')
  expect(await getState(made.reference)).toBe('WAITING')
  expect(await call('getPayIn', { reference: lost.reference })).toMatchObject({ statusCode: 404 })
})

test.each([
  ['FULL', 'PAID', ['100000.00']],
  ['SHORT', 'PAID', ['50000.00']],
  ['MORE', 'PAID', ['150000.00']],
  ['TWICE', 'PAID', ['100000.00', '100000.00']],
  ['DECLINE', 'DECLINED', []],
  ['NO_FUNDS', 'DECLINED', []],
] as const)('a payer who chooses %s leaves the pay-in %s', async (choice, state, amounts) => {
  const request = payIn()
  const { id } = (await call('createPayIn', request)).json<{ id: string }>()
  await provider.choose(id, choice)
  const read = (await call('getPayIn', { reference: request.reference })).json<{ payments: { amount: string }[] }>()
  expect(read).toMatchObject({ state })
  expect(read.payments.map(({ amount }) => amount)).toEqual(amounts)
})

test('shows a pay-in as expired after its time, and still takes a late payment', async () => {
  const request = payIn({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
  const { id } = (await call('createPayIn', request)).json<{ id: string }>()
  expect(await getState(request.reference)).toBe('EXPIRED')
  await provider.choose(id, 'FULL')
  expect(await getState(request.reference)).toBe('PAID')
})

test('a payout ends once', async () => {
  const request = payout()
  const { id } = (await call('createPayout', request)).json<{ id: string }>()
  await Promise.all([provider.finishPayout(id, 'PAID'), provider.finishPayout(id, 'FAILED')])
  const state = (await call('getPayout', { reference: request.reference })).json<{ state: string }>().state
  await provider.finishPayout(id, state === 'PAID' ? 'FAILED' : 'PAID')
  expect((await call('getPayout', { reference: request.reference })).json()).toMatchObject({ state })
  expect(await database.$count(webhookTable)).toBe(1)
})

test('repeats a refused webhook under its id, later each time, and no more once it is accepted', async () => {
  const { id } = (await call('createPayIn', payIn())).json<{ id: string }>()
  await provider.choose(id, 'FULL')
  statuses.push(500, 503)
  const pauses: number[] = []
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send()
    const [row] = await database.select().from(webhookTable)
    pauses.push((row?.sendAt?.getTime() ?? 0) - Date.now())
  }
  expect(pauses[0]).toBeGreaterThan(0)
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity)
  await send()
  await send()
  expect(arrived).toHaveLength(3)
  expect(new Set(arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const { body, headers } of arrived) {
    expect(isPaymentSigned([SECRETS[0] ?? ''], 'webhooks', body, headers)).toBe(true)
    expect(paymentEvent.parse(JSON.parse(body)).type).toBe('payment.received')
  }
})

test('sends a webhook once when two processes work at once', async () => {
  const { id } = (await call('createPayIn', payIn())).json<{ id: string }>()
  await provider.choose(id, 'TWICE')
  await send(4)
  expect(arrived).toHaveLength(2)
})

test('keeps the payments that only one book has apart in the statements', async () => {
  const day = new Date(Date.now() + 7 * HOUR_MS).toISOString().slice(0, 10)
  const credit = async (book: string) =>
    (await app.inject({ method: 'POST', url: '/bank/credits', payload: { amount: '70000', book } })).json<{
      id: string
    }>().id
  const made = { BOTH: await credit('BOTH'), PROVIDER: await credit('PROVIDER'), BANK: await credit('BANK') }
  const getIds = async (book: 'PROVIDER' | 'BANK') =>
    (await call('statement', { day, book })).json<{ entries: { id: string }[] }>().entries.map((entry) => entry.id)
  expect(await getIds('PROVIDER')).toEqual(expect.arrayContaining([made.BOTH, made.PROVIDER]))
  expect(await getIds('PROVIDER')).not.toContain(made.BANK)
  expect(await getIds('BANK')).toEqual(expect.arrayContaining([made.BOTH, made.BANK]))
  expect(await getIds('BANK')).not.toContain(made.PROVIDER)
})
