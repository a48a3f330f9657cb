import { expect, it } from 'vitest'
import { besideBusyLoops } from './busy-loops.ts'
import { readProcessorSeconds } from '../lib/processor-time.ts'

it.runIf(process.platform === 'linux')('keeps the cores busy while the work is done, and no longer', async () => {
  const before = readProcessorSeconds()
  await besideBusyLoops(async () => {
    await expect.poll(() => readProcessorSeconds() - before).toBeGreaterThan(1)
  })
  const after = readProcessorSeconds()
  // The loops would use more than this while the next one is measured.
  for (const began = process.cpuUsage().user; process.cpuUsage().user < began + 300_000;) for (let i = 0; i < 1e7; i++);
  expect(readProcessorSeconds() - after).toBeLessThan(0.6)
})
