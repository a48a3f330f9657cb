import { expect, it } from 'vitest'
import { showProgress } from './progress.ts'
import { assertSpace, startMeasuring } from './start-steps.ts'
import { explainFailure } from './world.ts'

it('says how much space is missing for a first start', () => {
  expect(() => assertSpace('/here', { bavail: 50_000, bsize: 4096 } as never)).toThrow(
    'Only 0.2 GB are free on the disk of /here, and the site with its demo data needs 1.5 GB. Free some, then run this again.',
  )
  expect(() => assertSpace('/here', { bavail: 500_000, bsize: 4096 } as never)).not.toThrow()
})

it.runIf(process.platform === 'linux')('tells processor seconds since the last step', () => {
  const measured = startMeasuring(true)
  for (const began = process.cpuUsage().user; process.cpuUsage().user < began + 200_000;) for (let i = 0; i < 1e7; i++);
  expect(Number(/, (\S+) processor seconds$/.exec(measured())?.[1])).toBeGreaterThan(0.1)
  expect(startMeasuring()()).toMatch(/^\d+\.\d s$/)
})

it('says in a log what share of a long step is done, at most every five seconds', () => {
  const lines: string[] = []
  let now = 0
  const out = { write: (text: string) => lines.push(text), isTTY: false } as never
  const progress = showProgress(out, { getCost: () => '12.0 s', now: () => now })
  for (now = 0; now <= 12_000; now += 1_000)
    progress.line(JSON.stringify({ step: 'Rounds', done: now / 1_000, total: 12 }))
  expect(lines).toEqual(['  Rounds: 41%\n', '  Rounds: 83%\n', '  Rounds: 12 (12.0 s)\n'])
})

it('says that the disk is full, and what to do, where PostgreSQL finds no space', () => {
  expect(explainFailure(1, ['could not extend file "base/16384/16963": No space left on device'])).toBe(
    'Creating the demo data failed (exit code 1):\ncould not extend file "base/16384/16963": No space left on device\n' +
      'The disk is full: the demo data need 1 GB. Free some space, then run this again.',
  )
  expect(explainFailure(1, ['relation "brand" does not exist'])).not.toContain('full')
})
