import { withTransaction } from '@playhouse/postgres/database.ts'
import { lanternProvider } from '@playhouse/vendor-api/payments/lantern/lantern.ts'
import { signPayment } from '@playhouse/vendor-api/payments/lantern/signature.ts'
import { type PaymentProvider, webhookPath } from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentArrival, paymentEvent } from '../../../../db/tables/deposits.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { ALL_WAITING } from '../../../../lib/operator-list.ts'
import { memberAccounts } from '../../../../ledger/accounts.ts'
import { createMemberWith } from '../../../../ledger/ledger.fixture.ts'
import { openSeamless, type Seamless } from '../../wallet/seamless/seamless.fixture.ts'
import { ScriptedProvider } from '../scripted-provider.fixture.ts'
import { createDeposit } from './create-deposit.ts'
import { listPaymentEvents } from './operator.ts'
import { takePayment } from './payment-arrivals.ts'
import {
  depositEventHandlers,
  type PaymentEventHandlers,
  paymentEventWork,
  paymentWebhookRoutes,
} from './payment-events.ts'

const UNIT = 10_000n
/** More than the attempts of an event that fails by itself. */
const MANY = 14

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
})
beforeEach(() => seamless.database.delete(paymentEvent))
afterAll(() => seamless.close())

const handlers = depositEventHandlers(async () => 'VND')

/** A deposit whose payment has arrived at the provider, and its webhook here. */
async function paidDeposit() {
  const { database } = seamless
  const provider = new ScriptedProvider()
  const memberId = await createMemberWith(database, 0n)
  await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
  const services = {
    database,
    providers: provider.providers,
    currency: async () => 'VND',
    bonusChosen: async () => {},
    requiredAge: async () => 21,
    siteOrigin: 'http://localhost',
    log: { warn: () => {}, error: () => {} },
  }
  const requested = { memberId, method: 'QR', amount: 276_000n * UNIT, details: {}, requestKey: randomUUID() } as const
  await createDeposit(services, requested)
  const [reference = ''] = provider.payIns.keys()
  const data = provider.pay(reference, 276_000n * UNIT)
  const id = `msg_${data.id}`
  const body = JSON.stringify({ type: 'payment.received', timestamp: data.receivedAt, data })
  await database.insert(paymentEvent).values({ id, body })
  return { memberId, eventId: id, data }
}

const getEvent = async (id: string) => {
  const [event] = await seamless.database.select().from(paymentEvent).where(eq(paymentEvent.id, id))
  if (!event) throw new Error(`There is no event ${id}.`)
  return event
}

/** Runs the work with every event due, as often as asked. */
async function runWork(used: PaymentEventHandlers, times: number): Promise<void> {
  const { run } = paymentEventWork(new ScriptedProvider().providers, used)
  for (let round = 0; round < times; round += 1) {
    await seamless.database.execute(
      sql`update payment_event set next_action_at = now() where next_action_at is not null`,
    )
    await run(seamless.database, new AbortController().signal).catch(() => {})
  }
}

/** Handlers during a failure of the database, which `cause` provokes. */
const during = (cause: ReturnType<typeof sql>): PaymentEventHandlers => ({
  'payment.received': async (tx) => void (await tx.execute(cause)),
})

