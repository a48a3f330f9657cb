import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { FAILED_TESTS, readFailedTests } from './playwright-progress.ts'
import { progress } from './progress.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { STACK_LOGS } from './stack.ts'
import { addOutcomes, type Outcome, run } from './steps.ts'

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
  const ours = `--reporter=${join(import.meta.dirname, 'vitest-progress.ts')}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ours]
  const { onEvent, end } = progress.follow(name)
  const { code, output } = await run('vitest', ['run', ...reporters, ...args], env, niceness, onEvent)
  return { ...readVitestReport(report, code, withoutPassed(output)), failures: end() }
}

/**
 * Runs what failed the last time first.
 * @param name of the report
 * @param platform that the site stands before, in place of the reference platform; see e2e/support/stand-ins.ts
 */
export async function playwright(name: string, args: readonly string[], platform?: string): Promise<Outcome> {
  if (platform !== undefined || readFailedTests().length === 0) return runPlaywright(name, args, platform)
  // Each run writes its own list of failures, and deletes its output folder first: the rerun gets another folder.
  const list = join(REPORTS, `${name}-failed.txt`)
  renameSync(FAILED_TESTS, list)
  const again = [`--test-list=${list}`, '--pass-with-no-tests', '--output=node_modules/.cache/failed-again']
  return addOutcomes([
    await runPlaywright(`${name}-failed-before`, [...args, ...again]),
    await runPlaywright(name, [...args, `--test-list-invert=${list}`]),
  ])
}

async function runPlaywright(name: string, args: readonly string[], platform?: string): Promise<Outcome> {
  const report = getReport(name)
  const { onEvent, end } = progress.follow(name)
  const reporters = `--reporter=list,json,${join(import.meta.dirname, 'playwright-progress.ts')}`
  const { code, output } = await run(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', reporters, ...args],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(platform !== undefined && { E2E_PLATFORM: platform }) },
    0,
    onEvent,
  )
  return { ...readPlaywrightReport(report, code, withoutPassed(output), STACK_LOGS), failures: end() }
}

/** Lines of files and tests that have passed begin with a tick, which may have a colour. */
// oxlint-disable-next-line no-control-regex
const withoutPassed = (output: string) => output.replaceAll(/^(?:\s|\x1b\[[\d;]*m)*✓ .*\n/gm, '')
