import { statfsSync } from 'node:fs'
import { readProcessorSeconds } from './processor-time.ts'

/** Of built web, demo data and logs; the packages are there already. */
const NEEDED_BYTES = 1_500_000_000

/**
 * Measures from now on.
 * @param isProfiled tells processor seconds as well; what runs at the same time counts too
 * @returns the time since the last call: "12.3 s"
 */
export function startMeasuring(isProfiled = false): () => string {
  const readUsed = () => (isProfiled ? readProcessorSeconds() : 0)
  let [began, used] = [performance.now(), readUsed()]
  return () => {
    const [now, usedNow] = [performance.now(), readUsed()]
    const processor = isProfiled ? `, ${(usedNow - used).toFixed(1)} processor seconds` : ''
    const text = `${((now - began) / 1000).toFixed(1)} s${processor}`
    ;[began, used] = [now, usedNow]
    return text
  }
}

/** Does one step of a start, and says how long it took. */
export async function startStep<Result>(
  name: string,
  isProfiled: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const measured = startMeasuring(isProfiled)
  const result = await work()
  console.log(`  ✓ ${name} (${measured()})`)
  return result
}

/** @throws Error where the folder's disk has too little space for a first start */
export function assertSpace(folder: string, { bavail, bsize } = statfsSync(folder)): void {
  const free = bavail * bsize
  if (free >= NEEDED_BYTES) return
  throw new Error(
    `Only ${(free / 1e9).toFixed(1)} GB are free on the disk of ${folder}, and the site with its demo data needs ` +
      `${(NEEDED_BYTES / 1e9).toFixed(1)} GB. Free some, then run this again.`,
  )
}
