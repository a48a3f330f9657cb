import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { clusterFolder } from '../../apps/platform/src/db/embedded-folder.ts'
import { runningCluster } from '../../apps/platform/src/db/embedded-lock.ts'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../apps/platform/src/db/embedded.ts'
import { makeBrand } from '../../apps/platform/src/db/brand/make-brand.ts'
import { migrateDatabase } from '../../apps/platform/src/db/migrate.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { isBusy } from '@playhouse/postgres/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { replaceClock } from '@playhouse/testing/postgres-clock.ts'

const PLATFORM = fileURLToPath(new URL('../../apps/platform/src/main.ts', import.meta.url))
const PLATFORM_CLI = fileURLToPath(new URL('../../apps/platform/src/cli.ts', import.meta.url))
const SIMULATORS = fileURLToPath(new URL('../../apps/simulators/src/main.ts', import.meta.url))
const random = () => randomBytes(32).toString('base64url')

let dataDir: string
let databasePort: number
let url: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'playhouse-late-'))
  databasePort = await freePort()
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort })
  await replaceClock(server.url('postgres'))
  url = await server.ensureDatabase('late')
  await migrateDatabase(url)
  await makeBrand(url)
  await server.stop()
})
afterAll(() => removeEmbeddedPostgres(dataDir))

const started: ChildProcess[] = []
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

interface Program {
  child: ChildProcess
  output(): string
}

function run(program: string, environment: Record<string, string>, texts: readonly string[] = []): Program {
  let output = ''
  const child = spawn(process.execPath, [program, ...texts], {
    env: { ...bareEnvironment(), DATABASE_URL: url, ...environment },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  started.push(child)
  return { child, output: () => output }
}

async function platform(more: Record<string, string> = {}): Promise<Program & { readyUrl: string }> {
  const [PORT, OPERATOR_PORT] = [String(await freePort()), String(await freePort())]
  const secrets = { SEAMLESS_SECRET: random(), PAYMENTS_SECRET: random(), SECRET_KEYS: `k1:${random()}` }
  const environment = { PORT, OPERATOR_PORT, ...secrets, OPERATOR_TOKEN: `anna:${random()}`, ...more }
  return { ...run(PLATFORM, environment), readyUrl: `http://127.0.0.1:${PORT}/readyz` }
}

async function simulators(): Promise<Program & { readyUrl: string }> {
  const VENDOR_PORT = String(await freePort())
  const program = run(SIMULATORS, { DEMO: 'true', PARTIES: 'vendors', VENDOR_PORT })
  return { ...program, readyUrl: `http://127.0.0.1:${VENDOR_PORT}/readyz` }
}

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Waits for a text in the output of a program, as long as it runs. @returns the output */
async function outputWith({ child, output }: Program, pattern: RegExp): Promise<string> {
  while (!pattern.test(output()) && child.exitCode === null) await sleep(20)
  return output()
}

/** Waits until a program is ready. @returns what it said if it ended instead */
async function getOutcome({ child, output, readyUrl }: Program & { readyUrl: string }): Promise<string> {
  while (child.exitCode === null && !(await fetch(readyUrl).catch(() => undefined))?.ok) await sleep(50)
  return child.exitCode === null ? 'ready' : output()
}

it('platform and simulators that start before PostgreSQL wait for it', async () => {
  const programs = [await platform(), await simulators()]
  const waits = /waiting for PostgreSQL.*ECONNREFUSED/
  for (const program of programs) expect(await outputWith(program, waits)).toMatch(waits)
  const health = async (path: string) =>
    (await fetch(new URL(path, programs[0]?.readyUrl)).catch(() => undefined))?.status
  await expect.poll(() => health('/livez')).toBe(200)
  expect([await health('/readyz'), await health('/wps/system/status')]).toEqual([503, 503])
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort })
  try {
    for (const program of programs) expect(await getOutcome(program)).toBe('ready')
  } finally {
    await server.stop()
  }
})

