import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { createProjectReach, git, lines } from './changed-tests.ts'
import { inCopy, OWN_SERVER, getTestArgs } from './planted-defects.ts'
import { failedFiles } from './reports.ts'
import { getReport, removeReports, vitest } from './runners.ts'
import { sqlMutants } from './sql-mutants.ts'

const SOURCE = /^(?:apps|packages)\/[\w-]+\/src\/.*\.(?:ts|tsx|sql)$/
const NOT_SOURCE = /\.(?:test|fixture|generated|d)\.|\/(?:generated|migrations)\//
/** A defect that more tests may meet, or that breaks a whole program, would hide what the others lack. */
const MOST_TESTS = 40
const MOST_STARTS = 50

const CHANGES: readonly [from: RegExp, to: string][] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ < /, ' >= '],
  [/ > /, ' <= '],
  [/ <= /, ' > '],
  [/ >= /, ' < '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/ \+ /, ' - '],
  [/ - /, ' + '],
]

/** Screens with a defect would be waited for much longer; a whole test takes a few seconds. */
const TOO_LONG_MS = 30_000

interface Defect {
  commit: string
  path: string
  line: number
  source: string
  /** The changed line. */
  shown: string
}

/**
 * Plants a defect in what each of the last commits changed, all at once in a copy, runs every test of vitest, and prints the failing test files that
 * `npm run test:changed` would neither run for one of the changed files nor leave to `npm test`.
 *
 * @param seed other seeds choose other lines
 * @param listed prints the defects alone
 * @returns whether there is no such file
 */
export async function proveReach(
  count: number,
  { seed, listed = false }: { seed: string; listed?: boolean },
): Promise<boolean> {
  const findReached = createProjectReach()
  const defects = new Map<string, Defect>()
  for (const commit of lines(git('log', `-${count}`, '--format=%h', '--no-merges'))) {
    const defect = findDefects(commit)
      .toSorted((a, b) => order(a, seed).localeCompare(order(b, seed)))
      .find(({ path }) => {
        const { tests, further, everything } = findReached([path])
        return !defects.has(path) && !everything && tests.length <= MOST_TESTS && further.length <= MOST_STARTS
      })
    if (defect) defects.set(defect.path, defect)
  }
  const reached = [...defects.keys()].map((path) => findReached([path]))
  for (const { commit, path, line, shown } of defects.values()) console.log(`${commit}  ${path}:${line}  ${shown}`)
  console.log(`${defects.size} defects in the last ${count} commits.`)
  if (listed) return true
  const failed = await inCopy((copy) => {
    for (const { path, source } of defects.values()) writeFileSync(join(copy, path), source)
    return runEverything(copy)
  })
  const near = new Set(reached.flatMap(({ tests }) => tests))
  const left = new Set(reached.flatMap(({ further }) => further))
  const missing = failed.filter((path) => !near.has(path) && !left.has(path))
  const found = reached.filter(({ tests }) => tests.some((path) => failed.includes(path)))
  console.log(
    `${failed.length} test files failed: ${failed.filter((path) => near.has(path)).length} of the ${near.size} that are run for these changes, ` +
      `${failed.filter((path) => !near.has(path) && left.has(path)).length} that are left to npm test, ${missing.length} others. ` +
      `${found.length} defects have a failing test among those that are run.`,
  )
  for (const path of missing) console.log(`Not reached: ${path}`)
  return missing.length === 0
}

const order = ({ path, line }: Defect, seed: string) =>
  createHash('sha256').update(`${seed} ${path} ${line}`).digest('hex')

/** One for each added line that is still there and can be changed. */
function findDefects(commit: string): Defect[] {
  const paths = lines(git('diff', '--name-only', '--diff-filter=AM', `${commit}~`, commit))
  const present = new Set(lines(git('ls-files', ...paths)))
  return paths
    .filter((path) => SOURCE.test(path) && !NOT_SOURCE.test(path) && present.has(path))
    .flatMap((path) => {
      const added = new Set(
        lines(git('diff', '--unified=0', `${commit}~`, commit, '--', path))
          .filter((line) => /^\+(?!\+)/.test(line))
          .map((line) => line.slice(1)),
      )
      const text = readFileSync(join(ROOT, path), 'utf8')
      return findChanges(path, text)
        .filter(({ line }) => added.has(text.split('\n')[line - 1] ?? ''))
        .map((change) => ({ commit, path, ...change }))
    })
}

function findChanges(path: string, text: string): Pick<Defect, 'line' | 'source' | 'shown'>[] {
  if (path.endsWith('.sql'))
    return text.includes('$$')
      ? // An equals sign may be an assignment.
        sqlMutants(text)
          .filter(({ from }) => from !== '=')
          .map(({ place, from, to, source }) => ({
            line: Number(place.split(':')[0]),
            source,
            shown: `${from} → ${to}`,
          }))
      : []
  const all = text.split('\n')
  return all.flatMap((line, at) => {
    if (/^\s*(?:\/\/|\/?\*|import\b|export type\b|type\b)/.test(line)) return []
    const change = CHANGES.find(([from]) => from.test(line))
    if (!change) return []
    const changed = line.replace(...change)
    return [{ line: at + 1, source: all.with(at, changed).join('\n'), shown: changed.trim() }]
  })
}

/** @returns the test files that failed */
async function runEverything(copy: string): Promise<string[]> {
  removeReports()
  const run = async (name: string, projects: readonly string[], ...more: string[]) => {
    const args = projects.map((project) => `--project=${project}`)
    await vitest(name, [...getTestArgs(copy), ...args, ...more], OWN_SERVER)
    return failedFiles(getReport(name)).map((path) => relative(copy, path))
  }
  const computing = await run('computing', ['unit', 'web'], `--testTimeout=${TOO_LONG_MS}`)
  return [...computing, ...(await run('database', ['alone', 'platform', 'gateway']))]
}
