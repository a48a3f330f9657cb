import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, type RoundStep, StakeError } from '../engine.ts'
import { type Rational, rational } from '../slot/rational.ts'
import { readStake, withinLimits } from '../stakes.ts'

/** A roll is a whole number from 0 to 9,999; the page shows it as 0.00 to 99.99. */
export const FACES = 10_000

/** How many faces a bet may win on: from 1 in 100 to 95 in 100. */
export const WAYS_MIN = 100
export const WAYS_MAX = 9_500

/** Multipliers are whole ten-thousandths. */
const MULTIPLIER_SCALE = 10_000n

/** A table of dice; its edge is the difference of `returnToPlayerBasisPoints` from 10,000. */
export type DiceModel = GameModel

export interface DiceBet {
  /** Decimal string of whole units. */
  readonly stake: string
  /** Wins on a roll strictly below, or strictly above, the target. */
  readonly direction: 'under' | 'over'
  readonly target: number
}

export interface DiceState {
  readonly roll: number
}

/** What the page shows of a roll. */
export interface DiceView extends DiceState {
  readonly won: boolean
  /** Ten-thousandths: 19400 pays 1.94 times the stake. */
  readonly multiplier: number
  readonly payout: string
}

/** How many of the {@link FACES} win. @throws StakeError outside {@link WAYS_MIN} to {@link WAYS_MAX} */
export function waysOf({ direction, target }: Pick<DiceBet, 'direction' | 'target'>): number {
  const ways = direction === 'under' ? target : FACES - 1 - target
  if (!Number.isInteger(ways) || ways < WAYS_MIN || ways > WAYS_MAX) {
    throw new StakeError(`A bet wins on ${WAYS_MIN} to ${WAYS_MAX} of ${FACES} faces.`)
  }
  return ways
}

/** What a winning bet pays, in ten-thousandths of the stake, rounded down. */
export function multiplierOf(model: Pick<DiceModel, 'returnToPlayerBasisPoints'>, ways: number): bigint {
  return (BigInt(model.returnToPlayerBasisPoints) * MULTIPLIER_SCALE) / BigInt(ways)
}

/** The exact expected payout of a stake of 1: below the model's declared return by no more than the rounding takes. */
export function returnOf(model: DiceModel, ways: number): Rational {
  return rational(BigInt(ways) * multiplierOf(model, ways), BigInt(FACES) * MULTIPLIER_SCALE)
}

/** The whole stake in minor units. @throws StakeError */
export function stakeOf(model: DiceModel, bet: DiceBet): bigint {
  waysOf(bet)
  return withinLimits(model, readStake(bet.stake))
}

/** Rolls once. @throws StakeError */
export function begin(model: DiceModel, bet: DiceBet, draw: Draw): RoundStep<DiceState> {
  const stake = stakeOf(model, bet)
  const roll = draw(FACES)
  return { state: { roll }, payoutMinor: payoutOf(model, bet, stake, roll) }
}

export function view(model: DiceModel, bet: DiceBet, { roll }: DiceState): DiceView {
  const payout = payoutOf(model, bet, readStake(bet.stake), roll)
  const multiplier = Number(multiplierOf(model, waysOf(bet)))
  return { roll, won: payout > 0n, multiplier, payout: formatAmount(payout) }
}

/** What a bet is paid if it wins, in minor units. @throws StakeError outside {@link WAYS_MIN} to {@link WAYS_MAX} */
export function winOf(
  model: Pick<DiceModel, 'returnToPlayerBasisPoints'>,
  bet: Pick<DiceBet, 'direction' | 'target'>,
  stakeMinor: bigint,
): bigint {
  return (stakeMinor * multiplierOf(model, waysOf(bet))) / MULTIPLIER_SCALE
}

function payoutOf(model: DiceModel, bet: DiceBet, stakeMinor: bigint, roll: number): bigint {
  const wins = bet.direction === 'under' ? roll < bet.target : roll > bet.target
  return wins ? winOf(model, bet, stakeMinor) : 0n
}