it('platform and simulators wait while a killed PostgreSQL recovers', async () => {
  const first = await startEmbeddedPostgres({ dataDir, port: databasePort })
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  // All of it is read again at the recovery.
  await client.query(
    'CREATE TABLE log_to_replay AS SELECT n, repeat(md5(n::text), 8) AS text FROM generate_series(1, 400000) n',
  )
  const cluster = await runningCluster(clusterFolder(dataDir, databaseAccount()))
  if (!cluster) throw new Error('The server is not running.')
  process.kill(cluster.pid, 'SIGKILL')
  await first.ended
  const programs = [await platform(), await simulators()]
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort })
  try {
    for (const program of programs) expect(await getOutcome(program)).toBe('ready')
  } finally {
    await client.end().catch(() => {})
    await server.stop()
  }
})

it('platform and simulators wait while PostgreSQL is in recovery and accepts reads only', async () => {
  // Only a log that says enough can be replayed.
  const primary = await startEmbeddedPostgres({ dataDir, port: databasePort, settings: { wal_level: 'replica' } })
  await primary.stop()
  const folder = clusterFolder(dataDir, databaseAccount())
  writeFileSync(join(folder, 'standby.signal'), '')
  const account = databaseAccount()
  if (account) chownSync(join(folder, 'standby.signal'), account.uid, account.gid)
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort, settings: { wal_level: 'replica' } })
  try {
    const programs = [await platform(), await simulators()]
    const migration = run(PLATFORM_CLI, {}, ['migrate'])
    const waits = /waiting for PostgreSQL.*it is in recovery/i
    for (const program of [...programs, migration]) expect(await outputWith(program, waits)).toMatch(waits)
    const health = async (path: string) =>
      (await fetch(new URL(path, programs[0]?.readyUrl)).catch(() => undefined))?.status
    await expect.poll(() => health('/livez')).toBe(200)
    expect(await health('/readyz')).toBe(503)
    await withClient((client) => client.query('SELECT pg_promote()'))
    for (const program of programs) expect(await getOutcome(program)).toBe('ready')
    if (migration.child.exitCode === null) await once(migration.child, 'exit')
    expect(migration.child.exitCode, migration.output()).toBe(0)
  } finally {
    await server.stop()
  }
})

it('a running platform is not ready while PostgreSQL accepts reads only, and its writes fail for the time being', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort })
  try {
    const program = await platform()
    expect(await getOutcome(program)).toBe('ready')
    const ready = async () => (await fetch(program.readyUrl)).status
    await withClient(async (client) => {
      await client.query('ALTER SYSTEM SET default_transaction_read_only = on')
      await client.query('SELECT pg_reload_conf()')
    })
    await expect.poll(ready).toBe(503)
    const refused = await withClient((client) => client.query('CREATE TABLE written ()')).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({ code: '25006' })
    expect(isBusy(refused)).toBe(true)
    await withClient(async (client) => {
      await client.query('ALTER SYSTEM RESET default_transaction_read_only')
      await client.query('SELECT pg_reload_conf()')
    })
    await expect.poll(ready).toBe(200)
  } finally {
    await server.stop()
  }
})

it('says why and ends with an error when PostgreSQL does not come up in time', async () => {
  const limit = { DATABASE_WAIT_SECONDS: '1' }
  const programs = [
    await platform(limit),
    run(SIMULATORS, { DEMO: 'true', PARTIES: 'vendors', ...limit }),
    run(PLATFORM_CLI, limit, ['migrate']),
  ]
  for (const { child, output } of programs) {
    if (child.exitCode === null) await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    expect(output()).toMatch(/PostgreSQL was not ready within 1 s \(DATABASE_WAIT_SECONDS\): .*ECONNREFUSED/)
  }
})

it('does not wait with a wrong password', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: databasePort })
  try {
    const wrong = new URL(url)
    wrong.password = 'x'.repeat(24)
    const { child, output } = run(PLATFORM_CLI, { DATABASE_URL: wrong.href }, ['check'])
    await once(child, 'exit')
    expect(child.exitCode).toBe(1)
    expect(output()).toMatch(/password authentication failed/)
  } finally {
    await server.stop()
  }
})
