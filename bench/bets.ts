// npm run bench:bets [-- --quick] [-- --seconds 4]: bets through vendor, platform and ledger, compared with raw transactions of
// the same statements and with bets that post nothing, over the seed's ledger and over one of five million entries. See docs/performance.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '../apps/platform/src/checks/audit.ts'
import { migrateSimulators } from '../apps/simulators/src/migrate.ts'
import { growBook, settleDatabase } from './bets/grow.ts'
import { playBets } from './bets/load.ts'
import { AT_A_TIME, type Measured, measurePlaces, type Place } from './bets/measure.ts'
import { findPgbench, runPgbench } from './bets/pgbench.ts'
import { type BenchPlatform, startBenchPlatform } from './bets/platform.ts'
import { openPlayers } from './bets/players.ts'
import { postNothing } from './bets/post-nothing.ts'
import { handToPgbench } from './bets/raw-players.ts'
import { RAW_SCRIPT } from './bets/raw-script.ts'
import { startBenchServer } from './bets/server.ts'
import { findDescendant } from './processes.ts'
import { type Result, writeResults } from './results.ts'

const FULL = { rounds: 3, seconds: 10, warmMs: 20_000, entries: 5_000_000 }
const QUICK = { rounds: 1, seconds: 3, warmMs: 2_000, entries: 1_000_000 }
const MEMBERS = Math.max(...AT_A_TIME)
/** Smallest allowed ratio of bets per second to raw transactions, by number of concurrent members. */
const RATIO_GOALS: Readonly<Record<number, number>> = { 1: 0.45, 8: 0.7, 32: 1.5 }
/** Largest allowed time of a lone bet, relative to one that posts nothing. */
const FLOOR_GOALS: Readonly<Record<number, number>> = { 1: 1.3 }
/** Largest allowed time of a bet in the large ledger, relative to the small one. */
const GROWTH_GOAL = 1.2
const SHAPE =
  'A raw transaction is one bet in pgbench: the same statements, prepared, in the same three database transactions.'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' } } })
const chosen = values.quick ? QUICK : FULL
const plan = { ...chosen, seconds: Number(values.seconds ?? chosen.seconds) }

const pgbench = findPgbench()
console.log('Creating the demo data in a PostgreSQL of its own, every commit on disk …')
// For three platforms with their vendors, whose pools fill up on a busy machine, and pgbench.
const server = await startBenchServer('bets', { max_connections: '200' })
const platforms: BenchPlatform[] = []
const scripts = mkdtempSync(join(tmpdir(), 'playhouse-bets-'))
const script = join(scripts, 'bet.sql')
try {
  writeFileSync(script, RAW_SCRIPT)
  const [small, large, floor] = [server.url('world'), server.url('grown'), server.url('floor')]
  await server.copy('world', 'grown')
  await server.copy('world', 'floor')
  console.log(`Growing a copy of the ledger to ${plan.entries.toLocaleString('en')} entries …`)
  for (const url of [small, large, floor]) await migrateSimulators(url)
  await growBook(large, plan.entries)
  const entries = [await settleDatabase(small), await settleDatabase(large)] as const
  const places = [
    await withRaw('small', small),
    await withRaw('grown', large),
    await opened('floor', floor, postNothing),
  ]
  console.log(`\nBooks of ${entries.map((count) => count.toLocaleString('en')).join(' and ')} entries. ${SHAPE}\n`)
  const [bySmall = [], byLarge = [], byFloor = []] = await measurePlaces(places, plan, (line) => console.log(line))
  const rows = [
    ...bySmall.flatMap(ratioRows),
    ...bySmall.map((row, step) => floorRow(row, byFloor[step] ?? row)),
    ...bySmall.map((row, step) => growthRow(row, byLarge[step] ?? row)),
  ]
  console.log(`\nLoad of the machine in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}\n`)
  console.table(table(bySmall, byLarge, byFloor))
  await Promise.all(platforms.splice(0).map((platform) => platform.stop()))
  for (const url of [small, large]) {
    const sound = await audit(url, (line) => {
      if (!line.startsWith(' ')) console.log(line)
    })
    if (!sound) process.exitCode = 1
  }
  if (!values.quick) writeResults('bets', rows)
} finally {
  await Promise.all(platforms.map((platform) => platform.stop()))
  await server.stop()
  rmSync(scripts, { recursive: true })
}

