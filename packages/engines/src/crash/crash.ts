import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, MoveError, type RoundStep, StakeError } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'

/*
 * A multiplier grows from 1.00 until it crashes at a secret point drawn in advance. Multipliers are
 * whole hundredths: 250 is 2.50.
 */

export const MIN_CASH_OUT = 101

/** e-fold growth a millisecond: 2.00 is reached after 6.9 s, 10.00 after 23 s. */
const GROWTH_PER_MS = 0.0001

const POINTS = 2 ** 32

export interface CrashModel extends GameModel {
  /** Maximum multiplier in hundredths; the round ends there and pays. */
  readonly highest: number
}

export interface CrashBet {
  /** Decimal string of whole units. */
  readonly stake: string
  /** Automatic cash-out in hundredths; null or absent for none. */
  readonly target?: number | null | undefined
}

export interface CrashEnd {
  readonly cause: 'cash-out' | 'target' | 'highest' | 'crash'
  /** Paid multiplier in hundredths; 0 after a crash. */
  readonly paid: number
}

export interface CrashState {
  /** The last multiplier that still pays, in hundredths. Never shown before the end. */
  readonly point: number
  readonly end: CrashEnd | null
}

export interface CrashMove {
  readonly type: 'cash-out'
}

/** Public view: only the multiplier while the round is in progress. */
export type CrashView =
  | {
      readonly going: true
      readonly multiplier: number
      /** At a shared table: the cash-out in hundredths, while the round continues for others. */
      readonly taken?: number | null
    }
  | {
      readonly going: false
      readonly multiplier: number
      readonly point: number
      readonly cause: CrashEnd['cause']
      readonly payout: string
    }

/** Growth factor after `elapsedMs`, as drawn by the curve; 1 at the start. */
export function growthAfter(elapsedMs: number): number {
  return Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))
}

/** The multiplier after `elapsedMs` in hundredths, rounded down and capped at the model's maximum. */
export function multiplierAfter({ highest }: Pick<CrashModel, 'highest'>, elapsedMs: number): number {
  return Math.min(highest, Math.floor(100 * growthAfter(elapsedMs)))
}

/** The first whole millisecond at which the multiplier is reached. @throws RangeError above the model's highest */
export function reachedAfterMs(model: Pick<CrashModel, 'highest'>, multiplier: number): number {
  if (multiplier > model.highest) throw new RangeError(`A multiplier of ${multiplier} hundredths is never reached.`)
  let ms = Math.max(0, Math.floor(Math.log(multiplier / 100) / GROWTH_PER_MS) - 2)
  while (multiplierAfter(model, ms) < multiplier) ms += 1
  return ms
}

/** Milliseconds until a round ends at its target, the model's maximum or the crash. */
export function endsAfterMs(model: CrashModel, bet: CrashBet, { point }: CrashState): number {
  const goal = getGoal(model, bet)
  return goal <= point ? reachedAfterMs(model, goal) : reachedAfterMs(model, point + 1)
}

/** Total stake in minor units. @throws StakeError */
export function getStake(model: CrashModel, bet: CrashBet): bigint {
  const target = bet.target ?? model.highest
  if (!Number.isInteger(target) || target < MIN_CASH_OUT || target > model.highest) {
    throw new StakeError(`A target must be from ${MIN_CASH_OUT} to ${model.highest} hundredths.`)
  }
  return requireWithinLimits(model, readStake(bet.stake))
}

/**
 * Draws the crash point. Of 2^32 equally likely numbers, `floor(return x 2^32 / m)` give a point of at least m, so the return is
 * the same for any cash-out multiplier, up to rounding below one in 2^32.
 */
export function begin(model: CrashModel, bet: CrashBet, draw: Draw): RoundStep<CrashState> {
  getStake(model, bet)
  return { state: { point: getPoint(model, draw(POINTS)), end: null }, payoutMinor: null }
}

/** The crash point of a drawn number from 0 to 2^32 - 1, in hundredths: at least 100, at most the model's highest. */
export function getPoint(model: CrashModel, drawn: number): number {
  // return x 100 hundredths x 2^32 = basis points x 2^32 / 100
  const point = (BigInt(model.returnToPlayerBasisPoints) * BigInt(POINTS)) / (100n * BigInt(drawn + 1))
  return point >= BigInt(model.highest) ? model.highest : Math.max(100, Number(point))
}

/** Cashes out; a round that has already ended ends as without the move. @throws MoveError */
export function apply(
  model: CrashModel,
  bet: CrashBet,
  state: CrashState,
  _move: CrashMove,
  elapsedMs: number,
): RoundStep<CrashState> {
  if (state.end) throw new MoveError('The round is over.')
  const ended = endAt(model, bet, state, elapsedMs)
  if (ended) return close(bet, state, ended)
  const paid = multiplierAfter(model, elapsedMs)
  if (paid < MIN_CASH_OUT) throw new MoveError('The multiplier has not started to grow.')
  return close(bet, state, { cause: 'cash-out', paid })
}

/** Ends a round that is over; otherwise returns null. */
export function expire(
  model: CrashModel,
  bet: CrashBet,
  state: CrashState,
  elapsedMs: number,
): RoundStep<CrashState> | null {
  const ended = state.end ? null : endAt(model, bet, state, elapsedMs)
  return ended && close(bet, state, ended)
}

export function view(model: CrashModel, bet: CrashBet, state: CrashState, elapsedMs: number): CrashView {
  const end = state.end ?? endAt(model, bet, state, elapsedMs)
  if (!end) return { going: true, multiplier: multiplierAfter(model, elapsedMs) }
  const multiplier = end.cause === 'crash' ? state.point : end.paid
  return { going: false, multiplier, point: state.point, cause: end.cause, payout: formatAmount(getPayout(bet, end)) }
}

/** Duration of a shared round until the crash or the maximum multiplier. */
export function playsMs(model: CrashModel, draw: Draw): number {
  const point = getPoint(model, draw(POINTS))
  return reachedAfterMs(model, point < model.highest ? point + 1 : model.highest)
}

/** View of a bet while a shared round is in progress, without hints at the crash point. */
export function openView(model: CrashModel, bet: CrashBet, state: CrashState, elapsedMs: number): CrashView {
  const multiplier = multiplierAfter(model, elapsedMs)
  const taken = state.end?.paid ?? (bet.target && bet.target <= multiplier ? bet.target : null)
  return { going: true, multiplier, taken }
}

function getGoal(model: CrashModel, bet: CrashBet): number {
  return bet.target ?? model.highest
}

function endAt(model: CrashModel, bet: CrashBet, state: CrashState, elapsedMs: number): CrashEnd | null {
  if (elapsedMs < endsAfterMs(model, bet, state)) return null
  const goal = getGoal(model, bet)
  if (goal > state.point) return { cause: 'crash', paid: 0 }
  return { cause: bet.target ? 'target' : 'highest', paid: goal }
}

function close(bet: CrashBet, { point }: CrashState, end: CrashEnd): RoundStep<CrashState> {
  return { state: { point, end }, payoutMinor: getPayout(bet, end) }
}

/** Payout of a stake at a multiplier in hundredths; amounts in minor units. */
export function payoutAt(stakeMinor: bigint, multiplier: number): bigint {
  return (stakeMinor * BigInt(multiplier)) / 100n
}

function getPayout(bet: CrashBet, { paid }: CrashEnd): bigint {
  return payoutAt(readStake(bet.stake), paid)
}
