import { depositByQr, deposit as readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFor, openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'

let harness: TestPlatform
let main: KillableProcesses
let token: string
beforeAll(async () => {
  const paymentsPort = await freePort()
  harness = await openTestPlatform({ template: 'empty', environment: { SEAMLESS_SECRET }, prepare: makeSmallWorld })
  main = await startKillable(harness.config.databaseUrl, {
    PARTIES: 'vendors,payments',
    PAYMENTS_PORT: String(paymentsPort),
    PAYMENTS_URL: `http://127.0.0.1:${paymentsPort}`,
    // Paid automatically, so that webhooks arrive while the platform is being killed.
    PAYMENTS_SECONDS: '0.2',
  })
  token = (await harness.call(login, { username: 'hoa', password: PASSWORD })).value.token
})
afterAll(async () => {
  await main.end()
  await harness.close()
})

const POINTS: FaultPoint[] = [
  'deposit:kept',
  'deposit:answered',
  'payment:event-kept',
  'payment:credited',
  'payment:committed',
]

test.each(allEveryNight(POINTS, (point) => point === 'payment:credited'))(
  'credits a deposit once when the platform is killed at %s',
  async (point) => {
    const minor = async () => parseAmount((await harness.call(balance, {}, { token })).value.sumBalance)
    const before = await minor()
    const requestKey = randomUUID()
    const request = () =>
      fetch(main.platform(depositByQr.path), {
        method: 'POST',
        headers: { ...headersFor(depositByQr, { token }), 'content-type': 'application/json' },
        body: JSON.stringify({ requestKey, amount: '100000' }),
      }).catch(() => undefined)
    await main.start(point)
    await request()
    expect(await main.gone()).toBe('SIGKILL')
    await main.start()
    // The page repeats the request under the same key.
    const response = await request()
    if (!response) throw new Error('The platform did not answer.')
    const { value } = (await response.json()) as { value: { id: string } }
    await expect
      .poll(async () => {
        await harness.database.execute(
          sql`update deposit set next_action_at = now() where id = ${Number(value.id)} and next_action_at is not null`,
        )
        return (await harness.call(readDeposit, { id: value.id }, { token })).value.state
      })
      .toBe('CONFIRMED')
    expect((await minor()) - before).toBe(parseAmount('100000'))
    await main.kill()
    const lines: string[] = []
    await audit(harness.config.databaseUrl, (line) => lines.push(line))
    expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
  },
)
