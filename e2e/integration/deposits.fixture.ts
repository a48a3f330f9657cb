import { sql } from 'drizzle-orm'
import {
  depositByQr,
  depositFromAccount,
  depositReport,
  deposit as readDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import type { PaymentControls } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { buildPayments } from '../../apps/simulators/src/payments/app.ts'
import type { BankCredit } from '../../apps/simulators/src/payments/pay-in-steps.ts'
import type { PayerChoice } from '../../apps/simulators/src/payments/provider.ts'

export const PAYMENTS_SECRET = 'the payment provider of these tests'

/** A platform with its jobs and a payment provider, connected over HTTP. */
export interface TestCashier {
  harness: TestPlatform
  paymentsUrl: string
  /** Closes the provider's port and opens it again. */
  stopProvider(): Promise<void>
  startProvider(): Promise<void>
  control(controls: PaymentControls): Promise<void>
  /** A QR deposit of the member, or a transfer from an account. */
  request(token: string, amount: string, from?: { bankCode: string; payerName: string }): Promise<Requested>
  choose(requested: Requested, choice: PayerChoice): Promise<void>
  bankCredit(credit: Partial<BankCredit>): Promise<{ id: string }>
  /** Sends any text as a webhook of the provider. */
  sendWebhook(body: string): Promise<void>
  getState(token: string, id: string): Promise<string>
  getBalance(token: string): Promise<string>
  logIn(username: string): Promise<string>
  getSum(token: string): Promise<string>
  expectConsistentLedger(): Promise<void>
  close(): Promise<void>
}

export interface Requested {
  id: string
  transferText: string
  pageUrl: string
}

export async function openTestCashier({ runsJobs = true } = {}): Promise<TestCashier> {
  const [platformPort, paymentsPort] = [await freePort(), await freePort()]
  const [platformUrl, paymentsUrl] = [platformPort, paymentsPort].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ]
  const harness = await openTestPlatform({
    template: 'empty',
    runsJobs,
    environment: { PAYMENTS_URL: paymentsUrl, PAYMENTS_SECRET },
    prepare: async (made, url) => {
      await makeSmallWorld(made)
      // A first deposit takes it.
      await made.execute(
        sql`insert into member_profile (member_id, birthday) select id, '1990-05-17' from member on conflict do nothing`,
      )
      await migrateSimulators(url)
    },
  })
  await harness.app.listen({ port: platformPort })
  const database: Database = openDatabase(harness.config.databaseUrl)
  let provider: Awaited<ReturnType<typeof buildPayments>> | undefined
  const startProvider = async () => {
    provider = await buildPayments({
      config: {
        logLevel: 'silent',
        requestTimeoutMs: 5_000,
        paymentsSecrets: [PAYMENTS_SECRET],
        paymentsHost: paymentsUrl,
        operatorUrl: platformUrl,
        paymentsFinishAfterMs: 3_600_000,
        siteOrigins: ['http://localhost:4200'],
      },
      database,
      // A route's own log level would still write.
      logStream: { write: () => {} },
    })
    await provider.listen({ port: paymentsPort })
  }
  const stopProvider = async () => {
    await provider?.close()
    provider = undefined
  }
  await startProvider()
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const response = await fetch(`${paymentsUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { id: string }
  }
  return {
    harness,
    paymentsUrl,
    startProvider,
    stopProvider,
    control: async (controls) => void (await send('PUT', '/controls', controls)),
    request: async (token, amount, from) => {
      const { status, body, value } = from
        ? await harness.call(depositFromAccount, { requestKey: randomUUID(), amount, ...from }, { token })
        : await harness.call(depositByQr, { requestKey: randomUUID(), amount }, { token })
      expect([status, body]).toEqual([200, expect.anything()])
      return { id: value.id, transferText: value.transferText ?? '', pageUrl: value.pageUrl ?? '' }
    },
    choose: async ({ pageUrl }, choice) => {
      const { status } = await fetch(pageUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ choice }),
      })
      expect(status).toBe(303)
    },
    bankCredit: (credit) => send('POST', '/bank/credits', { amount: '100000', ...credit }),
    sendWebhook: async (body) => void (await send('POST', '/webhooks', { body })),
    getState: async (token, id) => (await harness.call(readDeposit, { id }, { token })).value.state,
    getBalance: async (token) => (await harness.call(balance, {}, { token })).value.sumBalance,
    logIn: async (username) => (await harness.call(login, { username, password: PASSWORD })).value.token,
    getSum: async (token) => (await harness.call(depositReport, {}, { token })).value.totalAmount,
    expectConsistentLedger: async () => {
      const lines: string[] = []
      await audit(harness.config.databaseUrl, (line) => lines.push(line))
      expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
    },
    close: async () => {
      await stopProvider()
      await harness.close()
      await database.$client.end()
    },
  }
}
