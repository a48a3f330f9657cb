// npm run test:changed [-- --since COMMIT] [-- --list] [-- --replay COUNT] [-- --prove COUNT [--seed 1] [--list]]: types, lint and the tests that the changes
// since the merge base can reach. --list prints the tests instead; --replay says how many tests each of the last commits would have run; --prove
// plants a defect in what each of them changed, runs everything, and fails if a test fails that the command would not have run or named.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './lib/settings.ts'
import { createProjectReach, git, lines } from './testing/changed-tests.ts'
import { fieldsIn } from './testing/reach.ts'
import { proveReach } from './testing/prove-reach.ts'
import { removeReports, vitest } from './testing/runners.ts'
import { speedUpNode } from './lib/quick-node.ts'
import { openStandingServer } from './testing/standing-server.ts'
import { asCheck, check, TestRun } from './testing/steps.ts'
import { checkTypes } from './testing/types.ts'

const SCHEMA = 'packages/schema/src'
/** Tests that need PostgreSQL. */
const WITH_DATABASE = /\.db\.test\.ts$|^apps\/gateway\/test\//
/** Changes what TypeScript reads. */
const TYPED = /\.(?:[mc]?ts|tsx|json)$/

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    list: { type: 'boolean' },
    replay: { type: 'string' },
    prove: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

/** The commit that the branch began at; on the main branch the newest commit. */
function mergeBase(): string {
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD'
}

if (values.replay !== undefined) replay(Number(values.replay))
else if (values.prove !== undefined)
  process.exitCode = (await proveReach(Number(values.prove), { seed: values.seed, listed: values.list })) ? 0 : 1
else await testSince(values.since ?? mergeBase())

async function testSince(since: string): Promise<void> {
  const changed = [
    ...lines(git('diff', '--name-only', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  const { tests, further, everything } = createProjectReach()(
    changed,
    fieldsIn(git('diff', '--unified=0', since, '--', SCHEMA)),
  )
  if (values.list) {
    for (const path of tests) console.log(path)
    return
  }
  const left = [
    everything && 'everything, because such a change concerns all tests',
    further.length > 0 && `${further.length} files that start the whole program`,
  ]
  console.log(
    `${changed.length} files changed since ${since.slice(0, 8)}; they reach ${tests.length} test files. Left to npm test: ` +
      [...left, 'the browser'].filter(Boolean).join(', ') +
      '.',
  )
  if (changed.length === 0) return
  const steps = new TestRun()
  removeReports()
  speedUpNode()
  const present = changed.filter((path) => existsSync(join(ROOT, path)))
  const code = present.filter((path) => /\.(?:m?ts|tsx)$/.test(path) && !path.includes('.generated.'))
  const needsDatabase = tests.some((path) => WITH_DATABASE.test(path))
  const server = needsDatabase
    ? steps.step('test server', async () => {
        process.env.TEST_POSTGRES_URL = await openStandingServer()
        return asCheck(true, '')
      })
    : Promise.resolve(true)
  if (code.length > 0) await steps.step('lint', () => check('oxlint', ['--deny-warnings', ...code]))
  await steps.step('format', () => check('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...present]))
  if (changed.some((path) => TYPED.test(path))) await steps.step('types', checkTypes)
  if ((await server) && tests.length > 0) await steps.step('tests', () => vitest('changed', tests))
  steps.close()
}

/** Over today's files, so that renamed ones count by their names of today. */
function replay(count: number): void {
  const total = lines(git('ls-files', '*.test.ts', '*.test.tsx')).filter((path) => !path.includes('.nightly.')).length
  const findReached = createProjectReach()
  const counts: number[] = []
  for (const commit of lines(git('log', `-${count}`, '--format=%h', '--no-merges'))) {
    const changed = lines(git('diff', '--name-only', `${commit}~`, commit))
    const diff = git('diff', '--unified=0', `${commit}~`, commit, '--', SCHEMA)
    const { tests, everything } = findReached(changed, fieldsIn(diff))
    counts.push(tests.length)
    const subject = git('log', '-1', '--format=%s', commit).slice(0, 60)
    console.log(`${commit}  ${String(tests.length).padStart(4)} of ${total}${everything ? ' +' : '  '}  ${subject}`)
  }
  const sorted = counts.toSorted((a, b) => a - b)
  console.log(`Median ${sorted[Math.floor(sorted.length / 2)]} of ${total} test files.`)
}
