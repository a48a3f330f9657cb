// npm test: runs every check, prints a line for each and failing tests at once, and closes with `N passed, M failed`.
// With --nightly-part, as in CI, it adds one part of `npm run test:nightly` and one moment, in turn. With --profile it lists what each test file costs.
import { startTestServer } from '../apps/platform/test/server.ts'
import { installServers } from './lib/debian.ts'
import { TURBO_ENV } from './lib/web.ts'
import { bundleServers, runBundled } from './testing/bundled-servers.ts'
import { codegenCheck } from './testing/codegen-check.ts'
import { partsInTurn } from './testing/nightly-parts.ts'
import { readProcessorSeconds } from './lib/processor-time.ts'
import { readProfile, startProfile } from './testing/profile.ts'
import { playwright, removeReports, vitest } from './testing/runners.ts'
import { speedUpNode } from './lib/quick-node.ts'
import { asCheck, check, TestRun } from './testing/steps.ts'
import { checkTypes } from './testing/types.ts'

const tests = new TestRun()
const isProfiled = process.argv.includes('--profile')
if (isProfiled) startProfile()
removeReports()
speedUpNode()

let server: Awaited<ReturnType<typeof startTestServer>> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(server?.stop()).then(() => process.exit(130)))

const makeWorld = () =>
  tests.step('seed world', async () => {
    server = await startTestServer({ withWorld: true })
    process.env.TEST_POSTGRES_URL = server.adminUrl
    return asCheck(true, '')
  })

const bundle = () => tests.step('servers are bundled', bundleServers)

const build = () =>
  tests.step('web build', () => check('turbo', ['run', 'build', '--output-logs=errors-only'], TURBO_ENV))

async function readTheCode(): Promise<void> {
  await tests.step('types', checkTypes)
  await tests.step('imports run one way', () => check('depcruise', ['apps', 'packages', 'scripts', 'e2e', 'bench']))
  await tests.step('nothing unused', () => check('knip', []))
}

// Quick checks run first, so that a typo is reported within seconds.
await tests.step('format', () => check('oxfmt', ['--check']))
await tests.step('lint', () => check('oxlint', ['--deny-warnings']))
await tests.step('generated files are up to date', codegenCheck)
installServers()

// Seeding leaves a core idle, and database tests wait, so that the code is read beside them.
const reading = readTheCode()
const [world, built] = await Promise.all([makeWorld(), build(), bundle()])

// Screen and unit tests only compute: they take what the tests with a database and processes leave idle while they wait.
const computing = tests.step('unit and screen tests', () =>
  vitest('unit and screen', ['--project=unit', '--project=web', '--maxWorkers=2'], {}, 5),
)
if (world) {
  const withDatabase = ['alone', 'platform', 'gateway'].map((project) => `--project=${project}`)
  await tests.step('platform and gateway tests', () => vitest('database', withDatabase))
}
await reading

if (world && built) {
  await tests.step('end-to-end tests', () => playwright('browser', ['--grep-invert=nightly']))
  await tests.step('journeys before a platform of another make', () =>
    playwright('other-platform', ['--grep=@own-platform'], 'other'),
  )
  // Some of its tests replace modules.
  runBundled(false)
  if (process.argv.includes('--nightly-part'))
    for (const part of partsInTurn()) await tests.step(`nightly part ${part.name}`, () => part.run(part.name))
} else {
  tests.skip('end-to-end tests', 'they need the seed world and the built web')
}

await computing
await server?.stop()
if (isProfiled) {
  const whole = readProcessorSeconds().toFixed(0)
  console.log(`\n${readProfile()}\n${whole} with builds, checks, browsers and all of PostgreSQL`)
}
tests.close()
