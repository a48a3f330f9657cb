// npm run bench:archive [-- --rounds 20000000] [--only-today]: bets, records and sizes with two years of rounds in one table, in a partition for each
// month, and with the months past the twelfth in an archive. Linux only, and needs 1.3 kB of disk for each round. See docs/performance.md.
import { statfsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { History, prepareHistory } from './archive/fill.ts'
import { Layouts, READING } from './archive/layouts.ts'
import { measureBets, measureRecords } from './archive/measure.ts'
import { startBenchServer } from './bets/server.ts'
import { type Result, writeResults } from './results.ts'
import { ROOT } from '../scripts/lib/settings.ts'

const FULL = 20_000_000
const BYTES_A_ROUND = 1_300
/** A member's record is to be on the screen within this time. */
const GOAL_MS = 100

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: String(FULL) },
    times: { type: 'string', default: '100' },
    'only-today': { type: 'boolean', default: false },
  },
})
const history = new History(Number(values.rounds))
const times = Number(values.times)

const { bavail, bsize } = statfsSync(ROOT)
if (bavail * bsize < BYTES_A_ROUND * history.rounds)
  throw new Error(`There is too little disk for ${history.rounds} rounds.`)

console.log('Creating the demo data in a PostgreSQL of its own …')
const server = await startBenchServer('archive', {
  // Figures are processor times, and reads of what is in memory.
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  work_mem: '64MB',
  autovacuum: 'off',
})
const url = server.url('world')
const readingUrl = `${url}?options=${encodeURIComponent(`-c jit=off -c search_path=${READING},public`)}`
const client = new pg.Client({ connectionString: url })
const rows: Result[] = []
const row = (id: string, value: number, unit: string, goal: number | null = null) =>
  rows.push({ id: `archive-${id}`, value, goal, unit, better: 'lower' })

/** Measures what stands under the platform's names. */
async function measure(name: string, layouts: Layouts, reads = url): Promise<void> {
  const began = performance.now()
  const sizes = await layouts.sizes()
  row(`${name}-live-size`, Math.round(sizes.live / 1e6), 'MB')
  row(`${name}-size`, Math.round(sizes.all / 1e6), 'MB')
  for (const [how, value] of Object.entries(await measureBets(url))) row(`${name}-bet ${how}`, value, 'µs')
  for (const [screen, members] of Object.entries(await measureRecords(reads, times))) {
    for (const [who, { processor, median }] of Object.entries(members)) {
      row(`${name}-${screen}, ${who}`, processor, 'ms of processor')
      row(`${name}-${screen}, ${who}, median`, median, 'ms', GOAL_MS)
    }
  }
  console.table(
    rows.filter(({ id }) => id.startsWith(`archive-${name}-`)).map(({ id, value, unit }) => ({ id, value, unit })),
  )
  console.log(
    `Measured in ${Math.round((performance.now() - began) / 1_000)} s at a load of ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** The other layouts, with the same rounds. */
async function compare(layouts: Layouts): Promise<void> {
  console.log('A partition for each month …')
  await layouts.buildPartitions()
  await measure('partitions', layouts)
  row('partitions-month detached', Math.round(await layouts.detachMonth()), 'ms')

  console.log('Twelve months and an archive …')
  await layouts.buildArchive()
  await measure('archived', layouts, readingUrl)
  const moved = await layouts.archiveMonth()
  row('archived-month moved', Math.round(moved.milliseconds), 'ms')
  row('archived-month moved, log', Math.round(moved.logBytes / 1e6), 'MB')

  console.table(rows.filter(({ id }) => id.includes('-month ')).map(({ id, value, unit }) => ({ id, value, unit })))
  writeResults('archive', rows, { rounds: history.rounds })
}

try {
  await client.connect()
  const layouts = new Layouts(client, history)
  await prepareHistory(client)
  row('seed-bet alone', (await measureBets(url)).alone, 'µs')
  await layouts.setAside()

  console.log(`One table for ${history.rounds.toLocaleString('en')} rounds …`)
  await layouts.buildToday()
  await measure('today', layouts)
  await layouts.drop()

  if (!values['only-today']) await compare(layouts)
} finally {
  await client.end()
  await server.stop()
}
