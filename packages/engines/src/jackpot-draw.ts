import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import type { Draw } from './engine.ts'

/*
 * Whether a round wins the jackpot of its game. It is drawn from the round's own seeds, in a stream beside the engine's
 * (JACKPOT_STREAM), so that it changes nothing of the round and anyone can draw it again: a uniform integer below `oneIn`, and
 * the round wins when that is below its stake in whole units. So the chance is exactly stake / oneIn: twice the stake, twice the chance.
 */

/** Name of the stream that the jackpot is drawn from (fair-random.ts). */
export const JACKPOT_STREAM = 'jackpot'

export interface JackpotDraw {
  /** The integer that was drawn; one below `stakeUnits` wins. */
  drawn: number
  stakeUnits: bigint
  hit: boolean
}

/** In: the round's draw of JACKPOT_STREAM, its stake in minor units, and the stake in units that wins for certain. */
export function drawJackpot(draw: Draw, stakeMinor: bigint, oneIn: number): JackpotDraw {
  const drawn = draw(oneIn)
  const stakeUnits = stakeMinor / MINOR_UNITS
  return { drawn, stakeUnits, hit: BigInt(drawn) < stakeUnits }
}
