// npm run bench:pay [-- --quick]: real-time salary of 10,000 contracts over a million bets of their five-minute window, compared with one
// query over the bets and plain inserts of the same rows; then rebates and points, one by one and as a set. See docs/performance.md.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrateSimulators } from '../apps/simulators/src/migrate.ts'
import { settleDatabase } from './bets/grow.ts'
import { startBenchPlatform } from './bets/platform.ts'
import { startBenchServer } from './bets/server.ts'
import { measureCredits } from './pay/credits.ts'
import { growContracts } from './pay/grow.ts'
import { payByHand, payContracts } from './pay/measure.ts'
import { findDescendant, processorSeconds } from './processes.ts'
import { isMissed, type Result, writeResults } from './results.ts'

const FULL = { contracts: 10_000, bets: 1_000_000 }
const QUICK = { contracts: 1_000, bets: 100_000 }
/** The platform finishes due work within this time after it starts. */
const STARTED_MS = 20_000
/** Members whose rebates and points are credited. */
const CREDITED = 1_000

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const { contracts, bets } = values.quick ? QUICK : FULL

console.log('Creating the demo data in a PostgreSQL of its own, every commit on disk …')
const server = await startBenchServer()
let stop = async () => {}
try {
  const url = server.url('world')
  await migrateSimulators(url)
  console.log(`Adding ${contracts.toLocaleString('en')} contracts and ${bets.toLocaleString('en')} bets …`)
  const window = await growContracts(url, contracts, bets)
  await settleDatabase(url)
  const postmaster = findDescendant('bench-bets')
  const used = () => processorSeconds([postmaster])
  const platform = await startBenchPlatform('pay', url)
  stop = () => platform.stop()
  await sleep(STARTED_MS)
  const began = used()
  const paid = await payContracts(url, contracts)
  const spent = used() - began
  await stop()
  stop = async () => {}
  const raw = await payByHand(url, window, used)
  if (raw.total !== paid.total) throw new Error(`The bills add up to ${paid.total}, the bets ask for ${raw.total}.`)
  const credits = await compareCredits(url)
  const rows: Result[] = [
    row('pay', paid.seconds, 's', 'lower', 20),
    row('pay-billed', paid.billedSeconds, 's', 'lower'),
    row('pay-rate', paid.perSecond, 'bills/s', 'higher'),
    row('pay-raw', raw.seconds, 's', 'lower'),
    row('pay-ratio', raw.seconds / paid.seconds, 'of raw', 'higher'),
    row('pay-processor', spent, 's of PostgreSQL', 'lower'),
    row('pay-processor-query', raw.querySeconds, 's of PostgreSQL', 'lower'),
    row('pay-processor-raw', raw.insertSeconds, 's of PostgreSQL', 'lower'),
    ...credits,
    row('pay-processor-ratio', (raw.querySeconds + raw.insertSeconds) / spent, 'of raw', 'higher', 0.25),
  ]
  console.log(`\n${raw.rows.toLocaleString('en')} rows written.`)
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}\n`)
  console.table(rows.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
  if (!values.quick) writeResults('pay', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await stop()
  await server.stop()
}

/** Rebates and points credited to members, one by one and as a set. */
async function compareCredits(url: string): Promise<Result[]> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' })
  await client.connect()
  try {
    const open = 'select id from member where kind = 0 and closed_at is null order by id limit $1'
    const { rows } = await client.query<{ id: number }>(open, [CREDITED])
    const members = rows.map(({ id }) => id)
    const rebates = await measureCredits(client, members, 'COMMISSION')
    const points = await measureCredits(client, members, 'POINTS_EARN')
    const unit = 'µs of PostgreSQL a credit'
    return [
      row('pay-rebates-alone', rebates.alone, unit, 'lower'),
      row('pay-rebates-set', rebates.asSet, unit, 'lower'),
      row('pay-points-alone', points.alone, unit, 'lower'),
      row('pay-points-set', points.asSet, unit, 'lower'),
    ]
  } finally {
    await client.end()
  }
}

function row(id: string, value: number, unit: string, better: Result['better'], goal: number | null = null): Result {
  return { id, value: Number(value.toPrecision(3)), goal, unit, better }
}
