import type { Database } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { PAYMENT_PROVIDERS } from '@playhouse/vendor-api/payments/all.ts'
import { guardProvider } from '@playhouse/vendor-api/payments/guarded-provider.ts'
import type {
  DepositOrder,
  PaymentEvent,
  PaymentProvider,
  PayoutOrder,
  WebhookRequest,
} from '@playhouse/vendor-api/payments/provider.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mosswaterRoutes } from './mosswater/app.ts'
import { buildPayments } from './payments/app.ts'
import { openSimulatorDatabase } from './scratch-database.fixture.ts'

/* Promises of every payment provider that the platform relies on: its adapter over real HTTP against its simulator. */

const SECRETS = ['the new secret of this test', 'the secret of before']
const HOUR_MS = 3_600_000

/** Controls of a simulator that the suite needs. */
interface Simulator {
  build(options: { database: Database; url: string; operatorUrl: string }): Promise<FastifyInstance>
  /** Of its controls. */
  path: string
  controls: {
    answers: (how: 'NORMAL' | 'LOST_ANSWER' | 'LOST_REQUEST' | 'BUSY') => object
    repeated: object
    reversed: object
    forged: object
    /** Undefined where the simulator cannot. */
    partlyPaid?: object
    unknownState?: object
  }
  /** Ends a payout that waits. */
  endsAtOnce: object
}

const CONFIG = {
  logLevel: 'silent' as const,
  requestTimeoutMs: 20_000,
  paymentsFinishAfterMs: HOUR_MS,
  siteOrigins: ['http://localhost:4200'],
}

const SIMULATORS: Readonly<Record<(typeof PAYMENT_PROVIDERS)[number]['code'], Simulator>> = {
  lantern: {
    build: ({ database, url, operatorUrl }) =>
      buildPayments({ config: { ...CONFIG, paymentsSecrets: SECRETS, paymentsHost: url, operatorUrl }, database }),
    path: '/controls',
    controls: {
      answers: (answers) => ({ answers }),
      repeated: { webhookCopies: 3 },
      reversed: { webhooksReversed: true },
      forged: { webhooksForged: true },
    },
    endsAtOnce: { payoutAfterMs: 0 },
  },
  mosswater: {
    build: async ({ database, url, operatorUrl }) => {
      const config = { ...CONFIG, paymentsSecrets: SECRETS, mosswaterSecrets: SECRETS, paymentsHost: url, operatorUrl }
      const app = await buildPayments({ config, database })
      await app.register(mosswaterRoutes, { config, database })
      return app
    },
    path: '/mosswater/controls',
    controls: {
      answers: (answers) => ({ answers }),
      repeated: { copies: 3 },
      reversed: { callbacks: 'REVERSED' },
      forged: { callbacks: 'FORGED' },
      partlyPaid: { transferOutcome: 'PARTLY_PAID', finishAfterMs: 0 },
      unknownState: { transferOutcome: 'UNKNOWN', finishAfterMs: 0 },
    },
    endsAtOnce: { finishAfterMs: 0 },
  },
}

let database: Database
let close: () => Promise<void>
let receiver: Server
let operatorUrl: string
/** Webhooks that the receiver has taken or refused. */
const arrived: WebhookRequest[] = []
let isTaking: (request: WebhookRequest) => string | undefined = () => undefined
beforeAll(async () => {
  ;({ database, close } = await openSimulatorDatabase())
  const port = await freePort()
  operatorUrl = `http://127.0.0.1:${port}`
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const webhook = { headers: request.headers, body }
      arrived.push(webhook)
      const acknowledged = isTaking(webhook)
      response.writeHead(acknowledged === undefined ? 401 : 200).end(acknowledged)
    })
  })
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve))
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await close()
})

const newReference = () => `PH${randomBytes(6).toString('hex').toUpperCase()}`
const depositOrder = (changes: Partial<DepositOrder> = {}): DepositOrder => {
  const reference = newReference()
  return {
    reference,
    method: 'REDIRECT',
    amount: '200000.00',
    currency: 'VND',
    fee: '0.00',
    transferText: reference,
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    returnUrl: 'http://localhost:4200/member/deposit/1',
    ...changes,
  }
}
const payoutOrder = (changes: Partial<PayoutOrder> = {}): PayoutOrder => ({
  reference: `W1-${randomBytes(3).readUIntBE(0, 3)}-1`,
  amount: '150000.00',
  currency: 'VND',
  destination: { kind: 'BANK', bankCode: 'VCB', accountNumber: '0011223344', accountName: 'NGUYEN LAN' },
  transferText: 'Playhouse W1',
  ...changes,
})

