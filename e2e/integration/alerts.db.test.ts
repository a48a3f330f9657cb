import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { signedClient } from '@playhouse/vendor-api/vendors/harbour/signed-client.ts'
import { eq, sql } from 'drizzle-orm'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { reconciliation, reconciliationDifference } from '../../apps/platform/src/db/tables/office.ts'
import { openGame } from '../../apps/platform/src/domains/money/wallet/seamless/seamless.fixture.ts'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0
const runs = IS_NIGHTLY && hasPrometheus
if (IS_NIGHTLY && !hasPrometheus) console.warn('Prometheus is missing, so no alert fires: apt-get install prometheus')

const SEAMLESS_SECRET = 'a-secret-of-the-wallet-for-this-test-0123456789'
const INTERVAL = '1s'

interface Running {
  name: string
  program: string
  url: string
  metrics: string
  child: ChildProcess
}

let database: Database
let databaseUrl: string
let drop: () => Promise<void>
let folder: string
let prometheus: { url: string; child: ChildProcess }
const running = new Map<string, Running>()

beforeAll(async () => {
  if (!runs) return
  ;({ url: databaseUrl, drop } = await scratchDatabase())
  database = openDatabase(databaseUrl)
  await makeSmallWorld(database)
  folder = mkdtempSync(join(tmpdir(), 'playhouse-alerts-'))
  const web = await start('platform', { ROLE: 'web' })
  await start('platform', { ROLE: 'worker' })
  await start('gateway', { PLATFORM_URL: web.url, CIRCUIT_CALLS: '5' })
  prometheus = await startPrometheus()
})

afterAll(async () => {
  if (!runs) return
  for (const { child } of [prometheus, ...running.values()]) await kill(child)
  rmSync(folder, { recursive: true, force: true })
  await database.$client.end()
  await drop()
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Starts a program as its container does, and waits until it is ready. */
async function start(program: 'platform' | 'gateway', settings: Record<string, string>): Promise<Running> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const own = program === 'platform' ? { DATABASE_URL: databaseUrl, SEAMLESS_SECRET, OPERATOR_PORT: 'off' } : {}
  const child = spawn(process.execPath, [join(ROOT, `apps/${program}/src/main.ts`)], {
    env: {
      ...bareEnvironment(),
      ...own,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const name = settings['ROLE'] ?? program
  const started = { name, program, url: `http://127.0.0.1:${port}`, metrics: `127.0.0.1:${metricsPort}`, child }
  running.set(name, started)
  while (!(await fetch(`${started.url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The ${name} has ended.`)
    await sleep(50)
  }
  return started
}

/** Starts Prometheus with the rules as they are deployed, reading each second. */
async function startPrometheus() {
  const port = await freePort()
  copyFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), join(folder, 'alerts.yml'))
  const jobs = ['gateway', 'platform'].map((program) => ({
    job_name: program,
    static_configs: [
      { targets: [...running.values()].flatMap((one) => (one.program === program ? [one.metrics] : [])) },
    ],
  }))
  const global = { scrape_interval: INTERVAL, evaluation_interval: INTERVAL }
  writeFileSync(
    join(folder, 'prometheus.yml'),
    JSON.stringify({ global, rule_files: ['alerts.yml'], scrape_configs: jobs }),
  )
  const options = {
    'config.file': join(folder, 'prometheus.yml'),
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': `127.0.0.1:${port}`,
    'log.level': 'error',
  }
  const child = spawn(
    'prometheus',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('Prometheus has ended.')
    await sleep(50)
  }
  return { url, child }
}

async function firing(): Promise<string[]> {
  const response = await fetch(`${prometheus.url}/api/v1/alerts`)
  const { data } = (await response.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }
  const names = data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  return [...new Set(names)].toSorted()
}

async function query(expr: string): Promise<number | undefined> {
  const response = await fetch(`${prometheus.url}/api/v1/query?query=${encodeURIComponent(expr)}`)
  const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } }
  return data.result[0] && Number(data.result[0].value[1])
}

const getProcess = (name: string): Running => {
  const found = running.get(name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}

test.runIf(runs)('no alert fires while the site runs', async () => {
  await expect.poll(() => query('sum(up)')).toBe(3)
  await expect.poll(() => query('sum(playhouse_live_leader)')).toBe(1)
  await sleep(3_000)
  expect(await firing()).toEqual([])
})

test.runIf(runs)('a difference of a reconciliation fires until somebody explains it', async () => {
  const day = '2026-01-02'
  await database.insert(reconciliation).values({ day, state: 'DONE' })
  await database
    .insert(reconciliationDifference)
    .values({ day, number: 1, direction: 'IN', reference: 'r', reason: 'amount' })
  await expect.poll(firing).toEqual(['ReconciliationDifferences'])
  await database.update(reconciliationDifference).set({ explainedAt: new Date() })
  await expect.poll(firing).toEqual([])
})

test.runIf(runs)('wallet calls that wait for a lock burn the budget of their objective', async () => {
  const [player] = await database.select({ id: member.id }).from(member).where(eq(member.username, 'hoa'))
  const { session } = await openGame(database, player?.id ?? 0)
  const { url: baseUrl } = getProcess('web')
  const wallet = signedClient({ baseUrl, secret: SEAMLESS_SECRET, connections: 4, deadlineMs: 10_000 })
  const call = async () => (await wallet.post('SEN', '/seamless/v1/balance', { session })).statusCode
  for (let nr = 0; nr < 5; nr += 1) expect(await call()).toBe(200)
  await sleep(3_000)
  expect(await firing()).toEqual([])
  for (let nr = 0; nr < 3; nr += 1) {
    const calls = await database.transaction(async (tx) => {
      await tx.execute(sql`lock table game_session in access exclusive mode`)
      const waiting = [call(), call(), call()]
      await sleep(600)
      return { waiting }
    })
    expect(await Promise.all(calls.waiting)).toEqual([200, 200, 200])
  }
  await expect.poll(firing).toEqual(['WalletSlow'])
  await wallet.close()
})

test.runIf(runs)('the loss of the last worker and web process fires within two minutes', async () => {
  const { url } = getProcess('gateway')
  await kill(getProcess('worker').child)
  await kill(getProcess('web').child)
  const ask = async () => {
    const headers = { 'content-type': 'application/json', origin: url }
    await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ hotGames { id } }' }) })
    return firing()
  }
  await expect
    .poll(ask, { interval: 500, timeout: 120_000 })
    .toEqual(expect.arrayContaining(['CircuitOpen', 'LiveLeaderMissing', 'TargetDown']))
})
