import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBusy, openDatabase } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/platform/src/db/embedded.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

/** Two servers with one password, as a primary and its replica, behind one address. */
let dataDirs: string[]
let servers: EmbeddedPostgres[]
let ports: number[]
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  dataDirs = ['old', 'new'].map((name) => mkdtempSync(join(tmpdir(), `playhouse-test-${name}-`)))
  ports = [await freePort(), await freePort()]
  const settings = { fsync: 'off', shared_buffers: '32MB' }
  servers = await Promise.all(
    dataDirs.map((dataDir, at) => startEmbeddedPostgres({ dataDir, port: ports[at] ?? 0, settings })),
  )
  const old = new URL(servers[0]?.url('postgres') ?? '')
  const client = new pg.Client({ connectionString: servers[1]?.url('postgres') ?? '' })
  await client.connect()
  await client.query(`ALTER ROLE postgres PASSWORD '${old.password}'`)
  await client.end()
  proxy = await startFaultProxy([ports[0] ?? 0])
  old.port = String(proxy.port)
  url = old.href
})
afterAll(async () => {
  await proxy.close()
  await Promise.all(servers.map((server) => server.stop()))
  for (const dataDir of dataDirs) removeEmbeddedPostgres(dataDir)
})

test('keeps a statement that is silent because it waits for a lock', async () => {
  const { $client: pool } = openDatabase(url)
  const [holder, waiter] = [await pool.connect(), await pool.connect()]
  await holder.query('SELECT pg_advisory_lock(1)')
  const waiting = waiter.query<{ at: string }>('SELECT pg_advisory_lock(1)')
  await sleep(6_000)
  await holder.query('SELECT pg_advisory_unlock(1)')
  await expect(waiting).resolves.toMatchObject({ rowCount: 1 })
  for (const client of [holder, waiter]) client.release()
  await pool.end()
})

test('keeps a slow statement where the address leads to several servers', async () => {
  const { $client: pool } = openDatabase(url, { isOneServer: false })
  const slow = pool.query<{ done: boolean }>('SELECT pg_sleep(7) IS NOT NULL AS done')
  await expect.poll(() => pool.totalCount).toBe(1)
  await sleep(500)
  proxy.moveTo([ports[1] ?? 0])
  await expect(slow).resolves.toMatchObject({ rows: [{ done: true }] })
  proxy.moveTo([ports[0] ?? 0])
  await pool.end()
})

test('gives up what it sent to a machine that is gone once another has its address, and idle connections too', async () => {
  const pools = [openDatabase(url), openDatabase(url)].map(({ $client }) => $client)
  const [first, second] = pools as [pg.Pool, pg.Pool]
  const held = await Promise.all([first.connect(), first.connect(), second.connect()])
  for (const client of held) client.release()
  const statement = first.query('SELECT pg_sleep(600)').then(
    () => 'answered',
    (error: unknown) => error,
  )
  await sleep(500)
  proxy.loseTarget()
  await servers[0]?.stop()
  // Nobody knows yet whether it comes back.
  await sleep(5_000)
  const still = await Promise.race([statement, sleep(0, 'waiting')])
  proxy.moveTo([ports[1] ?? 0])
  const failure = await statement
  expect(still).toBe('waiting')
  expect(isBusy(failure)).toBe(true)
  await expect.poll(() => pools.map(({ totalCount }) => totalCount)).toEqual([0, 0])
  const answers = await Promise.all(
    pools.flatMap((pool) => Array.from({ length: 10 }, () => pool.query<{ answer: number }>('SELECT 1 AS answer'))),
  )
  expect(answers.map(({ rows }) => rows[0]?.answer)).toEqual(Array.from({ length: 20 }, () => 1))
  await Promise.all(pools.map((pool) => pool.end()))
})
