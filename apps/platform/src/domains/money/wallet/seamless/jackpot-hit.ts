import * as z from 'zod'
import { drawJackpot, JACKPOT_STREAM } from '@playhouse/engines/jackpot-draw.ts'
import { seededDraw, seedHash } from '@playhouse/engines/server-random.ts'

const proof = z.object({
  fairness: z.object({ serverSeedHash: z.string(), serverSeed: z.string(), clientSeed: z.string(), nonce: z.number() }),
})

/** Whether the seeds in a round's details reproduce the jackpot draw for that stake; anything else is not paid. */
export function provesHit(details: unknown, stakeMinor: bigint, oneIn: number): boolean {
  const read = proof.safeParse(details)
  if (!read.success) return false
  const { fairness } = read.data
  try {
    if (seedHash(fairness.serverSeed) !== fairness.serverSeedHash) return false
    return drawJackpot(seededDraw(fairness, JACKPOT_STREAM), stakeMinor, oneIn).hit
  } catch {
    return false
  }
}
