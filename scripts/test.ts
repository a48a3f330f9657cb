// npm test: runs every check, prints a line for each, and closes with `N passed, M failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestServer } from '../apps/platform/test/server.ts'
import { onPath, tryPackages } from './lib/debian.ts'
import { ROOT } from './lib/settings.ts'
import { TURBO_ENV } from './lib/web.ts'
import { codegenCheck } from './testing/codegen-check.ts'
import { readPlaywrightReport, readVitestReport } from './testing/reports.ts'
import { speedUpNode, STACK_LOGS } from './testing/stack.ts'
import { asCheck, check, run, TestRun } from './testing/steps.ts'

const tests = new TestRun()
/** Stay after the run: they have each test's time, which the output has not. */
const reports = join(ROOT, 'node_modules/.cache/test-reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
speedUpNode()
const turbo = (...args: string[]) => check('turbo', ['run', ...args, '--output-logs=errors-only'], TURBO_ENV)

await tests.step('generated files are up to date', codegenCheck)

let server: Awaited<ReturnType<typeof startTestServer>> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(server?.stop()).then(() => process.exit(130)))

async function readTheCode(): Promise<void> {
  await tests.step('types of the workspaces', () => turbo('check', '--continue'))
  await tests.step('types of the scripts', () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']))
  await tests.step('lint', () => check('oxlint', ['--deny-warnings']))
  await tests.step('format', () => check('oxfmt', ['--check']))
  await tests.step('imports run one way', () => check('depcruise', ['apps', 'packages', 'scripts', 'e2e', 'bench']))
  await tests.step('nothing unused', () => check('knip', []))
}

const makeWorld = () =>
  tests.step('seed world', async () => {
    server = await startTestServer({ withWorld: true })
    process.env.TEST_POSTGRES_URL = server.adminUrl
    return asCheck(true, '')
  })

/** Fills the compile cache, which tests cannot, because they kill their platforms. */
const compile = () =>
  tests.step('platform and gateway load', () =>
    check('node', ['--eval', `import('./apps/platform/src/app.ts').then(() => import('./apps/gateway/src/app.ts'))`]),
  )

// One core seeds the demo data while the other checks the code.
const [world] = await Promise.all([makeWorld(), readTheCode(), compile()])

// Tests of state shared between gateways require Redis and are skipped without it.
if (!onPath('valkey-server') && !onPath('redis-server')) tryPackages('redis-server')
// Tests of the edge require Caddy and are skipped without it.
if (!onPath('caddy')) tryPackages('caddy')

await tests.step('unit, platform and gateway tests', async () => {
  const report = join(reports, 'vitest.json')
  // One retry tells flaky from broken, as in the browser.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run('vitest', [
    'run',
    ...reporters,
    '--retry=1',
    ...(server ? [] : ['--project=unit', '--project=web']),
  ])
  return readVitestReport(report, code, output)
})

const built = await tests.step('web build', () => turbo('build'))

if (world && built) {
  await tests.step('end-to-end tests', async () => {
    const report = join(reports, 'playwright.json')
    const { code, output } = await run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
      E2E_REPORT: report,
    })
    return readPlaywrightReport(report, code, output, STACK_LOGS)
  })
} else {
  tests.skip('end-to-end tests', 'they need the seed world and the built web')
}

await server?.stop()
console.log(`\n${tests.total.passed} passed, ${tests.total.failed} failed`)
process.exitCode = tests.total.failed > 0 ? 1 : 0
