import { depositByQr, readDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersFor, openTrial, type TrialPlatform } from '../../apps/platform/src/app.fixture.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'
import { allEveryNight } from './every-night.ts'

let trial: TrialPlatform
let main: KillableProcesses
let token: string
beforeAll(async () => {
  const paymentsPort = await freePort()
  trial = await openTrial({ template: 'empty', environment: { SEAMLESS_SECRET }, prepare: makeSmallWorld })
  main = await startKillable(trial.config.databaseUrl, {
    PARTIES: 'vendors,payments',
    PAYMENTS_PORT: String(paymentsPort),
    PAYMENTS_URL: `http://127.0.0.1:${paymentsPort}`,
    // Paid automatically, so that webhooks arrive while the platform is being killed.
    PAYMENTS_SECONDS: '0.2',
  })
  token = (await trial.call(login, { username: 'hoa', password: PASSWORD })).value.token
})
afterAll(async () => {
  await main.end()
  await trial.close()
})

const POINTS: FaultPoint[] = [
  'deposit:kept',
  'deposit:answered',
  'payment:event-kept',
  'payment:credited',
  'payment:committed',
]

test.each(allEveryNight(POINTS))('credits a deposit once when the platform is killed at %s', async (point) => {
  const minor = async () => parseAmount((await trial.call(balance, {}, { token })).value.sumBalance)
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
  const answer = await request()
  if (!answer) throw new Error('The platform did not answer.')
  const { value } = (await answer.json()) as { value: { id: string } }
  await expect
    .poll(async () => {
      await trial.database.execute(
        sql`update deposit set next_action_at = now() where id = ${Number(value.id)} and next_action_at is not null`,
      )
      return (await trial.call(readDeposit, { id: value.id }, { token })).value.state
    })
    .toBe('CONFIRMED')
  expect((await minor()) - before).toBe(parseAmount('100000'))
  await main.kill()
  const lines: string[] = []
  await audit(trial.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
})
