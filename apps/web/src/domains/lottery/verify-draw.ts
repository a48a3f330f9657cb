import { placeInDay } from '@playhouse/engines/lottery/calendar.ts'
import { getCommitment, drawFromSeed } from '@playhouse/engines/lottery/draw.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'

/** The published facts of a draw once its result is shown. */
export interface DrawClaim {
  drawId: string
  /** Number of the draw: the day, and for fast draws the place in the day. */
  number: string
  seedHash: string
  seed: string
  beacon: string
  beaconBefore: string
  anchor: string
  /** The result as drawn, before any correction. */
  numbers: readonly string[]
}

export interface DrawVerdict {
  /** The seed is the one that was promised. */
  seed: boolean
  /** The beacon follows the day's chain: hashed it is the one before, and hashed once for each draw of the day the anchor. */
  beacon: boolean
  /** The numbers follow from both. */
  numbers: boolean
  recomputed: readonly string[]
}

/** Recomputes a draw from what is published of it. */
export function verifyDraw(structure: Structure, claim: DrawClaim): DrawVerdict {
  const { drawId, seedHash, seed, beacon, beaconBefore, anchor, numbers } = claim
  const hash = (value: string) => {
    try {
      return getCommitment(value)
    } catch {
      return null
    }
  }
  let recomputed: readonly string[] = []
  try {
    recomputed = drawFromSeed(structure, { serverSeed: seed, beacon, drawId })
  } catch {
    // Seeds out of form prove nothing.
  }
  let reached: string | null = beacon
  for (let step = placeInDay(claim.number); step > 0 && reached !== null; step -= 1) reached = hash(reached)
  return {
    seed: hash(seed) === seedHash,
    beacon: hash(beacon) === beaconBefore && reached === anchor,
    numbers: recomputed.length > 0 && recomputed.join() === numbers.join(),
    recomputed,
  }
}