test.each([
  ['broken connections', sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`],
  [
    'timeouts of statements',
    sql`do $$ begin set local statement_timeout = 1; perform pg_sleep(1); raise sqlstate '57014'; end $$`,
  ],
  ['a database that may only be read', sql`do $$ begin raise sqlstate '25006' using message = 'read-only'; end $$`],
])('credits a payment without an operator after more %s than an event may fail', async (_, cause) => {
  const { memberId, eventId } = await paidDeposit()
  const { database } = seamless
  await runWork(during(cause), MANY)
  expect(await getEvent(eventId)).toMatchObject({ state: 'RECEIVED', attempts: 0 })
  // The next attempt is due within seconds, whatever the number of earlier ones.
  const { nextActionAt } = await getEvent(eventId)
  expect((nextActionAt?.getTime() ?? Infinity) - Date.now()).toBeLessThanOrEqual(5_000)
  await runWork(handlers, 1)
  expect(await getEvent(eventId)).toMatchObject({ state: 'DONE', interruptedSince: null, error: null })
  expect((await memberAccounts(database, memberId)).cash.balance).toBe(276_000n * UNIT)
})

test('keeps equal ids of two providers apart, and credits no deposit for a payment at another provider', async () => {
  const { memberId, eventId, data } = await paidDeposit()
  const { database } = seamless
  await withTransaction(database, (tx) => takePayment(tx, 'mosswater', data, 'VND'))
  expect((await memberAccounts(database, memberId)).cash.balance).toBe(0n)
  await runWork(handlers, 1)
  expect((await getEvent(eventId)).state).toBe('DONE')
  expect((await memberAccounts(database, memberId)).cash.balance).toBe(276_000n * UNIT)
  const arrived = await database
    .select()
    .from(paymentArrival)
    .where(sql`id like ${`%${data.id}`}`)
    .orderBy(paymentArrival.id)
  expect(arrived).toMatchObject([
    { id: `mosswater:${data.id}`, provider: 'mosswater', state: 'UNMATCHED' },
    { id: data.id, provider: 'lantern', state: 'CREDITED' },
  ])
})

test('gives an event that fails by itself to an operator after its attempts, however often the database failed', async () => {
  const { memberId, eventId } = await paidDeposit()
  const bad: PaymentEventHandlers = { 'payment.received': async () => Promise.reject(new Error('no such method')) }
  await runWork(bad, 5)
  await runWork(during(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`), MANY)
  expect(await getEvent(eventId)).toMatchObject({ state: 'RECEIVED', attempts: 5 })
  await runWork(bad, 5)
  expect(await getEvent(eventId)).toMatchObject({
    state: 'STUCK',
    attempts: 10,
    error: 'no such method',
    nextActionAt: null,
  })
  expect((await memberAccounts(seamless.database, memberId)).cash.balance).toBe(0n)
})

test('is shown to operators once the database has kept it back for a quarter of an hour', async () => {
  const { eventId } = await paidDeposit()
  const shown = async () => (await listPaymentEvents(seamless.database, ALL_WAITING)).map(({ row }) => row.id)
  await runWork(during(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`), 2)
  expect(await shown()).toEqual([])
  await withTransaction(seamless.database, (tx) =>
    tx.execute(sql`update payment_event set interrupted_since = interrupted_since - interval '16 minutes'`),
  )
  expect(await shown()).toEqual([eventId])
  await runWork(handlers, 1)
  expect(await shown()).toEqual([])
})

test('takes a webhook whose verification fails in itself for one without a signature', async () => {
  const { database } = seamless
  await database.delete(paymentEvent)
  const broken: PaymentProvider = {
    ...lanternProvider(new ScriptedProvider(), []),
    verifyWebhook: () => {
      throw new Error('the key cannot be read')
    },
  }
  const app = Fastify()
  await app.register(paymentWebhookRoutes, { database, providers: new Map([['lantern', broken]]) })
  expect((await app.inject({ method: 'POST', url: webhookPath('lantern'), payload: '{}' })).statusCode).toBe(401)
  await app.close()
  expect(await database.select().from(paymentEvent)).toEqual([])
})

test('gives an operator a message that has the id of another one and says something else', async () => {
  const { memberId, eventId, data } = await paidDeposit()
  const { database } = seamless
  await database.delete(paymentEvent)
  const secrets = ['a secret of the provider']
  const providers = new Map([['lantern', lanternProvider(new ScriptedProvider(), secrets)]])
  const app = Fastify()
  await app.register(paymentWebhookRoutes, { database, providers })
  const send = async (amount: string) => {
    const payload = JSON.stringify({ type: 'payment.received', timestamp: data.receivedAt, data: { ...data, amount } })
    const headers = {
      'content-type': 'application/json',
      ...signPayment(secrets, 'webhooks', payload, { id: eventId }),
    }
    const { statusCode } = await app.inject({ method: 'POST', url: webhookPath('lantern'), headers, payload })
    expect(statusCode).toBe(200)
    await runWork(handlers, 1)
  }
  for (const amount of ['276000.00', '276000.00', '3000.00', '3000.00']) await send(amount)
  await app.close()
  const events = await database.select().from(paymentEvent).orderBy(paymentEvent.receivedAt)
  expect(events).toMatchObject([
    { id: eventId, state: 'DONE' },
    { state: 'STUCK', error: expect.stringMatching(/276000\.00 VND.+3000\.00 VND/) as string },
  ])
  expect((await memberAccounts(database, memberId)).cash.balance).toBe(276_000n * UNIT)
})
