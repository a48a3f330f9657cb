// npm run mutants: plants changes in the rules of money and expects a test to fail for each. Parts can be named:
// `npm run mutants -- settlement`. Of the SQL functions' mutants it takes a sample: `-- sql-wallet --sample 40 --seed 1`.
import { Stryker } from '@stryker-mutator/core'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/platform/test/server.ts'
import { MUTANT_PARTS, SQL_MUTANT_PARTS } from './testing/mutant-parts.ts'
import { runSqlMutants } from './testing/sql-mutation.ts'

const { values, positionals: requested } = parseArgs({
  options: { sample: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const all = [...MUTANT_PARTS, ...SQL_MUTANT_PARTS]
const unknown = requested.filter((name) => !all.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const IDLE = 19
/** Per cent of a part's mutants that tests must find. */
const LEAST_SCORE = 85
/** On top of the tests' own time: an endless loop, not a busy machine. */
const TIMEOUT_MS = 30_000

setPriority(IDLE)
const isRequested = ({ name }: { name: string }) => requested.length === 0 || requested.includes(name)
for (const { name, rules, tests } of MUTANT_PARTS.filter(isRequested)) {
  console.log(`\n${name}`)
  process.env.MUTANT_TESTS = JSON.stringify(tests)
  await new Stryker({
    mutate: [...rules],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/testing/mutants.vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Rewriting it needs the compiler's old interface, and nothing reads it.
    tsconfigFile: 'none',
    concurrency: 1,
    timeoutMS: TIMEOUT_MS,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutants/${name}.json`,
    // Not below node_modules, whose files Vite does not transform.
    tempDirName: '.mutants',
    ignorePatterns: ['apps/games', 'apps/gateway', 'apps/web', 'bench', 'deploy', 'docs', 'e2e'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: process.stdout.isTTY, reportTests: false },
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest()
}

const sqlParts = SQL_MUTANT_PARTS.filter(isRequested)
if (sqlParts.length > 0) {
  const server = await startTestServer()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(130)))
  try {
    for (const part of sqlParts) {
      console.log(`\n${part.name}`)
      const score = await runSqlMutants(part, {
        adminUrl: server.adminUrl,
        sample: Number(values.sample),
        seed: values.seed,
      })
      if (score < LEAST_SCORE) process.exitCode = 1
    }
  } finally {
    await server.stop()
  }
}
