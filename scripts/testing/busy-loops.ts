import { availableParallelism } from 'node:os'
import { spawnSupervised } from '../../apps/platform/src/db/supervised-process.ts'

/** Does the work beside loops that keep each core busy twice over, and ends them. */
export async function besideBusyLoops<Result>(work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawnSupervised({ command: process.execPath, args: ['-e', 'for (;;);'], endSignal: 'TERM', output: () => {} }),
  )
  try {
    return await work()
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
