import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { STACK_LOGS } from './stack.ts'
import { type Outcome, run } from './steps.ts'

/** Stay after the run: they have each test's time, which the output has not. */
const REPORTS = join(ROOT, 'node_modules/.cache/test-reports')

export function removeReports(): void {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
}

export const getReport = (name: string): string => join(REPORTS, `${name}.json`)

/** @param name of the report */
export async function vitest(
  name: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  niceness = 0,
): Promise<Outcome> {
  const report = getReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run('vitest', ['run', ...reporters, ...args], env, niceness)
  return readVitestReport(report, code, output)
}

/** @param name of the report */
export async function playwright(name: string, args: readonly string[]): Promise<Outcome> {
  const report = getReport(name)
  const { code, output } = await run('playwright', ['test', '--config=e2e/playwright.config.ts', ...args], {
    E2E_REPORT: report,
  })
  return readPlaywrightReport(report, code, output, STACK_LOGS)
}