describe.each(PAYMENT_PROVIDERS)('$name', (declared) => {
  const { code } = declared
  const open = (access: Pick<ProviderAccess, 'url' | 'secrets'>) => guardProvider(declared, { settings: {}, ...access })
  const { build, controls, endsAtOnce } = SIMULATORS[code]
  let app: FastifyInstance
  let provider: PaymentProvider
  const control = async (changes: object) => {
    const { statusCode } = await app.inject({ method: 'PUT', url: SIMULATORS[code].path, payload: changes })
    expect(statusCode).toBe(200)
  }
  const choose = async (pageUrl: string, choice: string) => {
    const { pathname } = new URL(pageUrl)
    const { statusCode } = await app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    })
    expect(statusCode).toBe(303)
  }
  const getEvents = (reference: string): PaymentEvent[] =>
    arrived
      .filter((webhook) => provider.verifyWebhook(webhook)?.reference === reference)
      .flatMap(({ body }) => {
        const reading = provider.readWebhook(body)
        return reading.kind === 'EVENT' ? [reading.event] : []
      })
  beforeAll(async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    app = await build({ database, url, operatorUrl })
    await app.listen({ host: '127.0.0.1', port })
    provider = open({ url, secrets: SECRETS })
    isTaking = (webhook) => (provider.verifyWebhook(webhook) ? provider.acknowledgement.body : undefined)
  })
  afterAll(async () => {
    await provider.close()
    await app.close()
  })
  beforeEach(async () => {
    arrived.length = 0
    await app.inject({ method: 'DELETE', url: SIMULATORS[code].path })
  })

  test('does not know a deposit or payout that nobody ordered', async () => {
    expect(await provider.findDeposit(newReference())).toBeUndefined()
    expect(await provider.findPayout(payoutOrder().reference)).toBeUndefined()
  })

  test('takes an order once, however often and at once it is sent, and refuses another under its reference', async () => {
    const [deposit, payout] = [depositOrder(), payoutOrder()]
    const pages = await Promise.all(Array.from({ length: 4 }, () => provider.createDeposit(deposit)))
    expect(new Set(pages.map(({ pageUrl }) => pageUrl)).size).toBe(1)
    const payouts = await Promise.all(Array.from({ length: 4 }, () => provider.createPayout(payout)))
    expect(new Set(payouts.map(({ id }) => id)).size).toBe(1)
    const reused = { name: 'PaymentRefusedError', code: 'reference_reused' }
    await expect(provider.createDeposit({ ...deposit, amount: '999000.00' })).rejects.toMatchObject(reused)
    await expect(provider.createPayout({ ...payout, amount: '999000.00' })).rejects.toMatchObject(reused)
  })

  test('loses no order with an answer, and makes none of a lost request', async () => {
    const [deposit, payout] = [depositOrder(), payoutOrder()]
    await control(controls.answers('LOST_REQUEST'))
    await expect(provider.createDeposit(deposit)).rejects.toMatchObject({ name: 'PaymentUnknownError' })
    await expect(provider.createPayout(payout)).rejects.toMatchObject({ name: 'PaymentUnknownError' })
    expect(await provider.findDeposit(deposit.reference)).toBeUndefined()
    expect(await provider.findPayout(payout.reference)).toBeUndefined()
    await control(controls.answers('LOST_ANSWER'))
    await expect(provider.createDeposit(deposit)).rejects.toMatchObject({ name: 'PaymentUnknownError' })
    await expect(provider.createPayout(payout)).rejects.toMatchObject({ name: 'PaymentUnknownError' })
    const [found, sent] = [await provider.findDeposit(deposit.reference), await provider.findPayout(payout.reference)]
    expect(found).toMatchObject({ state: 'WAITING', payments: [] })
    expect(sent).toMatchObject({ state: 'ACCEPTED', reference: payout.reference })
    await control(controls.answers('NORMAL'))
    expect((await provider.createDeposit(deposit)).pageUrl).toBe(found?.pageUrl)
    expect((await provider.createPayout(payout)).id).toBe(sent?.id)
  })

  test('says that it is busy, which is no word about the order', async () => {
    await control(controls.answers('BUSY'))
    const busy = { name: 'PaymentRefusedError', code: 'system_busy' }
    await expect(provider.createDeposit(depositOrder())).rejects.toMatchObject(busy)
    await expect(provider.createPayout(payoutOrder())).rejects.toMatchObject(busy)
  })

  test('refuses calls with another secret', async () => {
    const stranger = open({
      url: operatorUrl.replace(/\d+$/, new URL((await provider.createDeposit(depositOrder())).pageUrl).port),
      secrets: ['wrong'],
    })
    await expect(stranger.createDeposit(depositOrder())).rejects.toMatchObject({ code: 'signature_invalid' })
    await stranger.close()
  })

  test.each([
    ['FULL', [200_000]],
    ['MORE', [300_000]],
    ['TWICE', [200_000, 200_000]],
  ])('names each payment once by webhook and when it is asked: %s', async (choice, amounts) => {
    const order = depositOrder()
    const { pageUrl } = await provider.createDeposit(order)
    await choose(pageUrl, choice)
    const found = await provider.findDeposit(order.reference)
    expect(found?.state).toBe('PAID')
    expect(found?.payments.map(({ amount }) => Number(amount))).toEqual(amounts)
    await expect.poll(() => getEvents(order.reference).length).toBe(amounts.length)
    const events = getEvents(order.reference).flatMap((event) =>
      event.type === 'payment.received' ? [event.data] : [],
    )
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(events.toSorted(byId)).toEqual(found?.payments.toSorted(byId))
    expect(events.every(({ reference, currency }) => reference === order.reference && currency === 'VND')).toBe(true)
  })

  test('names a payment that comes after the time to pay', async () => {
    const order = depositOrder({ expiresAt: new Date(Date.now() - 2_000).toISOString() })
    const { pageUrl } = await provider.createDeposit(order)
    expect(await provider.findDeposit(order.reference)).toMatchObject({ state: 'EXPIRED', payments: [] })
    await choose(pageUrl, 'FULL')
    expect(await provider.findDeposit(order.reference)).toMatchObject({
      state: 'PAID',
      payments: [{ reference: order.reference }],
    })
  })

  test('says that a payment is seen and not final, and that a payer declined', async () => {
    const [seen, declined] = [depositOrder(), depositOrder()]
    await choose((await provider.createDeposit(seen)).pageUrl, 'CONFIRM_FIRST')
    await choose((await provider.createDeposit(declined)).pageUrl, 'DECLINE')
    expect((await provider.findDeposit(seen.reference))?.state).toBe('CONFIRMING')
    expect((await provider.findDeposit(declined.reference))?.state).toBe('DECLINED')
    await expect.poll(() => getEvents(seen.reference).map(({ type }) => type)).toEqual(['pay_in.confirming'])
    await expect.poll(() => getEvents(declined.reference).map(({ type }) => type)).toEqual(['pay_in.declined'])
  })

  test('repeats a webhook under one id, apart from others', async () => {
    await control(controls.repeated)
    const order = depositOrder()
    await choose((await provider.createDeposit(order)).pageUrl, 'TWICE')
    await expect.poll(() => getEvents(order.reference).length).toBe(6)
    const ids = arrived.flatMap((webhook) => provider.verifyWebhook(webhook)?.id ?? [])
    expect([ids.length, new Set(ids).size]).toEqual([6, 2])
  })

  test('verifies no webhook with another signature or content, or of another time', async () => {
    const order = depositOrder()
    const { pageUrl } = await provider.createDeposit(order)
    await choose(pageUrl, 'FULL')
    await expect.poll(() => arrived.length).toBe(1)
    const [webhook] = arrived
    if (!webhook) throw new Error('No webhook arrived.')
    expect(provider.verifyWebhook(webhook)?.reference).toBe(order.reference)
    expect(provider.verifyWebhook({ ...webhook, body: webhook.body.replace('200000', '900000') })).toBeUndefined()
    expect(provider.verifyWebhook({ ...webhook, body: '' })).toBeUndefined()
    for (const minutes of [-10, 10]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      expect(provider.verifyWebhook(webhook)).toBeUndefined()
      vi.useRealTimers()
    }
    await control(controls.forged)
    await choose(pageUrl, 'FULL')
    await expect.poll(() => arrived.length).toBe(2)
    expect(arrived.map((one) => provider.verifyWebhook(one) !== undefined)).toEqual([true, false])
  })

  test('takes a webhook with the secret of before during a rotation', async () => {
    await choose((await provider.createDeposit(depositOrder())).pageUrl, 'FULL')
    await expect.poll(() => arrived.some((webhook) => provider.verifyWebhook(webhook))).toBe(true)
    const rotated = open({ url: operatorUrl, secrets: ['the newest secret', ...SECRETS] })
    expect(arrived.some((webhook) => rotated.verifyWebhook(webhook))).toBe(true)
    await rotated.close()
  })

  test('reads no event from an unknown message', () => {
    for (const body of ['', '{}', 'kind=chargeback&order_no=A', '{"type":"chargeback","data":{}}'])
      expect(provider.readWebhook(body).kind).not.toBe('EVENT')
  })

  test('pays out, returns a payment to its payer, and lists both with the payment in the day’s book', async () => {
    await control(endsAtOnce)
    const [deposit, payout] = [depositOrder(), payoutOrder()]
    await choose((await provider.createDeposit(deposit)).pageUrl, 'FULL')
    const [payment] = (await provider.findDeposit(deposit.reference))?.payments ?? []
    if (!payment) throw new Error('No payment arrived.')
    const refund = payoutOrder({
      reference: `H1-${randomBytes(3).readUIntBE(0, 3)}-1`,
      amount: '50000.00',
      destination: { kind: 'SOURCE', paymentId: payment.id },
    })
    for (const order of [payout, refund]) {
      await provider.createPayout(order)
      await expect.poll(async () => (await provider.findPayout(order.reference))?.state).toBe('PAID')
      await expect
        .poll(() => getEvents(order.reference))
        .toMatchObject([{ type: 'payout.paid', data: { reference: order.reference } }])
    }
    const { id: payoutId } = (await provider.findPayout(payout.reference)) ?? {}
    const day = new Date(Date.now() + 7 * HOUR_MS).toISOString().slice(0, 10)
    for (const book of provider.books) {
      const entries = await provider.listMovements(day, book)
      expect(entries.filter(({ id }) => id === payment.id)).toMatchObject([
        { kind: 'PAY_IN', reference: deposit.reference },
      ])
      expect(entries.filter(({ id }) => id === payoutId)).toMatchObject([
        { kind: 'PAYOUT', reference: payout.reference },
      ])
    }
    expect(await provider.listMovements('2020-01-01', 'PROVIDER')).toEqual([])
  })

  test.runIf(controls.partlyPaid)('names the paid amount of a payout, so that a deviation is noticed', async () => {
    await control(controls.partlyPaid ?? {})
    const order = payoutOrder()
    await provider.createPayout(order)
    await expect.poll(async () => (await provider.findPayout(order.reference))?.state).toBe('PAID')
    expect(await provider.findPayout(order.reference)).toMatchObject({ amount: '75000' })
    await expect
      .poll(() => getEvents(order.reference))
      .toMatchObject([{ type: 'payout.paid', data: { amount: '75000' } }])
  })

  test.runIf(controls.unknownState)('takes no state that it does not know for an outcome', async () => {
    await control(controls.unknownState ?? {})
    const order = payoutOrder()
    await provider.createPayout(order)
    await expect
      .poll(() =>
        provider.findPayout(order.reference).then(
          () => 'known',
          (error: Error) => error.name,
        ),
      )
      .toBe('PaymentUnknownError')
    await expect.poll(() => arrived.length).toBeGreaterThan(0)
    expect(getEvents(order.reference)).toEqual([])
  })

  test.runIf(open({ url: 'http://127.0.0.1:9', secrets: SECRETS }).wholeUnits)('refuses parts of a unit', async () => {
    const refused = { name: 'PaymentRefusedError', code: 'request_invalid' }
    await expect(provider.createDeposit(depositOrder({ amount: '200000.50' }))).rejects.toMatchObject(refused)
    await expect(provider.createPayout(payoutOrder({ amount: '0.50' }))).rejects.toMatchObject(refused)
  })
})
