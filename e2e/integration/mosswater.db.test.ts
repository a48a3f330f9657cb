import { depositByGateway, deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import type { MosswaterControls } from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { deposit, withdrawal } from '../../apps/platform/src/db/tables/cashier.ts'
import { payoutAttempt, withdrawalSetting } from '../../apps/platform/src/db/tables/cashier-withdrawals.ts'
import { paymentProvider } from '../../apps/platform/src/db/tables/deposits.ts'
import { memberProfile } from '../../apps/platform/src/db/tables/profile.ts'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { requestWithdrawal } from '../../apps/platform/src/ledger/cashier.ts'
import { getCash } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import {
  findReconciliations,
  requestReconciliation,
} from '../../apps/platform/src/domains/money/cashier/reconciliation/reconcile.ts'
import { recordStep } from '../../apps/platform/src/domains/money/cashier/withdrawals/transition.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { mosswaterRoutes } from '../../apps/simulators/src/mosswater/app.ts'
import { buildPayments } from '../../apps/simulators/src/payments/app.ts'

/*
 * The platform with the second payment provider over HTTP, and nobody at the address of the first.
 */

const SECRET = 'the second payment provider of these tests'
const UNIT = 10_000n

let harness: TestPlatform
let database: Database
let url: string
let closeSimulator: () => Promise<void>
let token: string
let memberId: number
beforeAll(async () => {
  const [platformPort, port, nobody] = [await freePort(), await freePort(), await freePort()]
  url = `http://127.0.0.1:${port}`
  harness = await openTestPlatform({
    template: 'empty',
    runsJobs: true,
    environment: {
      PAYMENTS_URL: `http://127.0.0.1:${nobody}`,
      MOSSWATER_URL: url,
      MOSSWATER_SECRET: SECRET,
    },
    prepare: async (made, address) => {
      await makeSmallWorld(made)
      await migrateSimulators(address)
    },
  })
  ;({ database } = harness)
  await harness.app.listen({ port: platformPort })
  const own = openDatabase(harness.config.databaseUrl)
  const config = {
    logLevel: 'silent' as const,
    requestTimeoutMs: 5_000,
    siteOrigins: ['http://localhost:4200'],
    paymentsSecrets: [SECRET],
    mosswaterSecrets: [SECRET],
    paymentsHost: url,
    operatorUrl: `http://127.0.0.1:${platformPort}`,
    paymentsFinishAfterMs: 3_600_000,
  }
  const simulator = await buildPayments({ config, database: own })
  await simulator.register(mosswaterRoutes, { config, database: own })
  await simulator.listen({ port })
  closeSimulator = async () => {
    await simulator.close()
    await own.$client.end()
  }
  ;({ token } = (await harness.call(login, { username: 'hoa', password: PASSWORD })).value)
  const { rows } = await database.execute<{ id: number }>(sql`select id from member where username = 'hoa'`)
  memberId = rows[0]?.id ?? 0
  await database.insert(memberProfile).values({ memberId, birthday: '1990-05-17' }).onConflictDoNothing()
  await database
    .update(withdrawalSetting)
    .set({ reviewFrom: 10_000_000n * UNIT, reviewAbovePerDay: 100, identityTier: 0 })
})
afterEach(async () => {
  await control({ answers: 'NORMAL', callbacks: 'NORMAL', copies: 1, finishAfterMs: null })
  await expectConsistentLedger()
})
afterAll(async () => {
  await closeSimulator()
  await harness.close()
})

async function expectConsistentLedger(): Promise<void> {
  const lines: string[] = []
  await audit(harness.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
}

async function control(controls: Partial<MosswaterControls>): Promise<void> {
  const response = await fetch(`${url}/mosswater/controls`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(controls),
  })
  expect(response.status).toBe(200)
}

async function request(amount: string) {
  const input = { requestKey: randomUUID(), amount, method: 'REDIRECT' } as const
  const { status, value } = await harness.call(depositByGateway, input, { token })
  expect(status).toBe(200)
  return value
}

async function pay({ pageUrl }: { pageUrl?: string | null | undefined }, choice: string): Promise<void> {
  const { status } = await fetch(pageUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice }),
  })
  expect(status).toBe(303)
}

