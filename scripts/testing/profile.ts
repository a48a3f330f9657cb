import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'

/** Processor seconds of a test file, with those of the processes that it starts and of its databases' sessions. */
export interface FileCost {
  file: string
  /** Until its tests are known. */
  load: number
  /** Before the first test and after the last. */
  fixture: number
  test: number
}

const COSTS = join(ROOT, 'node_modules/.cache/test-profile.jsonl')

/** Makes the workers of vitest write what each file costs. @throws Error where the system does not tell it */
export function startProfile(): void {
  if (!existsSync('/proc/self/stat')) throw new Error('--profile reads /proc, which this system lacks: use Linux.')
  mkdirSync(dirname(COSTS), { recursive: true })
  rmSync(COSTS, { force: true })
  process.env.TEST_PROFILE = COSTS
}

/** Lines of all measured files, the most expensive first, and their sums. */
export function readProfile(): string {
  const costs = existsSync(COSTS) ? readFileSync(COSTS, 'utf8').split('\n').filter(Boolean) : []
  return describeCosts(costs.map((line) => JSON.parse(line) as FileCost))
}

export function describeCosts(costs: readonly FileCost[]): string {
  const total = ({ load, fixture, test }: FileCost) => load + fixture + test
  const row = (cost: FileCost) =>
    [total(cost), cost.load, cost.fixture, cost.test].map((seconds) => seconds.toFixed(1).padStart(8)).join('') +
    `  ${cost.file}`
  const sum = (phase: 'load' | 'fixture' | 'test') => costs.reduce((seconds, cost) => seconds + cost[phase], 0)
  return [
    'Processor seconds of test files, with their processes and the sessions of their databases',
    '   total    load fixture    test',
    ...costs.toSorted((a, b) => total(b) - total(a)).map(row),
    row({ file: `${costs.length} files`, load: sum('load'), fixture: sum('fixture'), test: sum('test') }),
  ].join('\n')
}
