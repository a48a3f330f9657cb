import { existsSync, readFileSync } from 'node:fs'
import type { Outcome } from './steps.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Counts a vitest run by its JSON report. A file that did not even load is one failure. */
export function readVitestReport(path: string, code: number, output: string): Outcome {
  const report = readJson<VitestReport>(path)
  const notLoaded =
    report?.testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length ?? 0
  return counted(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + notLoaded, code, output)
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** Counts a Playwright run by its JSON report. */
export function readPlaywrightReport(path: string, code: number, output: string): Outcome {
  const stats = readJson<PlaywrightReport>(path)?.stats
  return counted(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), code, output)
}

/** A run that failed with no failed test (a crash, no tests found) is one failure all the same. */
function counted(passed: number, failed: number, code: number, output: string): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
