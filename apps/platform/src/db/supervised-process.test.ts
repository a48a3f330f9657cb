import { once } from 'node:events'
import { expect, it } from 'vitest'
import { spawnSupervised } from './supervised-process.ts'

it('returns the exit code and every line of a command that exits', async () => {
  const lines: string[] = []
  const supervised = spawnSupervised({
    command: '/bin/sh',
    args: ['-c', 'echo first; echo second >&2; exit 7'],
    endSignal: 'TERM',
    output: (line) => lines.push(line),
  })
  expect(await supervised.ended).toBe(7)
  expect(lines.toSorted()).toEqual(['first', 'second'])
  await supervised.stop()
})

it('stops a command with its child processes', async () => {
  const started = Promise.withResolvers<string>()
  const supervised = spawnSupervised({
    command: '/bin/sh',
    args: ['-c', 'sleep 300 & echo started; wait'],
    endSignal: 'TERM',
    grace: 3_600,
    output: started.resolve,
  })
  await started.promise
  // Resolves once no process holds the pipe, including the sleep.
  await supervised.stop()
  // By the signal: after the grace period it is killed.
  expect(await supervised.ended).toBe(143)
})

it('kills a command that ignores the signal after the grace period', async () => {
  const started = Promise.withResolvers<string>()
  const supervised = spawnSupervised({
    command: '/bin/sh',
    args: ['-c', "trap '' TERM; echo deaf; while :; do sleep 1; done"],
    endSignal: 'TERM',
    grace: 1,
    output: started.resolve,
  })
  await started.promise
  const exited = once(supervised.child, 'exit')
  await supervised.stop()
  expect((await exited)[1]).toBe('SIGKILL')
})
