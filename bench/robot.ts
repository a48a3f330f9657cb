// npm run robot -- --minutes 10: members, agents and operators act at random until something is wrong, and the shortest sequence is printed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestClock } from '@playhouse/testing/test-clock.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { DATA } from '../scripts/lib/settings.ts'
import { speedUpNode } from '../scripts/lib/quick-node.ts'
import { isFoundBy, ROBOT_DEFECTS } from './robot/defects.ts'
import { type Finding, isSame } from './robot/findings.ts'
import { planRounds, type Round, shrink } from './robot/plan.ts'
import { getChoices, play } from './robot/play.ts'
import { makeOrigin } from './robot/site.ts'

const SHRINK_TRIES = 60

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    all: { type: 'boolean', default: false },
    defect: { type: 'string', multiple: true },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('--minutes is a number above 0, --seed a whole number.')
const unknown = values.defect?.find((name) => name !== 'all' && !ROBOT_DEFECTS.some((defect) => defect.name === name))
if (unknown !== undefined)
  throw new Error(`There is no defect "${unknown}". There are "${ROBOT_DEFECTS.map(({ name }) => name).join('", "')}".`)

speedUpNode()
await startTestClock()
const server = await startTestServer({ withWorld: true })
process.env.TEST_POSTGRES_URL = server.adminUrl
const origin = await makeOrigin()
try {
  if (values.defect) await proveRobots(values.defect)
  else await playUntilFound()
} finally {
  await origin.drop()
  await server.stop()
}

/** Plants defects, one after the other, each of which has to be found. @param names all of them for `all` */
async function proveRobots(names: readonly string[]): Promise<void> {
  for (const defect of ROBOT_DEFECTS.filter(({ name }) => names.includes('all') || names.includes(name))) {
    const until = Date.now() + minutes * 60_000
    const { findings, rounds } = await play({
      origin,
      rounds: planRounds(seed, getChoices(origin.players)),
      until,
      defect,
    })
    const found = findings.find((finding) => isFoundBy(defect, finding))
    console.log(`${found ? 'found' : 'NOT FOUND'} after ${rounds.length} rounds: ${defect.name}`)
    if (found) continue
    process.exitCode = 1
    printKinds(findings)
  }
}

/** Plays until something is wrong, and looks for the shortest sequence that ends so. */
async function playUntilFound(): Promise<void> {
  console.log(`Seed ${seed}, ${origin.players.length} players; repeat it with --seed ${seed}.`)
  const rounds = values.replay
    ? (JSON.parse(readFileSync(values.replay, 'utf8')) as Round[])
    : planRounds(seed, getChoices(origin.players))
  const until = Date.now() + minutes * 60_000
  const played = await play({ origin, rounds, until, checksBooks: true, goesOn: values.all, say: console.log })
  console.log(`${played.rounds.length} rounds: ${[...played.done].map(([act, count]) => `${act} ${count}`).join(', ')}`)
  const [found] = played.findings
  if (found && values.all) {
    printKinds(played.findings)
    process.exitCode = 1
  } else if (found) {
    for (const { kind, what, detail } of played.findings) console.log(`\n${kind}: ${what}\n  ${detail.slice(0, 1_500)}`)
    console.log(`\nLooking for the shortest sequence that ends so …`)
    const again = async (some: readonly Round[]) => {
      const { findings } = await play({ origin, rounds: some, checksBooks: found.kind === 'ledger' })
      return findings.some((other) => isSame(found, other))
    }
    const shortest = await shrink(played.rounds, again, SHRINK_TRIES)
    for (const round of shortest)
      console.log(round.map(({ act, actor, seed: chosen }) => `  ${act} by ${actor} (${chosen})`).join('\n'))
    const folder = join(DATA, 'robot')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${seed}.json`)
    writeFileSync(file, JSON.stringify(shortest))
    console.log(`Repeat it with --replay ${file}.\n${played.logs}`)
    process.exitCode = 1
  }
}

/** Each kind of finding once, with one that shows it. */
function printKinds(findings: readonly Finding[]): void {
  const kinds = Map.groupBy(findings, ({ kind, what }) => `${kind}: ${what}`)
  for (const [name, all] of kinds) console.log(`\n${all.length} × ${name}\n  ${all[0]?.detail.slice(0, 800)}`)
}
