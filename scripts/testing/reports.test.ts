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

it('fails with a test that failed, with the end of its page and the site’s warnings', () => {
  const page = join(folder, 'error-context.md')
  writeFileSync(page, '- dialog "Log in"\n# Test source\nawait page.goto()')
  writeFileSync(join(folder, 'gateway.log'), '{"level":30,"msg":"served"}\n{"level":40,"msg":"platform is late"}\n')
  const results = [{ status: 'failed', attachments: [{ name: 'error-context', path: page }] }]
  const specs = [{ title: 'breaks', tests: [{ status: 'unexpected', results }] }]
  const path = report({ stats: { expected: 4, unexpected: 1 }, suites: [{ suites: [{ specs }] }] })
  const outcome = readPlaywrightReport(path, 1, '', folder)
  expect(outcome).toMatchObject({ passed: 4, failed: 1 })
  expect(outcome.output).toContain('- dialog "Log in"')
  expect(outcome.output).not.toContain('page.goto')
  expect(outcome.output).toContain('platform is late')
  expect(outcome.output).not.toContain('served')
})
