import { expect, it } from 'vitest'
import { listFailed } from './playwright-progress.ts'
import { Progress } from './progress.ts'
import { FileCounter, toFailure } from './test-events.ts'

const FAILURE = { title: 'sums > adds', place: 'sums.test.ts:3', error: 'expected 2 to be 3' }

/** Follows a run in a terminal or a log, whose clock stands at `time.now`. */
function follow(isTTY: boolean) {
  const time = { now: 0 }
  const written: string[] = []
  const out = { isTTY, columns: 120, write: (text: string) => written.push(text) > 0 }
  const progress = new Progress(out as ConstructorParameters<typeof Progress>[0], () => time.now)
  return { time, written, progress, run: progress.follow('database') }
}

it('shows a failing test at once, above the line of progress in a terminal', () => {
  const { written, run } = follow(true)
  run.onEvent({ advance: { files: 1, allFiles: 4, work: 10, allWork: 40 } })
  written.length = 0
  run.onEvent({ failure: FAILURE })
  expect(written).toEqual([
    '\r\x1b[K\n✗ sums.test.ts:3 sums > adds\n    expected 2 to be 3\n',
    '\rdatabase: 1 of 4 files, 1 failed, 0 s left\x1b[K',
  ])
  expect(run.end()).toEqual([FAILURE])
})

it('estimates the time left from the work of the files that have ended', () => {
  const { time, written, progress, run } = follow(false)
  run.onEvent({ advance: { files: 0, allFiles: 4, work: 0, allWork: 40 } })
  progress.show()
  time.now = 60_000
  run.onEvent({ advance: { files: 1, allFiles: 4, work: 10, allWork: 40 } })
  progress.show()
  run.end()
  expect(written).toEqual(['database: 0 of 4 files, 0 failed\n', 'database: 1 of 4 files, 0 failed, 3 min left\n'])
})

it('counts a file that has never run as the mean of the others, and all alike where none has', () => {
  const some = new FileCounter(
    new Map([
      ['a', 100],
      ['b', 300],
      ['c', undefined],
    ]),
  )
  some.end('c')
  expect(some.read()).toEqual({ files: 1, allFiles: 3, work: 200, allWork: 600 })
  const none = new FileCounter(
    new Map([
      ['a', undefined],
      ['b', undefined],
    ]),
  )
  none.end('a')
  expect(none.read()).toEqual({ files: 1, allFiles: 2, work: 1, allWork: 2 })
})

it('names the line of the test file, and shows frames of the project alone', () => {
  const stack = [
    'Error: no',
    '    at add (file:///home/site/packages/sums.ts:9:1)',
    '    at file:///home/site/packages/sums.test.ts:3:7',
    '    at run (file:///home/site/node_modules/vitest/run.js:1:1)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:90:21)',
  ].join('\n')
  expect(toFailure('adds', 'packages/sums.test.ts', { message: 'no', stack, root: '/home/site', line: 1 })).toEqual({
    title: 'adds',
    place: 'packages/sums.test.ts:3',
    error: 'no\nat add (packages/sums.ts:9:1)\nat packages/sums.test.ts:3:7',
  })
  expect(
    toFailure('adds', 'packages/sums.test.ts', { message: 'out of time', root: '/home/site', line: 1 }).place,
  ).toBe('packages/sums.test.ts:1')
})

it('keeps a failed browser test in the list until it passes', () => {
  const results = new Map([
    ['a.spec.ts › opens', true],
    ['b.spec.ts › opens', false],
  ])
  expect(listFailed(['a.spec.ts › opens', 'c.spec.ts › opens'], results)).toEqual([
    'c.spec.ts › opens',
    'b.spec.ts › opens',
  ])
})
