import { fastify, type FastifyInstance } from 'fastify'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../test/database.ts'
import { openQueue, QUEUE_SCHEMA, type Queue } from './queue.ts'

const WORKER = fileURLToPath(new URL('queue-worker.fixture.ts', import.meta.url))

let url: string
let drop: () => Promise<void>
let database: Database
let app: FastifyInstance
let queue: Queue
const workers: ChildProcess[] = []
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase())
  database = openDatabase(url)
  await database.execute(
    'create table job_start (n integer, pid integer); create table job_effect (n integer primary key)',
  )
  app = fastify()
  queue = openQueue(app, { databaseUrl: url })
  await app.ready()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app.close()
  await database.$client.end()
  await drop()
})

const send = (n: number, key = `job-${n}`) => withTransaction(database, (tx) => queue.send(tx, 'count', { n }, { key }))
const numbers = async (table: string) => {
  const { rows } = await database.$client.query<{ n: number; pid?: number }>(`select * from ${table} order by n`)
  return rows
}

async function startWorker(slowMs: number): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [WORKER], {
    env: { ...process.env, DATABASE_URL: url, SLOW_MS: String(slowMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  return worker
}

test('enqueues with the transaction, once under a key', async () => {
  await send(1)
  await send(1)
  const failed = withTransaction(database, async (tx) => {
    await queue.send(tx, 'count', { n: 2 }, { key: 'rolled-back' })
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  const { rows } = await database.$client.query(`select data from ${QUEUE_SCHEMA}.job where name = 'count'`)
  expect(rows).toEqual([{ data: { n: 1 } }])
})

test('runs each job’s effect once in two processes, one of which is killed during a job', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, at) => send(at + 10)))
  // Always fails; the other jobs continue.
  await send(-1)
  // The worker is still in its job whenever the start is seen.
  const [killed] = await Promise.all([startWorker(600_000), startWorker(100)])
  await expect
    .poll(async () => (await numbers('job_start')).some(({ n, pid }) => n > 0 && pid === killed?.pid))
    .toBe(true)
  killed?.kill('SIGKILL')
  const all = [1, ...Array.from({ length: 12 }, (_, at) => at + 10)]
  await expect.poll(async () => (await numbers('job_effect')).map(({ n }) => n)).toEqual(all)
  await expect.poll(async () => (await numbers('job_start')).filter(({ n }) => n === -1).length).toBeGreaterThan(1)
})

test('repeats a job at once while its connections break, without using up its retries', async () => {
  await send(51)
  await startWorker(0)
  await expect.poll(async () => (await numbers('job_effect')).map(({ n }) => n)).toContain(51)
  const { rows } = await database.$client.query(
    `select retry_count as retries from ${QUEUE_SCHEMA}.job where data = '{"n": 51}'`,
  )
  expect(rows).toEqual([{ retries: 0 }])
})

test('finishes the job in progress when it is stopped', async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await database.execute('truncate job_start')
  const worker = await startWorker(1_500)
  await send(40)
  await expect.poll(async () => (await numbers('job_start')).some(({ n }) => n === 40)).toBe(true)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  expect((await numbers('job_effect')).some(({ n }) => n === 40)).toBe(true)
})
