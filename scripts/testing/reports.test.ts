import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-reports-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('counts tests, and a file that did not load as one failure', () => {
  const path = report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(readVitestReport(path, 1, '')).toMatchObject({ passed: 5, failed: 2 })
})

it('counts a run that crashed without a report, or failed with no failed test, as one failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), 1, '')).toMatchObject({ passed: 0, failed: 1 })
  const path = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] })
  expect(readVitestReport(path, 1, '')).toMatchObject({ passed: 3, failed: 1 })
})

it('counts a test that passed only at the second try as failed', () => {
  const path = report({ stats: { expected: 4, unexpected: 1, flaky: 1 } })
  expect(readPlaywrightReport(path, 1, '')).toMatchObject({ passed: 4, failed: 2 })
})
