// npm run chaos -- --minutes 60 [--seed 1] [--rate 1] [--calm] [--only 'worker killed'] [--replication asynchronous] [--defect NAME]: every kind of money at a steady rate while processes are killed, the database and
// networks fail. Afterwards a referee compares the responses with the ledger and with the books of provider and vendors. See docs/chaos.md.
import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { audit } from '../apps/platform/src/checks/audit.ts'
import { brandDay } from '../apps/platform/src/ledger/brand-day.ts'
import { DATA } from '../scripts/lib/settings.ts'
import { speedUpNode } from '../scripts/lib/quick-node.ts'
import { watchAvailability } from './chaos/availability.ts'
import { askGateway } from './chaos/client.ts'
import { readBooks } from './chaos/books.ts'
import { REPLICATIONS, type Replication, startChaosCluster } from './chaos/cluster.ts'
import { DEFECTS, plant } from './chaos/defects.ts'
import { waitUntilDrained } from './chaos/drained.ts'
import { getComplaints, PUBLIC_PAGES, splitLoss } from './chaos/failovers.ts'
import { getFaults, makeFaults } from './chaos/faults.ts'
import { seededRandom } from './chaos/random.ts'
import { judge, readRequestLog } from './chaos/referee.ts'
import { reportText, type Run, writeReport } from './chaos/report.ts'
import { openRequestLog } from './chaos/request-log.ts'
import { type ChaosSite, startChaosSite } from './chaos/site.ts'
import { openStreams } from './chaos/streams.ts'
import { playPastDays, prepareSalaries } from './chaos/salaries.ts'
import { startTraffic } from './chaos/traffic.ts'
import { makeChaosWorld, TRANSFER_VENDOR } from './chaos/world.ts'

/** Faults end so long before the traffic, so that the last ones are seen in full. */
const CALM_END_MS = 15_000
/** Repetitions of requests without an answer go on for so long after the traffic. */
const REPEAT_MS = 90_000
/** After a loss some have no answer any more: the platform no longer knows what they continue. */
const REPEAT_AFTER_LOSS_MS = 20_000
/** A transfer whose vendor was silent is asked for after a minute at most, and a draw takes as long. */
const DRAIN_MS = 240_000
/** A platform with a planted defect, or without what others know of, may never finish, and no draw is played in so short a run. */
const DRAIN_DEFECT_MS = 30_000
/** Relay and streams deliver within it what was committed last. */
const LAST_EVENTS_MS = 3_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    rate: { type: 'string', default: '1' },
    calm: { type: 'boolean', default: false },
    only: { type: 'string' },
    replication: { type: 'string', default: 'synchronous' },
    defect: { type: 'string' },
  },
})
const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
const seed = values.seed === undefined ? randomInt(1, 2 ** 31) : Number(values.seed)
if (!(minutes > 0) || !(rate > 0) || !Number.isInteger(seed))
  throw new Error('--minutes and --rate must be above 0, and --seed a whole number.')
const replication = REPLICATIONS.find((one) => one === values.replication)
if (!replication) throw new Error(`--replication must be ${REPLICATIONS.join(' or ')}.`)
const defect = DEFECTS.find(({ name }) => name === values.defect)
if (values.defect !== undefined && !defect)
  throw new Error(`There is no defect "${values.defect}", but ${DEFECTS.map(({ name }) => `"${name}"`).join(', ')}.`)
const only = values.only ?? defect?.fault ?? ''

speedUpNode()
const began = Date.now()
const tell = (line: string) => console.log(`${((Date.now() - began) / 1_000).toFixed(1).padStart(7)} s  ${line}`)
const folder = join(DATA, 'chaos', new Date(began).toISOString().replaceAll(/[:.]/g, '-'))
const logs = join(folder, 'logs')
mkdirSync(logs, { recursive: true })
tell(`Seed ${seed}; log and report in ${folder}`)
const random = seededRandom(seed)

const ends: (() => Promise<unknown>)[] = []
const end = async () => {
  for (const one of ends.splice(0).toReversed()) await one().catch((error: unknown) => console.error(error))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))
try {
  const failed = await run(replication)
  if (failed) process.exitCode = 1
} finally {
  await end()
}

