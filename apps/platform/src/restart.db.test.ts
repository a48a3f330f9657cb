import { STOPPING } from '@playhouse/platform-api/health.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { spreadLookup } from '@playhouse/server/spread-lookup.ts'
import { signedClient } from '@playhouse/vendor-api/vendors/harbour/signed-client.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import dns from 'node:dns'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { findWorldFaults, openGame, DETAILS, newId } from './domains/money/wallet/seamless/seamless.fixture.ts'
import { member } from './db/tables/members.ts'
import { eq } from 'drizzle-orm'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const SEAMLESS_SECRET = 'the seamless secret of this test alone'

let database: Database
let databaseUrl: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ url: databaseUrl, drop } = await scratchDatabase({ template: 'small' }))
  database = openDatabase(databaseUrl)
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

const started: ChildProcess[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

/** Starts a web process and waits until it is ready. */
async function startWeb(host: string, port: number): Promise<ChildProcess> {
  const settings = {
    DEMO: 'true',
    DATABASE_URL: databaseUrl,
    SEAMLESS_SECRET,
    LOG_LEVEL: 'warn',
    LOTTERY_DRAWS: 'false',
  }
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...bareEnvironment(),
      ...settings,
      ROLE: 'web',
      OPERATOR_PORT: 'off',
      DRAIN_SECONDS: '0.5',
      HOST: host,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  while (!(await fetch(`http://${host}:${port}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The platform has ended.')
    await sleep(50)
  }
  return child
}

test('a stopping process is not ready, then accepts no connections, and still answers on those that are open', async () => {
  const port = await freePort()
  const child = await startWeb('127.0.0.1', port)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = async (path: string) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }).end()
    const [response] = await once(sent, 'response')
    const body = await text(response)
    return {
      body,
      status: response.statusCode as number,
      connection: response.headers.connection as string,
    }
  }
  expect(await get('/livez')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect
    .poll(() => get('/readyz'), { interval: 20 })
    .toMatchObject({ status: 503, body: JSON.stringify(STOPPING) })
  const accepts = () =>
    fetch(`http://127.0.0.1:${port}/livez`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  expect(await accepts()).toBe(true)
  await expect.poll(accepts, { interval: 20 }).toBe(false)
  expect(await get('/livez')).toMatchObject({ status: 200, connection: 'close' })
  expect(await ended).toEqual([0, null])
  agent.destroy()
})

test.runIf(IS_NIGHTLY)('two processes restart one after the other under load without a failed call', async () => {
  const [hosts, port] = [['127.0.0.2', '127.0.0.3'] as const, await freePort()]
  const running = new Map(await Promise.all(hosts.map(async (host) => [host, await startWeb(host, port)] as const)))
  // As a container's name: the same first address each time.
  vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: (...found: unknown[]) => void) =>
    done(
      null,
      hosts.map((address) => ({ address, family: 4 })),
    )) as never)
  const client = signedClient({
    baseUrl: `http://platform.test:${port}`,
    secret: SEAMLESS_SECRET,
    connections: 32,
    deadlineMs: 5_000,
    lookup: spreadLookup,
  })
  const [player] = await database.select({ id: member.id }).from(member).where(eq(member.username, 'hoa'))
  const { session } = await openGame(database, player?.id ?? 0)

  const failed: string[] = []
  const times: number[] = []
  const over = new AbortController()
  const load = async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const bet = { session, transactionId: newId(), roundId: newId(), stake: '1', payout: '1', details: DETAILS }
      await client.post('SEN', '/seamless/v1/play', bet).then(
        ({ statusCode, body }) => void (statusCode === 200 || failed.push(`${statusCode} ${JSON.stringify(body)}`)),
        (error: unknown) => void failed.push(String(error)),
      )
      times.push(performance.now() - began)
      await sleep(5)
    }
  }
  const callers = Array.from({ length: 16 }, load)
  for (const [host, child] of running) {
    const before = times.length
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await expect.poll(() => times.length).toBeGreaterThan(before + 100)
    await startWeb(host, port)
    await sleep(1_000)
  }
  over.abort()
  await Promise.all(callers)
  await client.close()
  expect(failed).toEqual([])
  expect(times.length).toBeGreaterThan(500)
  expect(await findWorldFaults(database)).toEqual([])
})
