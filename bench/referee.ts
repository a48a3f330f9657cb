// npm run referee [-- --all | NAME …]: proves the referee of the chaos runs. Runs of three quarters of a minute on a platform with a planted
// defect, each of which has to end with exit code 1 and name the right difference. See docs/chaos.md.
import { parseArgs } from 'node:util'
import { asCheck, run, TestRun } from '../scripts/testing/steps.ts'
import { type Defect, DEFECTS } from './chaos/defects.ts'

const MINUTES = '0.75'
/** Without names: the next ones each day. */
const IN_TURN = 2
const DAY_MS = 86_400_000

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !DEFECTS.some((defect) => defect.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no defect "${unknown.join('", "')}". There are "${DEFECTS.map(({ name }) => name).join('", "')}".`,
  )
  process.exit(2)
}

const tests = new TestRun()
for (const defect of chosen()) await tests.step(defect.name, () => prove(defect))
if (values.all)
  await tests.step('no defect', async () => {
    const { code, output } = await runChaos()
    return asCheck(code === 0, output)
  })
tests.close()

function chosen(): readonly Defect[] {
  if (values.all) return DEFECTS
  if (positionals.length > 0) return DEFECTS.filter(({ name }) => positionals.includes(name))
  const first = Math.floor(Date.now() / DAY_MS) * IN_TURN
  return Array.from({ length: IN_TURN }, (_, at) => DEFECTS[(first + at) % DEFECTS.length] as Defect)
}

async function prove({ name, check, says }: Defect) {
  const { code, output } = await runChaos('--defect', name)
  const prefix = `  ${check}: `
  const found = output
    .split('\n')
    .filter((line) => line.startsWith(prefix) && says.test(line.slice(prefix.length)))
    .map((line) => line.trim())
  console.log(`  ${found.length} times, such as: ${found[0] ?? '–'}`)
  return asCheck(code === 1 && found.length > 0, output)
}

function runChaos(...args: string[]) {
  return run(process.execPath, ['bench/chaos.ts', '--minutes', MINUTES, ...args])
}
