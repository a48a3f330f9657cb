import type { Draw } from './engine.ts'
import type { RoundSeeds } from './fair-random.ts'

/*
 * At what amount a must-drop jackpot is won. It is drawn when a pot starts, from a seed whose hash is shown from then on, and told
 * with the seed once the pot is won: two 32-bit words (first the high one) are one integer of 64 bits, integers from the last
 * incomplete multiple of the span on are skipped, and the rest modulo the span is how far above the start the point lies, from 1 on. So
 * each amount above what the pot starts with, up to the published one, is as likely as any other, to the ledger's minor unit.
 */

/** Name of the stream that a drop point is drawn from (fair-random.ts). */
export const DROP_STREAM = 'drop'

const WORD = 2 ** 32
const INTEGERS = 1n << 64n

/** The seeds of a pot: the secret one, and as public ones the jackpot's id and the pot's number, which nobody can choose. */
export function dropSeeds(serverSeed: string, jackpotId: string, pot: number): RoundSeeds {
  return { serverSeed, clientSeed: jackpotId, nonce: pot }
}

/** A uniform amount above `above`, up to and including `upTo`. In: the pot's draw of DROP_STREAM. @throws RangeError */
export function drawDropPoint(draw: Draw, above: bigint, upTo: bigint): bigint {
  const span = upTo - above
  if (span < 1n || span > INTEGERS) throw new RangeError(`There is no drop point above ${above} up to ${upTo}`)
  const limit = INTEGERS - (INTEGERS % span)
  for (;;) {
    const drawn = (BigInt(draw(WORD)) << 32n) | BigInt(draw(WORD))
    if (drawn < limit) return above + 1n + (drawn % span)
  }
}
