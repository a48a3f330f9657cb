import { existsSync, readFileSync } from 'node:fs'
import { failedTests, firstErrorOf, pagesOf, type Suite, warningsOf } from './evidence.ts'
import type { Outcome } from './steps.ts'

type VitestTest = { fullName: string; status: string; failureMessages: string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: VitestTest[] }[]
}

/** Tests that may need their retry; beyond that the run fails. About 1 in 3,000 below the browser, and 1 in 75 in it. */
export const ALLOWED_RETRIES = { vitest: 5, playwright: 5 }

/**
 * Counts a vitest run by its JSON report. A file that failed to load is one failure. Tests that passed on retry are listed with their
 * first error.
 */
export function readVitestReport(path: string, code: number, output: string): Outcome {
  const report = readJson<VitestReport>(path)
  const files = report?.testResults ?? []
  const notLoaded = files.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length
  // A passed test has the errors of its first attempt.
  const retried = files
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => `“${test.fullName}” (${test.failureMessages[0]?.split('\n', 1)[0]})`)
  const passed = report?.numPassedTests ?? 0
  const failed = (report?.numFailedTests ?? 0) + notLoaded
  return withRetries({ passed, failed, retried, allowed: ALLOWED_RETRIES.vitest }, code, output)
}

type PlaywrightReport = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

/**
 * Counts a Playwright run by its JSON report and adds pages and logs of failures. Tests that passed on retry
 * are listed with their first error.
 */
export function readPlaywrightReport(path: string, code: number, output: string, logs: string): Outcome {
  const report = readJson<PlaywrightReport>(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  const failed = failedTests(report?.suites ?? [])
  const evidence = failed.length > 0 ? pagesOf(failed) + warningsOf(logs, ['gateway', 'platform']) : ''
  const retried = failed.filter((test) => test.flaky).map((test) => `“${test.title}” (${firstErrorOf(test)})`)
  const counts = { passed: expected + flaky, failed: unexpected, retried, allowed: ALLOWED_RETRIES.playwright }
  return withRetries(counts, code, output + evidence)
}

type Counts = { passed: number; failed: number; retried: string[]; allowed: number }

/** Names retried tests; more than allowed are failures. */
function withRetries({ passed, failed, retried, allowed }: Counts, code: number, output: string): Outcome {
  const tooMany = retried.length > allowed ? retried.length : 0
  return {
    ...counted(passed - tooMany, failed + tooMany, code, output),
    ...(retried.length > 0 && { note: `passed only on retry: ${retried.join(', ')}` }),
  }
}

/** A failed run without a failed test (a crash, no tests found) counts as one failure. */
function counted(passed: number, failed: number, code: number, output: string): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}

function readJson<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}
