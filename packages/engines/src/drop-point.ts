import type { Draw } from './engine.ts'
import type { RoundSeeds } from './fair-random.ts'

/*
 * The amount at which a must-drop jackpot is won. It is drawn when a pot starts, from a seed whose hash is public from then on, and revealed
 * with the seed once the pot is won: two 32-bit words (first the high one) are one integer of 64 bits, integers from the last
 * incomplete multiple of the span on are skipped, and the rest modulo the span is how far above the start the point lies, from 1 on. So
 * each amount above what the pot starts with, up to the published one, is as likely as any other, to the ledger's minor unit.
 */

/** Name of the stream that a drop point is drawn from (fair-random.ts). */
export const DROP_STREAM = 'drop'

const WORD = 2 ** 32
const INTEGERS = 1n << 64n

/** Seeds of a pot: the secret one, and the jackpot's id and pot number as public ones, which nobody can choose. */
export function dropSeeds(serverSeed: string, jackpotId: string, pot: number): RoundSeeds {
  return { serverSeed, clientSeed: jackpotId, nonce: pot }
}

/** A uniform amount in (`above`, `upTo`] from the pot's DROP_STREAM. @throws RangeError */
export function drawDropPoint(draw: Draw, above: bigint, upTo: bigint): bigint {
  const span = upTo - above
  if (span < 1n || span > INTEGERS) throw new RangeError(`No drop point above ${above} up to ${upTo}`)
  const limit = INTEGERS - (INTEGERS % span)
  for (;;) {
    const drawn = (BigInt(draw(WORD)) << 32n) | BigInt(draw(WORD))
    if (drawn < limit) return above + 1n + (drawn % span)
  }
}