/** The platform over a ledger with 32 players, warmed up, and as many others for raw transactions. */
async function opened(name: string, databaseUrl: string, prepare?: (databaseUrl: string) => Promise<void>) {
  const platform = await startBenchPlatform(name, databaseUrl)
  platforms.push(platform)
  const { vendorPort } = platform
  const processes = { ...platform.processes, postgres: findDescendant('bench-bets') }
  const all = await openPlayers(databaseUrl, vendorPort, 2 * MEMBERS)
  await prepare?.(databaseUrl)
  await playBets(vendorPort, all, plan.warmMs)
  // The vendor's tables start empty: until autovacuum has analysed them, after up to a minute, PostgreSQL ignores their indexes.
  await settleDatabase(databaseUrl)
  await playBets(vendorPort, all, plan.warmMs)
  return { vendorPort, processes, tokens: all.slice(0, MEMBERS), others: all.slice(MEMBERS) }
}

async function withRaw(name: string, databaseUrl: string): Promise<Place> {
  const { others, ...place } = await opened(name, databaseUrl)
  const variables = await handToPgbench(databaseUrl, others)
  const raw = (clients: number, seconds: number) =>
    runPgbench(pgbench, { databaseUrl, script, variables, clients, seconds })
  return { ...place, raw }
}

function ratioRows({ members, betsPerSecond, rawPerSecond = Number.NaN, p50, p99, processorMs }: Measured): Result[] {
  const id = `bets-${members}`
  return [
    {
      id: `${id}-ratio`,
      value: Number((betsPerSecond / rawPerSecond).toFixed(2)),
      goal: RATIO_GOALS[members] ?? null,
      unit: 'of raw',
      better: 'higher',
    },
    { id: `${id}-rate`, value: Math.round(betsPerSecond), goal: null, unit: 'bets/s', better: 'higher' },
    { id: `${id}-raw`, value: Math.round(rawPerSecond), goal: null, unit: 'raw bets/s', better: 'higher' },
    { id: `${id}-p50`, value: Number(p50.toFixed(1)), goal: null, unit: 'ms', better: 'lower' },
    { id: `${id}-p99`, value: Number(p99.toFixed(1)), goal: null, unit: 'ms', better: 'lower' },
    ...Object.entries(processorMs).map(([name, value]): Result => {
      const unit = 'ms of the processor a bet'
      return { id: `${id}-processor-${name}`, value: Number(value.toFixed(2)), goal: null, unit, better: 'lower' }
    }),
  ]
}

/** Time of a bet relative to one whose call of the wallet posts nothing. */
function floorRow(bets: Measured, floor: Measured): Result {
  const value = Number((floor.betsPerSecond / bets.betsPerSecond).toFixed(2))
  const goal = FLOOR_GOALS[bets.members] ?? null
  return { id: `bets-floor-${bets.members}`, value, goal, unit: 'of a bet that posts nothing', better: 'lower' }
}

/** Time of a bet in the large ledger relative to the small one. */
function growthRow(small: Measured, large: Measured): Result {
  const value = Number((small.betsPerSecond / large.betsPerSecond).toFixed(2))
  const unit = 'of a bet in the small ledger'
  return { id: `bets-growth-${small.members}`, value, goal: GROWTH_GOAL, unit, better: 'lower' }
}

function table(small: readonly Measured[], large: readonly Measured[], floor: readonly Measured[]) {
  return small.map((row, step) => ({
    members: row.members,
    'bets/s': Math.round(row.betsPerSecond),
    'raw/s': Math.round(row.rawPerSecond ?? 0),
    ratio: (row.betsPerSecond / (row.rawPerSecond ?? 0)).toFixed(2),
    'p50 ms': row.p50.toFixed(1),
    'p99 ms': row.p99.toFixed(1),
    ...Object.fromEntries(Object.entries(row.processorMs).map(([name, ms]) => [`ms of ${name}`, ms.toFixed(2)])),
    'bets/s that post nothing': Math.round(floor[step]?.betsPerSecond ?? 0),
    'bets/s grown': Math.round(large[step]?.betsPerSecond ?? 0),
    'raw/s grown': Math.round(large[step]?.rawPerSecond ?? 0),
  }))
}
