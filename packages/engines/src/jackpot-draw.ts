import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import type { Draw } from './engine.ts'

/*
 * Whether a round wins the jackpot of its game. It is drawn from the round's seeds in a separate stream
 * (JACKPOT_STREAM), so that it does not affect the round and anyone can reproduce it: a uniform integer below `oneIn`, and
 * the round wins when that is below its stake in whole units. So the chance is exactly stake / oneIn: twice the stake, twice the chance.
 */

/** Name of the stream that the jackpot is drawn from (fair-random.ts). */
export const JACKPOT_STREAM = 'jackpot'

export interface JackpotDraw {
  /** The drawn integer; wins below `stakeUnits`. */
  drawn: number
  stakeUnits: bigint
  hit: boolean
}

/** `draw` is the round's JACKPOT_STREAM; `oneIn` is the stake in units that is certain to win. */
export function drawJackpot(draw: Draw, stakeMinor: bigint, oneIn: number): JackpotDraw {
  const drawn = draw(oneIn)
  const stakeUnits = stakeMinor / MINOR_UNITS
  return { drawn, stakeUnits, hit: BigInt(drawn) < stakeUnits }
}
