import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import type { PaymentsClient } from '@playhouse/vendor-api/payments/lantern/client.ts'
import { FAST_GAMES, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { lanternProvider } from '@playhouse/vendor-api/payments/lantern/lantern.ts'
import { PaymentRefusedError, PaymentUnknownError } from '@playhouse/vendor-api/payments/provider.ts'
import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { lotteryDraw } from '../db/tables/lottery.ts'
import { auditEntry, reconciliation, reconciliationDifference } from '../db/tables/office.ts'
import { openQueue } from '../jobs/queue.ts'
import { PlatformMetrics } from './metrics.ts'

const metrics = new PlatformMetrics({ dropped: 3 })
let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', relaysLive: true, metrics })
  await harness.app.ready()
})
afterAll(() => harness.close())

/** Values by series, such as `name{label="value"}`; a name's labels stand in the order of their definition. */
async function scrape(): Promise<Map<string, number>> {
  const text = await metrics.registry.metrics()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}
/** Waits until figures that were read before the change are old. */
const figure = (series: string) => async () => (await scrape()).get(series)
const SOON = { interval: 200 }

test('counts and times requests by route, and addresses without one together', async () => {
  for (const url of ['/readyz', '/readyz', '/made/up-1', '/made/up-2', '/seamless/v1/play'])
    await harness.app.inject({ method: url.includes('seamless') ? 'POST' : 'GET', url })
  const found = await scrape()
  expect(found.get('playhouse_platform_requests_total{route="/readyz",status="200"}')).toBe(2)
  expect(found.get('playhouse_platform_requests_total{route="none",status="404"}')).toBe(2)
  expect(found.get('playhouse_platform_request_seconds_count{route="/seamless/v1/play"}')).toBe(1)
  // The limit of the objective for wallet calls.
  expect(found.has('playhouse_platform_request_seconds_bucket{le="0.25",route="/seamless/v1/play"}')).toBe(true)
  expect([...found.keys()].join('\n')).not.toContain('up-1')
})

test('counts calls to the payment provider by outcome and passes on what they return', async () => {
  const outcomes = [
    Promise.resolve({ entries: [] }),
    Promise.reject(new PaymentRefusedError('request_invalid', '')),
    Promise.reject(new PaymentUnknownError('statement', new Error('timeout'))),
  ]
  const client = { call: () => outcomes.shift(), close: async () => {} } as unknown as PaymentsClient
  const observed = metrics.observePayments(new Map([['lantern', lanternProvider(client, [])]])).get('lantern')
  const call = async () => observed?.listMovements('2026-11-24', 'BANK')
  expect(await call()).toEqual([])
  await expect(call()).rejects.toBeInstanceOf(PaymentRefusedError)
  await expect(call()).rejects.toBeInstanceOf(PaymentUnknownError)
  const found = await scrape()
  for (const outcome of ['ok', 'refused', 'unknown'])
    expect(found.get(`playhouse_provider_calls_total{provider="payments",outcome="${outcome}"}`)).toBe(1)
})

test('counts messages and transfers', async () => {
  const sender = metrics.observeSender({
    sendSms: async () => {},
    sendEmail: () => Promise.reject(new Error('refused')),
  })
  await sender.sendSms({ phoneNumber: '+84912345678', text: '' })
  await expect(sender.sendEmail({ address: 'a@b.example', subject: '', text: '' })).rejects.toThrow('refused')
  const silent: Pick<Vendors, 'ask'> = { ask: () => Promise.reject(new Error('silence')) }
  const vendors = metrics.observeVendors(silent)
  await expect(vendors.ask('ACME', 'balance', { account: 'a' } as never)).rejects.toThrow('silence')
  const found = await scrape()
  expect(found.get('playhouse_provider_calls_total{provider="messages",outcome="ok"}')).toBe(1)
  expect(found.get('playhouse_provider_calls_total{provider="messages",outcome="unknown"}')).toBe(1)
  expect(found.get('playhouse_provider_calls_total{provider="vendors",outcome="unknown"}')).toBe(1)
})

test('says which process relays live events, and which lines its log has lost', async () => {
  await expect.poll(figure('playhouse_live_leader'), SOON).toBe(1)
  expect((await scrape()).get('playhouse_platform_log_lines_dropped_total')).toBe(3)
})

test('says how late a draw is that nobody settles, from when its last number was due or it was released', async () => {
  expect((await scrape()).get('playhouse_settlement_late_seconds')).toBe(0)
  const at = new Date(Date.now() - 100_000)
  const draw = {
    issue: '1',
    day: '2026-11-25',
    sequence: 1,
    salesOpenAt: at,
    closeAt: at,
    drawAt: at,
    nextActionAt: at,
  }
  const secret = { seedHash: Buffer.alloc(32), sealedSeed: '' }
  const [fast, station] = [FAST_GAMES[0]?.code ?? '', STATIONS[0]?.code ?? '']
  // A station shows its numbers for twenty minutes.
  await harness.database.insert(lotteryDraw).values({ ...draw, ...secret, lotteryCode: station })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBe(0)
  await harness.database.insert(lotteryDraw).values({ ...draw, ...secret, lotteryCode: fast })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBeGreaterThan(95)
  await harness.database.update(lotteryDraw).set({ heldAt: new Date() })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBe(0)
  await harness.database.update(lotteryDraw).set({ heldAt: null })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBeGreaterThan(95)
  await harness.database.update(lotteryDraw).set({ releasedAt: new Date() })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBeLessThan(10)
  await harness.database.update(lotteryDraw).set({ settledAt: new Date() })
  await expect.poll(figure('playhouse_settlement_late_seconds'), SOON).toBe(0)
})

