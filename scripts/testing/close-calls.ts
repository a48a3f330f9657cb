import { relative } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import type { Suite } from './evidence.ts'
import { readJson, type VitestReport } from './reports.ts'

/** A test that has run, and the time after which it would have failed. */
export interface TimedTest {
  title: string
  ms: number
  limitMs: number
}

/** @param limitMs of every test: the report does not say it */
export function readVitestTimes(path: string, limitMs: number): TimedTest[] {
  const files = readJson<VitestReport>(path)?.testResults ?? []
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(ROOT, name)}: ${fullName}`,
      ms: duration ?? 0,
      limitMs,
    })),
  )
}

export function readPlaywrightTimes(path: string): TimedTest[] {
  const toTimes = ({ suites = [], specs = [] }: Suite): TimedTest[] => [
    ...suites.flatMap(toTimes),
    ...specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ timeout, results }) =>
        // Without a limit it is 0.
        results.map(({ duration }) => ({ title: `${file}: ${title}`, ms: duration, limitMs: timeout || Infinity })),
      ),
    ),
  ]
  return toTimes(readJson<Suite>(path) ?? {})
}

/** Lines of the tests that took more than half of their time, the closest first. */
export function listCloseCalls(tests: readonly TimedTest[]): string[] {
  return tests
    .filter(({ ms, limitMs }) => ms > limitMs / 2)
    .toSorted((one, other) => other.ms / other.limitMs - one.ms / one.limitMs)
    .map(({ title, ms, limitMs }) => `${(ms / 1_000).toFixed(0)} of ${limitMs / 1_000} s: ${title}`)
}
