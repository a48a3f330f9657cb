// npm run bench:gateway [-- --quick] [-- --only=1,3]: the gateway's home screen compared with its peers and with a hand-written
// route, and members' screens (`--only=m`) with routes that validate as it does. See docs/performance.md.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPeers } from './gateway/install.ts'
import {
  MEMBER_DOCUMENTS,
  MEMBER_GOALS,
  measureMembers,
  type MemberResults,
  type MemberRow,
} from './gateway/members.ts'
import { measure, type Plan, type Row } from './gateway/measure.ts'
import { gets } from './gateway/screen.ts'
import { Server } from './gateway/server.ts'
import { printTable } from './gateway/table.ts'
import { type Result, writeResults } from './results.ts'
import { gatewayLaunch, variants } from './gateway/variants.ts'

const FULL: Plan = { warmMs: 3_000, rounds: 7, roundMs: 2_000, latencyMs: 4_000 }
const QUICK: Plan = { warmMs: 1_200, rounds: 3, roundMs: 1_000, latencyMs: 4_000 }
/** Smallest ratio to the hand-written route, by variant. */
const RATIO_GOALS: Readonly<Record<string, number>> = { '1n': 0.6, '1': 0.9 }
const MEMBER_PORTS = { stub: 4_440, gateway: 4_441, hand: 4_442 } as const
const PORTS = { stubs: [4_420, 4_419], first: 4_421 } as const

const quick = process.argv.includes('--quick')
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

// The load generator stays off the servers' core.
spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])

const missing = only?.join() === 'm' ? new Map<string, string>() : installPeers((line) => console.log(line))
const stub = fileURLToPath(new URL('./gateway/stub.ts', import.meta.url))
const [same, changing] = PORTS.stubs
const stubs = [
  new Server(same, { args: [stub], env: {}, core: 'load' }),
  new Server(changing, { args: [stub], env: { CHANGING: 'yes' }, core: 'load' }),
]
let rows: Row[]
try {
  for (const one of stubs) await one.ready(gets(['/readyz'])[0] ?? Buffer.from(''))
  const platforms = { same: `http://127.0.0.1:${same}`, changing: `http://127.0.0.1:${changing}` }
  const wanted = variants(platforms).filter(({ id }) => !only || only.includes(id))
  rows =
    wanted.length === 0 ? [] : await measure(wanted, missing, PORTS, quick ? QUICK : FULL, (line) => console.log(line))
} finally {
  await Promise.all(stubs.map((one) => one.stop()))
}
if (rows.length > 0) printTable(rows)
const members =
  only && !only.includes('m')
    ? undefined
    : await measureMembers(
        MEMBER_PORTS,
        (platformUrl) => gatewayLaunch(platformUrl, { DOCUMENTS: MEMBER_DOCUMENTS.join() }),
        quick ? QUICK : FULL,
        (line) => console.log(line),
      )
if (!only) writeResults('gateway', [...rows.flatMap(getResults), ...(members ? getMemberResults(members) : [])])

function getMemberResults({ rows: screens, memory }: MemberResults): Result[] {
  const unit = 'of a hand-written route with the same schemas'
  return [
    ...screens.flatMap((row) => getMemberRow(row, unit)),
    { id: 'gateway-m-memory', value: Number(memory.toFixed(2)), goal: MEMBER_GOALS.memory, unit, better: 'lower' },
  ]
}

function getMemberRow({ id, ratio, cpuMs, handCpuMs, counts }: MemberRow, unit: string): Result[] {
  const goal = Object.entries(MEMBER_GOALS.ratio).find(([screen]) => screen === id)?.[1] ?? null
  const measured = [
    ['ratio', ratio.toFixed(2), goal, unit, 'higher'],
    ['cpu-ratio', (handCpuMs / cpuMs).toFixed(2), null, unit, 'higher'],
    ['cpu', cpuMs.toFixed(3), null, 'ms', 'lower'],
    ['promises', counts.promises.toFixed(0), null, 'a screen', 'lower'],
    ['bytes', counts.bytes.toFixed(0), null, 'bytes a screen', 'lower'],
  ] as const
  return measured.map(([name, value, aim, of, better]) => ({
    id: `gateway-${id}-${name}`,
    value: Number(value),
    goal: aim,
    unit: of,
    better,
  }))
}

function getResults({ id, ratio, cpuRatio, cpuMs, p50Ms, p99Ms, rssMb, counts }: Row): Result[] {
  const measured = [
    ['ratio', ratio, RATIO_GOALS[id] ?? null, 'of a hand-written route', 'higher'],
    ['cpu-ratio', cpuRatio, null, 'of a hand-written route', 'higher'],
    ['cpu', cpuMs, null, 'ms', 'lower'],
    ['promises', counts && Math.round(counts.promises), null, 'a screen', 'lower'],
    ['bytes', counts && Math.round(counts.bytes), null, 'bytes a screen', 'lower'],
    ['p50', p50Ms, null, 'ms', 'lower'],
    ['p99', p99Ms, null, 'ms', 'lower'],
    ['rss', rssMb, null, 'MB', 'lower'],
  ] as const
  return measured.flatMap(([name, value, goal, unit, better]) =>
    value === null ? [] : [{ id: `gateway-${id}-${name}`, value, goal, unit, better }],
  )
}
