import { existsSync, readFileSync } from 'node:fs'
import { failedTests, pagesOf, type Suite, warningsOf } from './evidence.ts'
import type { Outcome } from './steps.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Counts a vitest run by its JSON report. A file that failed to load is one failure. */
export function readVitestReport(path: string, code: number, output: string): Outcome {
  const report = readJson<VitestReport>(path)
  const notLoaded =
    report?.testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length ?? 0
  return counted(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + notLoaded, code, output)
}

type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

/** End-to-end tests that may need their retry, about 1 in 100; beyond that the run fails. */
export const SECOND_TRIES = 2

/**
 * Counts a Playwright run by its JSON report and adds pages and logs of failures. Tests that passed on retry are named; more than
 * `SECOND_TRIES` of them count as failures.
 */
export function readPlaywrightReport(path: string, code: number, output: string, logs: string): Outcome {
  const report = readJson<PlaywrightReport>(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const failed = failedTests(report?.suites ?? [])
  const evidence = failed.length > 0 ? pagesOf(failed) + warningsOf(logs, ['gateway', 'platform']) : ''
  const allowed = flaky <= SECOND_TRIES ? flaky : 0
  const late = failed.filter((test) => test.flaky).map(({ title }) => `“${title}”`)
  return {
    ...counted(expected + allowed, unexpected + flaky - allowed, code, output + evidence),
    ...(late.length > 0 && { note: `passed only at the second try: ${late.join(', ')}` }),
  }
}

/** A failed run without a failed test (a crash, no tests found) counts as one failure. */
function counted(passed: number, failed: number, code: number, output: string): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
