import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, type RoundStep, StakeError } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'

export interface Fish {
  readonly id: string
  /** Possible payouts of a catch in stakes, with integer weights. */
  readonly pays: readonly { readonly multiplier: number; readonly weight: number }[]
  readonly boss: boolean
}

export interface FishingModel extends GameModel {
  readonly fish: readonly Fish[]
}

export interface FishingBet {
  /** Decimal string of whole units. */
  readonly stake: string
  readonly fish: string
}

export interface FishingState {
  /** Payout in stakes; 0 for a miss. */
  readonly multiplier: number
}

export interface FishingView extends FishingState {
  readonly fish: string
  readonly caught: boolean
  readonly payout: string
}

/** Weighted average payout of a class, an integer in all models. */
export function averagePay({ pays }: Fish): number {
  const weight = pays.reduce((sum, each) => sum + each.weight, 0)
  return pays.reduce((sum, each) => sum + each.weight * each.multiplier, 0) / weight
}

/** Total stake in minor units. @throws StakeError */
export function getStake(model: FishingModel, bet: FishingBet): bigint {
  getFish(model, bet)
  return requireWithinLimits(model, readStake(bet.stake))
}

/**
 * Shoots once. A fish is caught with the exact chance return / average pay, so every class has the same return and
 * the target only changes the volatility. Always makes two draws. @throws StakeError
 */
export function begin(model: FishingModel, bet: FishingBet, draw: Draw): RoundStep<FishingState> {
  const stake = getStake(model, bet)
  const fish = getFish(model, bet)
  const caught = draw(10_000 * averagePay(fish)) < model.returnToPlayerBasisPoints
  const pay = getPay(fish, draw)
  const multiplier = caught ? pay : 0
  return { state: { multiplier }, payoutMinor: stake * BigInt(multiplier) }
}

export function view(_model: FishingModel, { stake, fish }: FishingBet, { multiplier }: FishingState): FishingView {
  return { fish, multiplier, caught: multiplier > 0, payout: formatAmount(readStake(stake) * BigInt(multiplier)) }
}

function getPay({ pays }: Fish, draw: Draw): number {
  let left = draw(pays.reduce((sum, each) => sum + each.weight, 0))
  for (const { multiplier, weight } of pays) {
    if (left < weight) return multiplier
    left -= weight
  }
  throw new RangeError('A draw lies above all weights.')
}

function getFish(model: FishingModel, { fish }: FishingBet): Fish {
  const found = model.fish.find((each) => each.id === fish)
  if (!found) throw new StakeError(`Unknown fish ${JSON.stringify(fish)}.`)
  return found
}
