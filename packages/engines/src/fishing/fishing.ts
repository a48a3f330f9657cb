import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, type RoundStep, StakeError } from '../engine.ts'
import { readStake, withinLimits } from '../stakes.ts'

/** A class of fish. */
export interface Fish {
  readonly id: string
  /** What a caught one may pay, in stakes, with whole weights. One entry: it always pays that. */
  readonly pays: readonly { readonly multiplier: number; readonly weight: number }[]
  readonly boss: boolean
}

export interface FishingModel extends GameModel {
  readonly fish: readonly Fish[]
}

/** One shot at one fish. */
export interface FishingBet {
  /** Decimal string of whole units. */
  readonly stake: string
  readonly fish: string
}

export interface FishingState {
  /** What the shot pays in stakes; 0 for a miss. */
  readonly multiplier: number
}

/** What the page shows of a shot. */
export interface FishingView extends FishingState {
  readonly fish: string
  readonly caught: boolean
  readonly payout: string
}

/** What a class pays on average, over its weights; models keep it whole. */
export function averagePay({ pays }: Fish): number {
  const weight = pays.reduce((sum, each) => sum + each.weight, 0)
  return pays.reduce((sum, each) => sum + each.weight * each.multiplier, 0) / weight
}

/** The whole stake in minor units. @throws StakeError */
export function stakeOf(model: FishingModel, bet: FishingBet): bigint {
  fishOf(model, bet)
  return withinLimits(model, readStake(bet.stake))
}

/**
 * Shoots once. A fish is caught with the chance return / average pay, exactly: so every class has the same return, and where
 * a player aims changes only how the luck is spread. Two draws, whether it is caught or not. @throws StakeError
 */
export function begin(model: FishingModel, bet: FishingBet, draw: Draw): RoundStep<FishingState> {
  const stake = stakeOf(model, bet)
  const fish = fishOf(model, bet)
  const caught = draw(10_000 * averagePay(fish)) < model.returnToPlayerBasisPoints
  const pay = payOf(fish, draw)
  const multiplier = caught ? pay : 0
  return { state: { multiplier }, payoutMinor: stake * BigInt(multiplier) }
}

export function view(_model: FishingModel, { stake, fish }: FishingBet, { multiplier }: FishingState): FishingView {
  return { fish, multiplier, caught: multiplier > 0, payout: formatAmount(readStake(stake) * BigInt(multiplier)) }
}

function payOf({ pays }: Fish, draw: Draw): number {
  let left = draw(pays.reduce((sum, each) => sum + each.weight, 0))
  for (const { multiplier, weight } of pays) {
    if (left < weight) return multiplier
    left -= weight
  }
  throw new RangeError('A draw lies above all weights.')
}

function fishOf(model: FishingModel, { fish }: FishingBet): Fish {
  const found = model.fish.find((each) => each.id === fish)
  if (!found) throw new StakeError(`There is no fish ${JSON.stringify(fish)} here.`)
  return found
}
