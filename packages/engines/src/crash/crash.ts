import { formatAmount } from '@playhouse/shared/money.ts'

import { type Draw, type GameModel, MoveError, type RoundStep, StakeError } from '../engine.ts'
import { readStake, withinLimits } from '../stakes.ts'

/*
 * A multiplier grows from 1.00 until it crashes at a point that was drawn before and that nobody is told. Multipliers are
 * whole hundredths: 250 is 2.50.
 */

/** The smallest multiplier that can be taken. */
export const LOWEST_CASH_OUT = 101

/** e-fold growth a millisecond: 2.00 is reached after 6.9 s, 10.00 after 23 s. */
const GROWTH_PER_MS = 0.0001

const POINTS = 2 ** 32

/** A crash table. */
export interface CrashModel extends GameModel {
  /** The round ends here and pays, in hundredths. */
  readonly highest: number
}

export interface CrashBet {
  /** Decimal string of whole units. */
  readonly stake: string
  /** Taken by itself at this multiplier, in hundredths; null or absent: only by a move. */
  readonly target?: number | null | undefined
}

export interface CrashEnd {
  readonly cause: 'cash-out' | 'target' | 'highest' | 'crash'
  /** What the stake is paid by, in hundredths; 0 after a crash. */
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

/** What the player may know: of a round under way only the multiplier. */
export type CrashView =
  | {
      readonly going: true
      readonly multiplier: number
      /** At a shared table: what was taken, in hundredths; the round goes on for others. */
      readonly taken?: number | null
    }
  | {
      readonly going: false
      readonly multiplier: number
      readonly point: number
      readonly cause: CrashEnd['cause']
      readonly payout: string
    }

/** How many times over a stake has grown after so many milliseconds, as the curve shows it: 1 at the beginning. */
export function growthAfter(elapsedMs: number): number {
  return Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))
}

/** The multiplier after so many milliseconds, in hundredths, rounded down and never above the model's highest. */
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

/** After how many milliseconds a round ends by itself: at its target, at the model's highest, or by crashing. */
export function endsAfterMs(model: CrashModel, bet: CrashBet, { point }: CrashState): number {
  const goal = goalOf(model, bet)
  return goal <= point ? reachedAfterMs(model, goal) : reachedAfterMs(model, point + 1)
}

/** The whole stake in minor units. @throws StakeError */
export function stakeOf(model: CrashModel, bet: CrashBet): bigint {
  const target = bet.target ?? model.highest
  if (!Number.isInteger(target) || target < LOWEST_CASH_OUT || target > model.highest) {
    throw new StakeError(`A target is from ${LOWEST_CASH_OUT} to ${model.highest} hundredths.`)
  }
  return withinLimits(model, readStake(bet.stake))
}

/**
 * Draws the crash point. Of 2^32 equally likely numbers, `floor(return x 2^32 / m)` give a point of at least m: the return is
 * the same for whatever multiplier is taken, but for the part below one in 2^32 that rounding down keeps.
 */
export function begin(model: CrashModel, bet: CrashBet, draw: Draw): RoundStep<CrashState> {
  stakeOf(model, bet)
  return { state: { point: pointOf(model, draw(POINTS)), end: null }, payoutMinor: null }
}

/** The crash point of a drawn number from 0 to 2^32 - 1, in hundredths: at least 100, at most the model's highest. */
export function pointOf(model: CrashModel, drawn: number): number {
  // return x 100 hundredths x 2^32 = basis points x 2^32 / 100
  const point = (BigInt(model.returnToPlayerBasisPoints) * BigInt(POINTS)) / (100n * BigInt(drawn + 1))
  return point >= BigInt(model.highest) ? model.highest : Math.max(100, Number(point))
}

/** Takes what is there now; a round that has ended meanwhile ends as it would have without the move. @throws MoveError */
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
  if (paid < LOWEST_CASH_OUT) throw new MoveError('The multiplier has not begun to grow.')
  return close(bet, state, { cause: 'cash-out', paid })
}

/** Ends a round whose time has come, else null. */
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
  return { going: false, multiplier, point: state.point, cause: end.cause, payout: formatAmount(payoutOf(bet, end)) }
}

/** How long a shared round plays: until it crashes, or has reached the model's highest multiplier. */
export function playsMs(model: CrashModel, draw: Draw): number {
  const point = pointOf(model, draw(POINTS))
  return reachedAfterMs(model, point < model.highest ? point + 1 : model.highest)
}

/** What a bet at a shared table has come to while the round goes on; nothing that tells where it ends. */
export function openView(model: CrashModel, bet: CrashBet, state: CrashState, elapsedMs: number): CrashView {
  const multiplier = multiplierAfter(model, elapsedMs)
  const taken = state.end?.paid ?? (bet.target && bet.target <= multiplier ? bet.target : null)
  return { going: true, multiplier, taken }
}

function goalOf(model: CrashModel, bet: CrashBet): number {
  return bet.target ?? model.highest
}

function endAt(model: CrashModel, bet: CrashBet, state: CrashState, elapsedMs: number): CrashEnd | null {
  if (elapsedMs < endsAfterMs(model, bet, state)) return null
  const goal = goalOf(model, bet)
  if (goal > state.point) return { cause: 'crash', paid: 0 }
  return { cause: bet.target ? 'target' : 'highest', paid: goal }
}

function close(bet: CrashBet, { point }: CrashState, end: CrashEnd): RoundStep<CrashState> {
  return { state: { point, end }, payoutMinor: payoutOf(bet, end) }
}

/** What a stake is paid at a multiplier in hundredths; both amounts in minor units. */
export function payoutAt(stakeMinor: bigint, multiplier: number): bigint {
  return (stakeMinor * BigInt(multiplier)) / 100n
}

function payoutOf(bet: CrashBet, { paid }: CrashEnd): bigint {
  return payoutAt(readStake(bet.stake), paid)
}
