import { availableParallelism } from 'node:os'
import { spawnSupervised } from '../../apps/platform/src/db/supervised-process.ts'

/** A process that has a core with them for itself gets a quarter of it. */
const LOOPS_PER_CORE = 3

/** Does the work beside loops that keep each core busy three times over, and ends them. */
export async function besideBusyLoops<Result>(work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from({ length: LOOPS_PER_CORE * availableParallelism() }, () =>
    spawnSupervised({ command: process.execPath, args: ['-e', 'for (;;);'], endSignal: 'TERM', output: () => {} }),
  )
  try {
    return await work()
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
