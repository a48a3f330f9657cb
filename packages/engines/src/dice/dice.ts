import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, type RoundStep, StakeError } from '../engine.ts'
import { type Rational, rational } from '../rational.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'

/** A roll is a whole number from 0 to 9,999; the page shows it as 0.00 to 99.99. */
export const FACES = 10_000

/** Limits of winning faces: 1% to 95%. */
export const MIN_WAYS = 100
export const MAX_WAYS = 9_500

/** Multipliers are whole ten-thousandths. */
const MULTIPLIER_SCALE = 10_000n

/** A dice table; the house edge is 10,000 minus `returnToPlayerBasisPoints`. */
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

export interface DiceView extends DiceState {
  readonly won: boolean
  /** Ten-thousandths: 19400 pays 1.94 times the stake. */
  readonly multiplier: number
  readonly payout: string
}

/** Number of winning {@link FACES}. @throws StakeError outside {@link MIN_WAYS} to {@link MAX_WAYS} */
export function getWays({ direction, target }: Pick<DiceBet, 'direction' | 'target'>): number {
  const ways = direction === 'under' ? target : FACES - 1 - target
  if (!Number.isInteger(ways) || ways < MIN_WAYS || ways > MAX_WAYS) {
    throw new StakeError(`A bet wins on ${MIN_WAYS} to ${MAX_WAYS} of ${FACES} faces.`)
  }
  return ways
}

/** Payout of a win in ten-thousandths of the stake, rounded down. */
export function getMultiplier(model: Pick<DiceModel, 'returnToPlayerBasisPoints'>, ways: number): bigint {
  return (BigInt(model.returnToPlayerBasisPoints) * MULTIPLIER_SCALE) / BigInt(ways)
}

/** Exact expected payout of a stake of 1; below the declared return only by rounding. */
export function getReturn(model: DiceModel, ways: number): Rational {
  return rational(BigInt(ways) * getMultiplier(model, ways), BigInt(FACES) * MULTIPLIER_SCALE)
}

/** Total stake in minor units. @throws StakeError */
export function getStake(model: DiceModel, bet: DiceBet): bigint {
  getWays(bet)
  return requireWithinLimits(model, readStake(bet.stake))
}

/** Rolls once. @throws StakeError */
export function begin(model: DiceModel, bet: DiceBet, draw: Draw): RoundStep<DiceState> {
  const stake = getStake(model, bet)
  const roll = draw(FACES)
  return { state: { roll }, payoutMinor: getPayout(model, bet, stake, roll) }
}

export function view(model: DiceModel, bet: DiceBet, { roll }: DiceState): DiceView {
  const payout = getPayout(model, bet, readStake(bet.stake), roll)
  const multiplier = Number(getMultiplier(model, getWays(bet)))
  return { roll, won: payout > 0n, multiplier, payout: formatAmount(payout) }
}

/** Payout of a winning bet in minor units. @throws StakeError outside {@link MIN_WAYS} to {@link MAX_WAYS} */
export function getWin(
  model: Pick<DiceModel, 'returnToPlayerBasisPoints'>,
  bet: Pick<DiceBet, 'direction' | 'target'>,
  stakeMinor: bigint,
): bigint {
  return (stakeMinor * getMultiplier(model, getWays(bet))) / MULTIPLIER_SCALE
}

function getPayout(model: DiceModel, bet: DiceBet, stakeMinor: bigint, roll: number): bigint {
  const wins = bet.direction === 'under' ? roll < bet.target : roll > bet.target
  return wins ? getWin(model, bet, stakeMinor) : 0n
}