async function run(by: Replication): Promise<boolean> {
  const cluster = await startChaosCluster(by)
  ends.push(() => cluster.stop())
  tell('Creating the world …')
  const world = await makeChaosWorld(cluster.url, cluster.partiesUrl)
  await playPastDays(cluster.url, world)
  const crashes: Run['crashes'][number][] = []
  const crashed = (name: string, how: string) => {
    crashes.push({ name, how, at: Date.now() })
    tell(`  ${name} ended by itself: ${how}`)
  }
  const site = await startChaosSite(cluster, logs, crashed, defect && (await plant(defect, cluster.url)))
  ends.push(() => site.stop())
  const log = openRequestLog(join(folder, 'requests.jsonl'))
  ends.push(async () => log.close())
  const beganAt = Date.now()
  const endsAt = beganAt + minutes * 60_000
  await prepareSalaries(cluster.url, site.platformUrl, world, endsAt - beganAt)
  const agents = new Map(world.agents.flatMap(({ payer, paid }) => [payer, paid]).map((one) => [one.id, one]))
  const members = [...world.players, ...agents.values()]
  log.append({
    line: 'start',
    at: beganAt,
    seed,
    ledgerThrough: await lastTransaction(cluster.url),
    members: members.map(({ id, username }) => ({ id, username, streamed: true })),
  })
  const streams = openStreams(members, site, log)
  await streams.opened
  const availability = watchAvailability({
    gateway: `${site.gatewayUrl}/readyz`,
    platform: `${site.platformUrl}/readyz`,
    [PUBLIC_PAGES]: async () => {
      const { outcome } = await askGateway(site.gatewayUrl, undefined, 'HomeScreen', {
        withShell: true,
        browsing: false,
      })
      return outcome === 'done'
    },
  })
  const over = new AbortController()
  ends.push(async () => over.abort())
  const traffic = await startTraffic({
    site,
    world,
    log,
    random: seededRandom(seed + 1),
    rate,
    endsAt,
    over: over.signal,
  })
  const { faults: possible, skipped } = getFaults(site, cluster)
  const faults = possible.filter(({ name }) => name.includes(only))
  if (faults.length === 0) throw new Error(`No fault is named "${only}".`)
  tell(
    `Traffic for ${minutes} minutes; ${faults.length} kinds of faults${skipped.length ? `, without ${skipped.join('; ')}` : ''}`,
  )
  const made = values.calm ? [] : await makeFaults({ site, cluster, random, faults, until: endsAt - CALM_END_MS, tell })
  await sleep(Math.max(0, endsAt - Date.now()))
  const endedAt = Date.now()
  const giveUp = setTimeout(() => over.abort(), by === 'asynchronous' ? REPEAT_AFTER_LOSS_MS : REPEAT_MS)
  await traffic.stop()
  clearTimeout(giveUp)
  await availability.stop()
  tell('The traffic has ended; waiting until nothing is under way …')
  const isDrained = await waitUntilDrained(cluster.url, defect || by === 'asynchronous' ? DRAIN_DEFECT_MS : DRAIN_MS)
  const drainedAt = Date.now()
  log.append({ line: 'end', at: drainedAt })
  await sleep(LAST_EVENTS_MS)
  streams.close()
  await stopWorkers(site)
  const books = await readBooks({
    ...site,
    days: [...new Set([brandDay(new Date(beganAt)), brandDay(new Date())])],
    rounds: traffic.rounds,
    accounts: traffic.accounts,
    accountsVendor: TRANSFER_VENDOR.code,
  })
  const lines = readRequestLog(log.path)
  const judgement = await judge(cluster.url, lines, books)
  const checked: string[] = []
  await audit(cluster.url, (line) => checked.push(line))
  const result: Run = {
    seed,
    minutes,
    beganAt,
    endedAt,
    faults: made,
    skipped,
    crashes,
    unavailableSeconds: availability.seconds(),
    resyncs: streams.resyncs(),
    drainedAfterMs: isDrained ? drainedAt - endedAt : null,
    judgement,
    complaints: getComplaints(made, lines, availability.down),
    ...(by === 'asynchronous' && { loss: splitLoss(judgement.differences, made) }),
    worldFaults: checked.filter((line) => line.startsWith('FAILED  ')),
  }
  console.log(`\n${reportText(lines, result)}\n`)
  for (const file of writeReport(folder, lines, result)) console.log(file)
  if (result.worldFaults.length > 0 || result.complaints.length > 0) return true
  // A run that lost nothing shows nothing of asynchronous replication.
  if (result.loss) return result.loss.broken.length > 0 || (made.length > 0 && result.loss.lost.length === 0)
  return judgement.differences.length > 0 || !isDrained
}

/** Workers must not change the ledger while the referee reads it. */
async function stopWorkers({ workers }: ChaosSite): Promise<void> {
  await Promise.all(workers.map((worker) => worker.kill()))
}

async function lastTransaction(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ last: string }>(
    'SELECT coalesce(max(id), 0)::text AS last FROM ledger_transaction',
  )
  await client.end()
  return rows[0]?.last ?? '0'
}
