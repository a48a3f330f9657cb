// npm run bench:idle [-- --quick]: what a demo without a visitor costs in a minute, by process, and how soon the platform acts on a row that
// another process made due. See docs/performance.md.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildWeb } from '../scripts/lib/web.ts'
import { startTestStack } from '../scripts/testing/stack.ts'
import { settleDatabase } from './bets/grow.ts'
import { startBenchServer } from './bets/server.ts'
import { percentile } from './percentile.ts'
import { findDescendant, getParent, processorSeconds } from './processes.ts'
import { isMissed, type Result, writeResults } from './results.ts'

const FULL = { settleMs: 90_000, measuredMs: 60_000, samples: 200 }
const QUICK = { settleMs: 45_000, measuredMs: 30_000, samples: 60 }
/** A lottery whose schedule is looked at again is not changed by that. */
const SAMPLED = 'SSC_30M'
/** Between two samples, spread so that they do not follow the platform's beat. */
const SAMPLE_PAUSE_MS = { min: 200, max: 700 }

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const { settleMs, measuredMs, samples } = values.quick ? QUICK : FULL

console.log('Building the web and creating the demo data …')
await buildWeb()
const server = await startBenchServer('idle')
try {
  const url = server.url('world')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Simulated players are visitors.
  await client.query('delete from lottery_program')
  // Autovacuum would do it in the measured minute, once for what was just loaded.
  await settleDatabase(url)
  const stack = await startTestStack(url)
  try {
    console.log(`Waiting ${settleMs / 1_000} s for the jobs that a new world has left …`)
    await sleep(settleMs)
    const rows = [...(await measureIdle(client)), ...(await measureDelay(client))]
    console.table(rows.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
    if (!values.quick) writeResults('idle', rows)
    if (rows.some(isMissed)) process.exitCode = 1
  } finally {
    await client.end()
    await stack.stop()
  }
} finally {
  await server.stop()
}

async function measureIdle(on: pg.Client): Promise<Result[]> {
  const { rows: own } = await on.query<{ pid: number }>('select pg_backend_pid() as pid')
  const roots = {
    platform: findDescendant('apps/platform/src/main.ts'),
    database: getParent(own[0]?.pid ?? 0),
    gateway: findDescendant('apps/gateway/src/main.ts'),
    simulators: findDescendant('apps/simulators/src/main.ts'),
  }
  const read = async () => ({
    at: performance.now(),
    transactions: await countTransactions(on),
    seconds: Object.values(roots).map((root) => processorSeconds([root])),
  })
  const before = await read()
  await sleep(measuredMs)
  const after = await read()
  const elapsed = (after.at - before.at) / 1_000
  const percents = after.seconds.map((seconds, index) => ((seconds - (before.seconds[index] ?? 0)) / elapsed) * 100)
  const [platform = 0, database = 0] = percents
  return [
    row('idle-transactions', (after.transactions - before.transactions) / elapsed, 'per second', 10),
    row('idle-platform-and-database', platform + database, '% of a core', 3),
    ...Object.keys(roots).map((name, index) => row(`idle-${name}`, percents[index] ?? 0, '% of a core')),
    row(
      'idle-demo',
      percents.reduce((sum, percent) => sum + percent, 0),
      '% of a core',
    ),
  ]
}

async function countTransactions(on: pg.Client): Promise<number> {
  const { rows } = await on.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.count)
}

/** From the commit that makes a row due until another transaction sees that it was acted on. */
async function measureDelay(on: pg.Client): Promise<Result[]> {
  const delays: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    await sleep(SAMPLE_PAUSE_MS.min + Math.random() * (SAMPLE_PAUSE_MS.max - SAMPLE_PAUSE_MS.min))
    await on.query('update lottery set next_action_at = clock_timestamp() where code = $1', [SAMPLED])
    const dueAt = performance.now()
    while (await isDue(on)) await sleep(2)
    delays.push(performance.now() - dueAt)
  }
  return [0.5, 0.99].map((share) => row(`due-row-p${share * 100}`, percentile(delays, share), 'ms'))
}

async function isDue(on: pg.Client): Promise<boolean> {
  const { rows } = await on.query<{ due: boolean }>(
    'select next_action_at <= clock_timestamp() as due from lottery where code = $1',
    [SAMPLED],
  )
  return rows[0]?.due ?? false
}

function row(id: string, value: number, unit: string, goal: number | null = null): Result {
  return { id, value: Number(value.toPrecision(3)), goal, unit, better: 'lower' }
}
