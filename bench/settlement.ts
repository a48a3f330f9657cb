// npm run bench:settlement [-- --lines 100000 --alone | --selling]: settles a million lines of 100,000 members while others buy tickets, compared with
// plain inserts of the same rows. Before that it settles them alone and compares PostgreSQL's processor time. Runs with fewer lines are not recorded. See docs/performance.md.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { audit } from '../apps/platform/src/checks/audit.ts'
import { migrateSimulators } from '../apps/simulators/src/migrate.ts'
import { startBenchPlatform } from './bets/platform.ts'
import { startBenchServer } from './bets/server.ts'
import { type Result, writeResults } from './results.ts'
import { percentile } from './percentile.ts'
import { findDescendant, processorSeconds } from './processes.ts'
import { settleAlone } from './settlement/alone.ts'
import { LINES_EACH, place } from './settlement/place.ts'
import { logIn, openDraws, sellInBulk } from './settlement/grow.ts'
import { seal, settle } from './settlement/measure.ts'
import { insertInGroups, insertLines, writeAgain } from './settlement/raw.ts'

const ALL_LINES = 1_000_000
const PLAYERS = 32
/** While the draw is settled each player buys a ticket a second. Players without a pause would keep both cores busy by themselves. */
const PACE_MS = 1_000
const SECONDS = 10

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: String(ALL_LINES) },
    alone: { type: 'boolean', default: false },
    selling: { type: 'boolean', default: false },
  },
})
const lines = Number(values.lines)
const members = Math.max(PLAYERS, Math.round(lines / LINES_EACH))

console.log('Creating the demo data in a PostgreSQL of its own, every commit on disk …')
const server = await startBenchServer()
let stop = async () => {}
try {
  const url = server.url('world')
  await migrateSimulators(url)
  await openDraws(url)
  if (values.selling) console.table(await measureSelling(url))
  else await measureSettlement(url)
} finally {
  await stop()
  await server.stop()
}

async function measureSettlement(url: string): Promise<void> {
  console.log(`Selling ${lines.toLocaleString('en')} lines to ${members.toLocaleString('en')} members …`)
  await sellInBulk(url, members, LINES_EACH)
  const alone = await measureAlone()
  if (values.alone) console.table(alone.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
  else await measureWithPlayers(url, alone)
}

/** Lines sold a second in tickets of ten and of a hundred lines, and the processor time of each ticket. */
async function measureSelling(url: string) {
  await sellInBulk(url, PLAYERS, LINES_EACH)
  const postmaster = findDescendant('bench-bets')
  const platform = await startBenchPlatform('settlement', url, { LOTTERY_DRAWS: 'true' })
  stop = () => platform.stop()
  const players = await logIn(url, PLAYERS)
  await place(platform.port, players, sleep(3_000))
  const parts = [findDescendant('apps/platform/src/main.ts'), postmaster]
  const rows = []
  for (const size of [LINES_EACH, 10 * LINES_EACH]) {
    const before = parts.map((pid) => processorSeconds([pid]))
    const { times, linesPerSecond } = await place(platform.port, players, sleep(SECONDS * 1_000), { lines: size })
    const [platformMs = 0, postgresMs = 0] = parts.map(
      (pid, at) => ((processorSeconds([pid]) - (before[at] ?? 0)) * 1_000) / times.length,
    )
    const raw = await insertLines(url, PLAYERS, SECONDS * 1_000, size)
    rows.push({ size, linesPerSecond, raw, p99: percentile(times, 0.99), platformMs, postgresMs })
  }
  return rows
}

/** On a copy, so that the draw is there for the players too. */
async function measureAlone(): Promise<Result[]> {
  await server.copy('world', 'alone')
  const url = server.url('alone')
  const postmaster = findDescendant('bench-bets')
  const used = () => processorSeconds([postmaster])
  const { drawId, paySeconds, recordSeconds, hotUpdates, updates, logBytes } = await settleAlone(url, used)
  const rawSeconds = await insertInGroups(url, drawId, used)
  if (!(await audit(url, (line) => void (line.startsWith('FAILED') && console.log(line))))) process.exitCode = 1
  // Its pages would be written to disk while the players play.
  await server.drop('alone')
  return [
    row('settlement-processor', paySeconds + recordSeconds, 's of PostgreSQL', 'lower'),
    row('settlement-processor-paid', paySeconds, 's of PostgreSQL', 'lower'),
    row('settlement-processor-raw', rawSeconds, 's of PostgreSQL', 'lower'),
    row('settlement-processor-ratio', rawSeconds / (paySeconds + recordSeconds), 'of plain inserts', 'higher', 0.3),
    row('settlement-log', logBytes / updates / 1_000, 'kB of write-ahead log a credit', 'lower'),
    row('settlement-hot-updates', hotUpdates / updates, 'of changed balances', 'higher'),
  ]
}

async function measureWithPlayers(url: string, alone: readonly Result[]): Promise<void> {
  const platform = await startBenchPlatform('settlement', url, { LOTTERY_DRAWS: 'true' })
  stop = () => platform.stop()
  const players = await logIn(url, PLAYERS)
  await place(platform.port, players, sleep(3_000))
  const idle = await place(platform.port, players, sleep(SECONDS * 1_000), { everyMs: PACE_MS })
  const sealSeconds = await seal(url)
  const settled = settle(url)
  const meanwhile = await place(platform.port, players, settled, { everyMs: PACE_MS })
  const { drawId, drawSeconds, paidSeconds, settleSeconds, wins } = await settled
  const busy = await place(platform.port, players, sleep(SECONDS * 1_000))
  const rawLines = await insertLines(url, PLAYERS, SECONDS * 1_000)
  await platform.stop()
  stop = async () => {}
  const raw = await writeAgain(url, drawId)
  const [idleP99, busyP99] = [percentile(idle.times, 0.99), percentile(meanwhile.times, 0.99)]
  const rows: Result[] = [
    ...alone,
    row('settlement', paidSeconds, 's', 'lower', 12),
    row('settlement-recorded', settleSeconds, 's', 'lower'),
    row('settlement-ratio', raw.seconds / settleSeconds, 'of a plain insert', 'higher', 0.3),
    row('settlement-raw', raw.seconds, 's', 'lower'),
    row('settlement-draw', drawSeconds, 's', 'lower'),
    row('settlement-seal', sealSeconds, 's', 'lower'),
    row('settlement-bet-p99-growth', busyP99 / idleP99, 'of idle', 'lower', 2),
    row('settlement-bet-p99-idle', idleP99, 'ms', 'lower'),
    row('settlement-bet-p99', busyP99, 'ms', 'lower'),
    row('placing-lines', busy.linesPerSecond, 'lines/s', 'higher'),
    row('placing-raw', rawLines, 'raw lines/s', 'higher'),
    row('placing-ratio', busy.linesPerSecond / rawLines, 'of raw', 'higher'),
  ]
  console.log(`\n${wins.toLocaleString('en')} lines won; ${raw.rows.toLocaleString('en')} rows written.`)
  console.log(`Load of the machine in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}\n`)
  console.table(rows.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
  const sound = await audit(url, (line) => {
    if (!line.startsWith(' ')) console.log(line)
  })
  if (!sound) process.exitCode = 1
  if (lines === ALL_LINES) writeResults('settlement', rows)
}

function row(id: string, value: number, unit: string, better: Result['better'], goal: number | null = null): Result {
  return { id, value: Number(value.toPrecision(3)), goal, unit, better }
}
