import { seededDraw, seedHash } from '../browser-random.ts'
import type { Draw } from '../engine.ts'
import type { FairRandom } from '../fair-random.ts'
import { type DrawNumbers, POOLS, getSlots, type Structure } from './games.ts'

/*
 * How a result follows from its seeds, so that anyone can recompute it (../fair-random.ts has the construction):
 *
 * 1. Before sale opens, a server seed of 32 random bytes is drawn for each draw; its SHA-256 is published when sale opens.
 * 2. After the draw is sealed (no ticket can be added or changed), the beacon is taken: 1 to 64 of A-Z a-z 0-9 _ -.
 * 3. Block b is HMAC-SHA256(server seed, "<beacon>:0:<draw id>:<b>"), read as eight 32-bit integers, big-endian, with
 *    rejection of the words that would bias a value.
 * 4. Numbers are drawn in draw order. Vietnamese numbers of d digits are one integer below 10^d. Values that can repeat are
 *    one integer below the size of their range. Values that cannot are the first steps of a Fisher-Yates shuffle of the range.
 */

export interface DrawSeeds {
  /** 32 bytes in lower-case hex. */
  readonly serverSeed: string
  readonly beacon: string
  /** Unique over all games: see `getDrawId`. */
  readonly drawId: string
}

/**
 * The hash that is published before the draw.
 * @throws RangeError
 */
export const getCommitment: (serverSeed: string) => string = seedHash

/** Names a draw in its proof: "HA_NOI-20250414", "K3_1M-202504140731". */
export const getDrawId = (gameCode: string, issue: string): string => `${gameCode}-${issue}`

/**
 * The numbers of a draw in draw order.
 * @param seeded of Node.js, for many draws at once; by default what browsers have as well
 * @throws RangeError for seeds out of form
 */
export function drawFromSeed(
  game: Structure,
  { serverSeed, beacon, drawId }: DrawSeeds,
  seeded: FairRandom['seededDraw'] = seededDraw,
): DrawNumbers {
  return drawNumbers(game, seeded({ serverSeed, clientSeed: beacon, nonce: 0 }, drawId))
}

/** The same over any source of uniform integers. */
export function drawNumbers(game: Structure, draw: Draw): DrawNumbers {
  const slots = getSlots(game)
  if (game.kind === 'VN') return slots.map(({ digits }) => String(draw(10 ** digits)).padStart(digits, '0'))
  const { from, to, repeats } = POOLS[game.kind]
  const rest = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return slots.map(({ digits }, index) => {
    const at = repeats ? draw(rest.length) : index + draw(rest.length - index)
    const value = rest[at] ?? from
    if (!repeats) [rest[index], rest[at]] = [value, rest[index] ?? from]
    return String(value).padStart(digits, '0')
  })
}
