// npm run mutants: plants changes in the rules of money and expects a test to fail for each. Parts can be named:
// `npm run mutants -- settlement`.
import { Stryker } from '@stryker-mutator/core'
import { setPriority } from 'node:os'
import { MUTANT_PARTS } from './testing/mutant-parts.ts'

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !MUTANT_PARTS.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${MUTANT_PARTS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const IDLE = 19
/** Per cent of a part's mutants that tests must find. */
const LEAST_SCORE = 85
/** On top of the tests' own time: an endless loop, not a busy machine. */
const TIMEOUT_MS = 30_000

setPriority(IDLE)
const parts = MUTANT_PARTS.filter(({ name }) => requested.length === 0 || requested.includes(name))
for (const { name, rules, tests } of parts) {
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
