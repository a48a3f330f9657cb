import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

it('counts tests, and a file that failed outside its tests as one failure', () => {
  const path = report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
    ],
  })
  expect(readVitestReport(path, 1, '')).toMatchObject({ passed: 5, failed: 3 })
})

it('counts a run that crashed without a report, or failed with no failed test, as one failure', () => {
  expect(readVitestReport(join(folder, 'none.json'), 1, '')).toMatchObject({ passed: 0, failed: 1 })
  const path = report({ numPassedTests: 3, numFailedTests: 0, testResults: [] })
  expect(readVitestReport(path, 1, '')).toMatchObject({ passed: 3, failed: 1 })
})

describe('an end-to-end run', () => {
  const test = (title: string, status: string, page?: string) => {
    const attachments = page ? [{ name: 'error-context', path: page }] : []
    return {
      title,
      tests: [{ status, results: [{ status: 'failed', attachments }] }],
    }
  }
  const read = (stats: object, specs: unknown[], code: number) =>
    readPlaywrightReport(report({ stats, suites: [{ suites: [{ specs }] }] }), code, '', folder)

  it('fails with a failed test, with the end of its page and the site’s warnings', () => {
    const page = join(folder, 'error-context.md')
    writeFileSync(page, '- dialog "Log in"\n# Test source\nawait page.goto()')
    writeFileSync(join(folder, 'gateway.log'), '{"level":30,"msg":"served"}\n{"level":40,"msg":"platform is late"}\n')
    const outcome = read({ expected: 4, unexpected: 1 }, [test('breaks', 'unexpected', page)], 1)
    expect(outcome).toMatchObject({ passed: 4, failed: 1 })
    expect(outcome.output).toContain('- dialog "Log in"')
    expect(outcome.output).not.toContain('page.goto')
    expect(outcome.output).toContain('platform is late')
    expect(outcome.output).not.toContain('served')
  })
})
