import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lines shown of a page and of a part's log; dialogs are at the end of a page. */
const LINES = 60
/** pino's level of warnings. */
const WARNING = 40

interface Result {
  status: string
  duration: number
  attachments: { name: string; path?: string }[]
}

/** A file or group of tests in Playwright's JSON report, as is the report itself. */
export interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string; timeout: number; results: Result[] }[] }[]
}

export interface FailedTest {
  title: string
  results: Result[]
}

/** Failed tests in the report's order. */
export function failedTests(suites: Suite[]): FailedTest[] {
  return suites.flatMap((suite) => [
    ...failedTests(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map(({ results }) => ({ title, results })),
    ),
  ])
}

/** The end of each failed test's page as text, for CI machines that no longer exist. */
export function toPages(tests: FailedTest[]): string {
  const pages = tests.flatMap(({ title, results }) =>
    results.flatMap(({ attachments }) =>
      attachments
        .flatMap(({ name, path }) => (name === 'error-context' && path && existsSync(path) ? [path] : []))
        .map((path) => `\nThe page of “${title}” ends with:\n${lastLines(pageIn(readFileSync(path, 'utf8')))}`),
    ),
  )
  return pages.join('\n')
}

/** The last warnings in the parts' logs. */
export function getWarnings(logs: string, parts: string[]): string {
  const warned = parts.map((part) => {
    const file = join(logs, `${part}.log`)
    const warnings = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(isWarning) : []
    return `\nThe ${part} warned ${warnings.length} times, at last:\n${lastLines(warnings.join('\n'))}`
  })
  return warned.join('\n')
}

/** Removes the test's source, which Playwright appends. */
const pageIn = (context: string) => context.split('\n# Test source')[0] ?? context

const lastLines = (text: string) => text.trimEnd().split('\n').slice(-LINES).join('\n')

/** A crashing part writes lines that are not JSON. */
function isWarning(line: string): boolean {
  if (line.trim() === '') return false
  try {
    const { level } = JSON.parse(line) as { level?: number }
    return level === undefined || level >= WARNING
  } catch {
    return true
  }
}
