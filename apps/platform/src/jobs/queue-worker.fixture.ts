// Processes a test's jobs in a process that may be killed. DATABASE_URL names the database, SLOW_MS the duration of a
// job.
import { fastify } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { openQueue } from './queue.ts'

const databaseUrl = process.env.DATABASE_URL ?? ''
const app = fastify()
const database = openDatabase(databaseUrl)
const queue = openQueue(app, { databaseUrl, superviseSeconds: 1, pollSeconds: 0.5 })
queue.work<{ n: number }>('count', async ({ n }) => {
  await database.$client.query('insert into job_start (n, pid) values ($1, $2)', [n, process.pid])
  if (n < 0) throw new Error('poison')
  if (n > 50) {
    const { rowCount } = await database.$client.query('select from job_start where n = $1', [n])
    if ((rowCount ?? 0) < 4) await database.$client.query('select pg_terminate_backend(pg_backend_pid())')
  }
  await sleep(Number(process.env.SLOW_MS))
  await database.$client.query('insert into job_effect (n) values ($1) on conflict do nothing', [n])
})
await app.ready()
process.stdout.write('ready\n')
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => database.$client.end())
    .then(() => process.exit(0))
})
setInterval(() => {}, 60_000)
