import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport, ALLOWED_RETRIES } from './reports.ts'

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

const vitestTest = (status: string, ...failureMessages: string[]) => ({ fullName: 'is late', status, failureMessages })

it('counts tests, and a file that did not load as one failure', () => {
  const path = report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [vitestTest('passed')] },
      { status: 'failed', assertionResults: [vitestTest('failed', 'expected 1 to be 2')] },
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

it('lists tests that passed on retry with their first error', () => {
  const assertionResults = [vitestTest('passed'), vitestTest('passed', 'Error: not yet\n    at late.test.ts:3')]
  const path = report({ numPassedTests: 2, numFailedTests: 0, testResults: [{ status: 'passed', assertionResults }] })
  const outcome = readVitestReport(path, 0, '')
  expect(outcome).toMatchObject({ passed: 2, failed: 0, note: 'passed only on retry: “is late” (Error: not yet)' })
})

it('fails when too many tests needed a retry', () => {
  const retries = ALLOWED_RETRIES.vitest + 1
  const assertionResults = Array.from({ length: retries }, () => vitestTest('passed', 'Error: not yet'))
  const testResults = [{ status: 'passed', assertionResults }]
  const path = report({ numPassedTests: retries, numFailedTests: 0, testResults })
  expect(readVitestReport(path, 0, '')).toMatchObject({ passed: 0, failed: retries })
})

describe('an end-to-end run', () => {
  const test = (title: string, status: string, page?: string) => {
    const attachments = page ? [{ name: 'error-context', path: page }] : []
    return {
      title,
      tests: [
        { status, results: [{ status: 'failed', error: { message: 'Error: too late\n  at page' }, attachments }] },
      ],
    }
  }
  const read = (stats: object, specs: unknown[], code: number) =>
    readPlaywrightReport(report({ stats, suites: [{ suites: [{ specs }] }] }), code, '', folder)

  it('lists tests that passed on retry with their first error', () => {
    const specs = [test('is quick', 'expected'), test('is late', 'flaky')]
    const outcome = read({ expected: 4, unexpected: 0, flaky: 1 }, specs, 0)
    expect(outcome).toMatchObject({ passed: 5, failed: 0 })
    expect(outcome.note).toContain('“is late” (Error: too late)')
    expect(outcome.note).not.toContain('is quick')
  })

  it('fails when too many tests needed a retry', () => {
    const flaky = ALLOWED_RETRIES.playwright + 1
    const specs = Array.from({ length: flaky }, () => test('is late', 'flaky'))
    expect(read({ expected: 4, unexpected: 0, flaky }, specs, 0)).toMatchObject({ passed: 4, failed: flaky })
  })

  it('fails with a test that failed twice, with the end of its page and the site’s warnings', () => {
    const page = join(folder, 'error-context.md')
    writeFileSync(page, '- dialog "Log in"\n# Test source\nawait page.goto()')
    writeFileSync(join(folder, 'gateway.log'), '{"level":30,"msg":"served"}\n{"level":40,"msg":"platform is late"}\n')
    const outcome = read({ expected: 4, unexpected: 1, flaky: 1 }, [test('breaks', 'unexpected', page)], 1)
    expect(outcome).toMatchObject({ passed: 5, failed: 1 })
    expect(outcome.output).toContain('- dialog "Log in"')
    expect(outcome.output).not.toContain('page.goto')
    expect(outcome.output).toContain('platform is late')
    expect(outcome.output).not.toContain('served')
  })
})
