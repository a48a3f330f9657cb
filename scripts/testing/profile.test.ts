import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readProcessorSeconds } from '../lib/processor-time.ts'
import { describeCosts } from './profile.ts'

const USE_SECONDS =
  'for (const began = process.cpuUsage().user; process.cpuUsage().user < began + 3e5;) for (let i = 0; i < 1e7; i++);'

describe('the profile', () => {
  it('lists the most expensive file first, and sums', () => {
    const lines = describeCosts([
      { file: 'a.test.ts', load: 1, fixture: 0.5, test: 0.25 },
      { file: 'b.test.ts', load: 1, fixture: 4, test: 2 },
    ]).split('\n')
    expect(lines.slice(2)).toEqual([
      '     7.0     1.0     4.0     2.0  b.test.ts',
      '     1.8     1.0     0.5     0.3  a.test.ts',
      '     8.8     2.0     4.5     2.3  2 files',
    ])
  })

  it.runIf(process.platform === 'linux')('counts the processes of a process, those that have ended too', () => {
    const before = readProcessorSeconds()
    execFileSync(process.execPath, ['-e', USE_SECONDS])
    expect(readProcessorSeconds() - before).toBeGreaterThan(0.25)
  })

  it.runIf(process.platform === 'linux')('counts others by their titles', async () => {
    const other = spawn(process.execPath, [
      '-e',
      `${USE_SECONDS} console.log(); setInterval(() => {}, 1000)`,
      'scratch_7_a',
    ])
    try {
      await once(other.stdout, 'data')
      expect(readProcessorSeconds(2 ** 30, (title) => title.includes('scratch_7_a'))).toBeGreaterThan(0.25)
    } finally {
      other.kill()
    }
  })
})
