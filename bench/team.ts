// npm run bench:team [-- --quick]: response times of the agent centre at the gateway in a world of a million members in 12 levels, one
// account with 400,000 below it, and what keeping the sums of teams costs a bet. See docs/performance.md.
import { makeWebRoot } from '@playhouse/testing/web-root.ts'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { migrateSimulators } from '../apps/simulators/src/migrate.ts'
import { settleDatabase } from './bets/grow.ts'
import { startBenchServer } from './bets/server.ts'
import { isMissed, type Result, writeResults } from './results.ts'
import { checkSums } from './team/check.ts'
import { growTeam } from './team/grow.ts'
import { measureKeeping } from './team/keep.ts'
import { measureTeam } from './team/measure.ts'
import { startTestStack } from '../scripts/testing/stack.ts'

const FULL = { size: 1, turns: 5, seconds: 10, times: 60 }
const QUICK = { size: 0.02, turns: 1, seconds: 2, times: 6 }
const COST_GOAL = 0.15
/** The sums of a million members take 3 GB; the default is sized for the demo data. */
const MEMORY = { shared_buffers: '2GB' }

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const plan = values.quick ? QUICK : FULL
const tell = (line: string) => console.log(line)

console.log('Creating the demo data in a PostgreSQL of its own, every commit on disk …')
const server = await startBenchServer('team', MEMORY)
// The gateway needs a page to start; no page is measured, so none is built.
const webRoot = makeWebRoot()
try {
  const databaseUrl = server.url('world')
  await migrateSimulators(databaseUrl)
  console.log('Adding the tree, two months of its rounds, and its payments …')
  const team = await growTeam(databaseUrl, plan.size, tell)
  const { members, below, wide } = team
  console.log(
    `${members.toLocaleString('en')} members, ${below.toLocaleString('en')} below one account, ${wide.toLocaleString('en')} directly below another.`,
  )
  await checkSums(databaseUrl, team.heads, { everything: values.quick }, tell)
  await settleDatabase(databaseUrl)
  const rows: Result[] = []
  const stack = await startTestStack(databaseUrl, { webRoot, env: { LOTTERY_DRAWS: 'false' } })
  try {
    rows.push(...(await measureTeam(stack.siteUrl, databaseUrl, team.heads, plan.times, tell)))
    console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await stack.stop()
  }
  const stored = await measureKeeping(databaseUrl, team.heads.large, plan, tell)
  rows.push(
    row('cost', stored.cost, 'of a bet without sums', 'lower', COST_GOAL),
    row('cost-processor', stored.processorCost, 'of a bet without sums', 'lower', COST_GOAL),
    row('bets-with-sums', stored.withSums, 'bets/s', 'higher'),
    row('bets-without-sums', stored.withoutSums, 'bets/s', 'higher'),
  )
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}\n`)
  console.table(rows.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
  if (!values.quick) writeResults('team', rows, { members, below, wide })
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(webRoot, { recursive: true })
}

function row(id: string, value: number, unit: string, better: Result['better'], goal: number | null = null): Result {
  return { id: `team-${id}`, value: Number(value.toPrecision(3)), goal, unit, better }
}
