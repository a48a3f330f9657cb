import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { DROP_STREAM, drawDropPoint, dropSeeds } from '@playhouse/engines/drop-point.ts'
import { seededDraw, seedHash } from '@playhouse/engines/browser-random.ts'
import type { DropClaim } from '@playhouse/vendor-api/drop-claim.ts'

/** Result of checking a drop; `point` is the amount drawn from the seed. */
export type DropVerdict =
  | { kind: 'fair' | 'other-point'; point: string }
  | { kind: 'other-seed' }
  | { kind: 'no-drop'; reason: string }

/** Recomputes the drop point of a must-drop jackpot from the seed published with its win. */
export function verifyDrop({ jackpot, pot, serverSeed, serverSeedHash, ...claim }: DropClaim): DropVerdict {
  try {
    if (seedHash(serverSeed) !== serverSeedHash) return { kind: 'other-seed' }
    const draw = seededDraw(dropSeeds(serverSeed, jackpot, pot), DROP_STREAM)
    const point = drawDropPoint(draw, parseAmount(claim.seedAmount), parseAmount(claim.mustDropBy))
    return { kind: point === parseAmount(claim.dropPoint) ? 'fair' : 'other-point', point: formatAmount(point) }
  } catch (error) {
    return { kind: 'no-drop', reason: error instanceof Error ? error.message : String(error) }
  }
}
