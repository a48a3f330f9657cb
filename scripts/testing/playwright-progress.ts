// Tells `npm test` each failure at once, and how far Playwright is. Keeps how long each file took and which tests failed, which run first the next time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'
import { ROOT } from '../lib/settings.ts'
import { FileCounter, tell, toFailure } from './test-events.ts'

const DURATIONS = join(ROOT, 'node_modules/.cache/browser-durations.json')
/** In the form of `--test-list`. */
export const FAILED_TESTS = join(ROOT, 'node_modules/.cache/failed-browser-tests.txt')

class ProgressReporter implements Reporter {
  #counter = new FileCounter(new Map())
  #testDir = ROOT
  /** Tests that have not ended, by file. */
  readonly #waiting = new Map<string, Set<string>>()
  readonly #durations = new Map<string, number>()
  /** By their line in the list. */
  readonly #results = new Map<string, boolean>()

  onBegin(config: FullConfig, suite: Suite): void {
    this.#testDir = config.rootDir
    for (const test of suite.allTests()) {
      const file = this.#getFile(test)
      this.#waiting.set(file, (this.#waiting.get(file) ?? new Set()).add(test.id))
    }
    const last = readDurations()
    this.#counter = new FileCounter(new Map([...this.#waiting.keys()].map((file) => [file, last[file]])))
    tell({ advance: this.#counter.read() })
  }

  onTestEnd(test: TestCase, { duration, errors, status }: TestResult): void {
    const file = this.#getFile(test)
    const [, , ...titles] = test.titlePath()
    if (test.outcome() === 'unexpected') {
      const { message = '', stack = '' } = errors[0] ?? { message: status }
      tell({
        failure: toFailure(titles.slice(1).join(' › '), relative(ROOT, test.location.file), {
          message: stripVTControlCharacters(message),
          stack: stripVTControlCharacters(stack),
          root: ROOT.replace(/\/$/, ''),
          line: test.location.line,
        }),
      })
    }
    this.#results.set([file, ...titles.slice(1)].join(' › '), test.outcome() !== 'unexpected')
    this.#durations.set(file, (this.#durations.get(file) ?? 0) + duration)
    const waiting = this.#waiting.get(file)
    waiting?.delete(test.id)
    if (waiting?.size === 0) this.#counter.end(file)
    tell({ advance: this.#counter.read() })
  }

  onEnd(): void {
    if (this.#results.size === 0) return
    mkdirSync(dirname(DURATIONS), { recursive: true })
    const ended = [...this.#durations].filter(([file]) => this.#waiting.get(file)?.size === 0)
    writeFileSync(DURATIONS, JSON.stringify({ ...readDurations(), ...Object.fromEntries(ended) }))
    writeFileSync(FAILED_TESTS, listFailed(readFailedTests(), this.#results).join('\n'))
  }

  #getFile({ location }: TestCase): string {
    return relative(this.#testDir, location.file)
  }
}

export const readFailedTests = (): string[] =>
  existsSync(FAILED_TESTS) ? readFileSync(FAILED_TESTS, 'utf8').split('\n').filter(Boolean) : []

/** Those that fail now, and those that failed before and have not run. */
export const listFailed = (before: readonly string[], hasPassed: ReadonlyMap<string, boolean>): string[] => [
  ...before.filter((test) => !hasPassed.has(test)),
  ...[...hasPassed].flatMap(([test, passed]) => (passed ? [] : [test])),
]

const readDurations = () =>
  (existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : {}) as Record<string, number>

export default ProgressReporter
