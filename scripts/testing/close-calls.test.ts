import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'
import { listCloseCalls, readPlaywrightTimes, readVitestTimes } from './close-calls.ts'

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-close-calls-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('lists the tests that took more than half of their time, the closest first', () => {
  const vitest = report({
    testResults: [
      {
        name: join(ROOT, 'apps/one.test.ts'),
        assertionResults: [
          { fullName: 'takes half', duration: 5_000 },
          { fullName: 'takes more', duration: 5_001 },
          { fullName: 'is skipped' },
        ],
      },
    ],
  })
  const spec = (title: string, timeout: number, ...durations: number[]) => ({
    title,
    file: 'two.spec.ts',
    tests: [{ timeout, results: durations.map((duration) => ({ duration })) }],
  })
  const playwright = report({
    suites: [
      {
        suites: [{ specs: [spec('is late', 20_000, 2_000, 19_000)] }],
        specs: [spec('is quick', 20_000, 2_000), spec('has no limit', 0, 900_000)],
      },
    ],
  })
  expect(listCloseCalls([...readVitestTimes(vitest, 10_000), ...readPlaywrightTimes(playwright)])).toEqual([
    '19 of 20 s: two.spec.ts: is late',
    '5 of 10 s: apps/one.test.ts: takes more',
  ])
})

test('lists nothing of a run that has left no report', () => {
  expect([...readVitestTimes('none.json', 1), ...readPlaywrightTimes('none.json')]).toEqual([])
})