test('counts differences that nobody has explained, and days that cannot be compared', async () => {
  const difference = { day: '2026-11-24', direction: 'IN', reference: 'r', reason: 'amount' } as const
  await harness.database.insert(reconciliation).values([
    { day: '2026-11-24', state: 'DONE' },
    { day: '2026-11-23', attempts: 3 },
  ])
  await harness.database.insert(reconciliationDifference).values([
    { ...difference, number: 1 },
    { ...difference, number: 2 },
    { ...difference, number: 3, explainedAt: new Date() },
  ])
  await expect.poll(figure('playhouse_reconciliation_differences'), SOON).toBe(2)
  expect((await scrape()).get('playhouse_reconciliation_failed_days')).toBe(1)
})

test('counts the acts of the last hour that the back office refused, by operator', async () => {
  const entry = (actor: string, action: string) => ({
    actorKind: 'OPERATOR' as const,
    actor,
    action,
    subject: `operator:${actor}`,
  })
  await harness.database
    .insert(auditEntry)
    .values([entry('anna', 'operator.denied'), entry('anna', 'operator.denied'), entry('binh', 'operator.invited')])
  await expect.poll(figure('playhouse_operator_denied{operator="anna"}'), SOON).toBe(2)
  expect((await scrape()).has('playhouse_operator_denied{operator="binh"}')).toBe(false)
})

test('counts games that return another share than they declare, once a day is summed', async () => {
  expect((await scrape()).has('playhouse_games_outside_return')).toBe(false)
  await harness.database.execute(sql`
    insert into game_day select '2026-11-20', node_id, 5000, 1, 500000000, 0, 900000000, 500000, 900000, 1620000
    from game where return_to_player is not null order by volatility limit 1`)
  await harness.database.execute(sql`insert into daily_work values ('game days', '2026-11-27')`)
  await expect.poll(figure('playhouse_games_outside_return'), SOON).toBe(1)
})

test('says how long the oldest job of each queue waits', async () => {
  const app = fastify()
  const queue = openQueue(app, { databaseUrl: harness.config.databaseUrl })
  const send = (key: string, startAfter: Date) =>
    withTransaction(harness.database, (tx) => queue.send(tx, 'letters', {}, { key, startAfter }))
  await send('later', new Date(Date.now() + 600_000))
  await expect.poll(figure('playhouse_queue_age_seconds{queue="letters"}'), SOON).toBe(0)
  await send('due', new Date(Date.now() - 120_000))
  await expect.poll(figure('playhouse_queue_age_seconds{queue="letters"}'), SOON).toBeGreaterThan(115)
  await app.close()
})

test('says how late due rows are', async () => {
  expect((await scrape()).get('playhouse_work_late_seconds{work="transfers"}')).toBe(0)
  await harness.database.execute(sql`
    insert into withdrawal (member_id, amount, state, requested_at, next_action_at)
    select id, 100, 'APPROVED', now(), now() - interval '90 seconds' from member limit 1`)
  await expect.poll(figure('playhouse_work_late_seconds{work="withdrawals"}'), SOON).toBeGreaterThan(85)
})

test('says for how long the database has failed a work and a webhook', async () => {
  metrics.interruption('notices', Date.now() - 100_000)
  await harness.database.execute(sql`
    insert into payment_event (id, body, next_action_at, interrupted_since)
    values ('interrupted', '{}', now() + interval '1 hour', now() - interval '20 minutes')`)
  await expect.poll(figure('playhouse_rows_interrupted_seconds{work="webhooks"}'), SOON).toBeGreaterThan(1_190)
  expect((await scrape()).get('playhouse_work_interrupted_seconds{work="notices"}')).toBeGreaterThan(99)
  metrics.interruption('notices', undefined)
  expect((await scrape()).get('playhouse_work_interrupted_seconds{work="notices"}')).toBeUndefined()
})

test('counts replicas, and says nothing of an archive where there is none', async () => {
  const found = await scrape()
  expect(found.get('playhouse_database_replicas')).toBe(0)
  expect(found.has('playhouse_archive_age_seconds')).toBe(false)
  expect(found.has('playhouse_archive_failing')).toBe(false)
})

test('leaves figures of the database out while it does not answer', async () => {
  const broken = new PlatformMetrics()
  const other = await openTestPlatform({ template: 'small', metrics: broken })
  await other.app.ready()
  expect(await broken.registry.metrics()).toMatch(/^playhouse_database_replicas 0$/m)
  await other.database.$client.query('alter table reconciliation rename to elsewhere')
  await expect.poll(() => broken.registry.metrics(), { interval: 200 }).not.toMatch(/^playhouse_database_replicas \d/m)
  expect(await broken.registry.metrics()).toMatch(/^process_cpu_seconds_total /m)
  expect(other.logged()).toContain('figures for Prometheus could not be read')
  await other.close()
})
