import { existsSync, readFileSync } from 'node:fs'
import { failedTests, toPages, type Suite, getWarnings } from './evidence.ts'
import type { Outcome } from './steps.ts'

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number }[]
  }[]
}

/** Counts a vitest run by its JSON report. A file that failed outside its tests, in an import or a hook, is one failure. */
export function readVitestReport(path: string, code: number, output: string): Outcome {
  const report = readJson<VitestReport>(path)
  const withoutTest = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return counted(report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + withoutTest, code, output)
}

/** Paths of the test files with a failure, or that failed to load. @throws Error without a report */
export function failedFiles(path: string): string[] {
  const report = readJson<VitestReport>(path)
  if (!report) throw new Error(`vitest wrote no ${path}: it ended early.`)
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number } }

/** Counts a Playwright run by its JSON report and adds pages and logs of failures. */
export function readPlaywrightReport(path: string, code: number, output: string, logs: string): Outcome {
  const report = readJson<PlaywrightReport>(path)
  const failed = failedTests(report?.suites ?? [])
  const evidence = failed.length > 0 ? toPages(failed) + getWarnings(logs, ['gateway', 'platform']) : ''
  return counted(report?.stats.expected ?? 0, report?.stats.unexpected ?? 0, code, output + evidence)
}

/** A failed run without a failed test (a crash, no tests found) counts as one failure. */
function counted(passed: number, failed: number, code: number, output: string): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

export function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