const getState = (id: string) => async () => (await harness.call(readDeposit, { id }, { token })).value.state
const cash = () => getCash(database, memberId)

test('credits a payment on the provider’s page once, however often its callback comes', async () => {
  await control({ copies: 4 })
  const before = await cash()
  const requested = await request('200000')
  expect(requested.pageUrl).toContain(url)
  expect(await (await fetch(requested.pageUrl ?? '')).text()).toContain('200,000 VND')
  await pay(requested, 'FULL')
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  await expect
    .poll(
      async () => (await harness.database.execute(sql`select from payment_event where state = 'RECEIVED'`)).rowCount,
    )
    .toBe(0)
  expect(await cash()).toBe(before + 200_000n * UNIT)
})

test('credits a payment whose callbacks were lost, because the platform asks', async () => {
  await control({ callbacks: 'LOST' })
  const before = await cash()
  const requested = await request('150000')
  await pay(requested, 'MORE')
  await database
    .update(deposit)
    .set({ nextActionAt: new Date() })
    .where(eq(deposit.id, Number(requested.id)))
  await expect.poll(getState(requested.id)).toBe('CONFIRMED')
  expect(await cash()).toBe(before + 225_000n * UNIT)
})

test('takes a deposit that the first provider does not answer, and credits two payments of it', async () => {
  await database
    .insert(paymentProvider)
    .values({ code: 'lantern', position: 1 })
    .onConflictDoUpdate({ target: paymentProvider.code, set: { position: 1 } })
  await database.update(paymentProvider).set({ position: 2 }).where(eq(paymentProvider.code, 'mosswater'))
  const before = await cash()
  const requested = await request('100000')
  expect(requested.state).toBe('WAITING')
  const [row] = await database
    .select()
    .from(deposit)
    .where(eq(deposit.id, Number(requested.id)))
  expect(row).toMatchObject({ provider: 'mosswater', triedProviders: ['lantern'] })
  await pay(requested, 'TWICE')
  await expect.poll(cash).toBe(before + 200_000n * UNIT)
})

test('pays a withdrawal out once after a lost answer, and agrees with the provider’s bill', async () => {
  await database.update(paymentProvider).set({ uses: null }).where(eq(paymentProvider.code, 'mosswater'))
  await database.update(paymentProvider).set({ enabled: false }).where(eq(paymentProvider.code, 'lantern'))
  await control({ answers: 'LOST_ANSWER', finishAfterMs: 0 })
  const before = await cash()
  const destination = {
    kind: 'BANK',
    bankCode: 'HOASEN',
    bankName: 'B',
    accountNumber: '12345678',
    accountName: 'A',
  } as const
  const id = await withTransaction(database, async (tx) => {
    const details = { destination, nextActionAt: new Date() }
    const stored = await requestWithdrawal(tx, { memberId, amount: 200_000n * UNIT, requestKey: randomUUID(), details })
    await recordStep(tx, stored, { actor: 'MEMBER' })
    return stored.id
  })
  const attempts = () => database.select().from(payoutAttempt).where(eq(payoutAttempt.withdrawalId, id))
  await expect.poll(async () => (await attempts()).length).toBe(1)
  await control({ answers: 'NORMAL' })
  const state = async () => {
    await database.update(withdrawal).set({ nextActionAt: new Date() }).where(eq(withdrawal.state, 'PROCESSING'))
    return (await database.select().from(withdrawal).where(eq(withdrawal.id, id)))[0]?.state
  }
  await expect.poll(state, { interval: 500 }).toBe('DISBURSED')
  expect(await attempts()).toMatchObject([{ provider: 'mosswater', state: 'PAID' }])
  expect(await cash()).toBe(before - 200_000n * UNIT)

  const day = brandDay(new Date())
  await withTransaction(database, (tx) => requestReconciliation(tx, day, ['mosswater']))
  const report = async () => (await findReconciliations(database, day))[0]
  await expect.poll(async () => (await report())?.report.state).toBe('DONE')
  expect(await report()).toMatchObject({
    report: { provider: 'mosswater', statementOut: 200_000n * UNIT },
    differences: [],
  })
})
