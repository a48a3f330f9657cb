import { formatAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'

import { type Draw, type GameModel, MoveError, type RoundStep } from '../engine.ts'
import { gridAt, playRound, type SlotModel, getWins } from '../slot/slot.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'

/** A line slot whose scatters award free spins on other reels with a multiplier picked by the player. */
export interface FreeSpinsModel extends GameModel {
  /** Reels of the paid spin. */
  readonly base: SlotModel
  /** Reels of the free spins, without scatters. */
  readonly free: SlotModel
  /** Free spins for {@link MIN_SCATTERS} scatters and more. */
  readonly spins: readonly number[]
  /** Multipliers under the covers; a single one needs no pick. */
  readonly multipliers: readonly number[]
}

export interface FreeSpinsBet {
  /** Total stake of all lines as a decimal string of whole units. */
  readonly stake: string
}

export interface FreeSpinsState {
  readonly stops: readonly number[]
  readonly bonus: {
    /** By cover, from the left. */
    readonly multipliers: readonly number[]
    readonly spins: readonly (readonly number[])[]
    /** The chosen cover. */
    readonly picked: number | null
    readonly played: number
  } | null
}

export const moveSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pick'), cover: z.int().min(0).max(20) }),
  z.object({ type: z.literal('spin') }),
])
export type FreeSpinsMove = z.infer<typeof moveSchema>

/** Public view of a spin. For free spins, `amount` includes the multiplier but the wins do not. */
export interface SpinView {
  readonly stops: readonly number[]
  /** Rows of symbol ids, from the top. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly { line: number | null; symbol: string; count: number; amount: string }[]
  readonly amount: string
}

/** Public view of a round. Amounts are decimal strings. */
export interface FreeSpinsView {
  readonly base: SpinView
  readonly bonus: {
    readonly covers: number
    readonly picked: number | null
    readonly multiplier: number | null
    /** Multipliers under all covers, after the pick. */
    readonly uncovered: readonly number[] | null
    readonly total: number
    /** Free spins played so far. */
    readonly spins: readonly SpinView[]
    /** Total payout of the free spins. */
    readonly won: string
  } | null
  /** Payout of the whole round so far. */
  readonly payout: string
}

export const MIN_SCATTERS = 3

/** An abandoned round is played to its end after this time, with the same payout. */
export const PLAYED_OUT_AFTER_MS = 30 * 60_000

/** Total stake in minor units. @throws StakeError */
export function getStake(model: FreeSpinsModel, { stake }: FreeSpinsBet): bigint {
  return requireWithinLimits(model, readStake(stake))
}

export function spinsFor({ spins }: Pick<FreeSpinsModel, 'spins'>, scatters: number): number {
  return scatters < MIN_SCATTERS ? 0 : (spins[Math.min(scatters - MIN_SCATTERS, spins.length - 1)] ?? 0)
}

/**
 * Draws the stops of the paid spin and, if it awards free spins, the multipliers under the covers (a shuffle from the last cover down) and the stops of every
 * free spin in order. @throws StakeError
 */
export function begin(model: FreeSpinsModel, bet: FreeSpinsBet, draw: Draw): RoundStep<FreeSpinsState> {
  const { stops, grid, payoutMinor } = playRound(model.base, getStake(model, bet), draw)
  const total = spinsFor(model, scattersOn(model, grid))
  if (total === 0) return { state: { stops, bonus: null }, payoutMinor }
  const multipliers = [...model.multipliers]
  for (let last = multipliers.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1)
    ;[multipliers[last], multipliers[other]] = [multipliers[other] as number, multipliers[last] as number]
  }
  const spins = Array.from({ length: total }, () => model.free.reels.map((strip) => draw(strip.length)))
  const picked = multipliers.length === 1 ? 0 : null
  return { state: { stops, bonus: { multipliers, spins, picked, played: 0 } }, payoutMinor: null }
}

/** Uncovers a multiplier, or plays the next free spin. @throws MoveError */
export function apply(
  model: FreeSpinsModel,
  bet: FreeSpinsBet,
  state: FreeSpinsState,
  move: FreeSpinsMove,
): RoundStep<FreeSpinsState> {
  const { bonus } = state
  if (!bonus || bonus.played === bonus.spins.length) throw new MoveError('The round is over.')
  if (move.type === 'pick') {
    if (bonus.picked !== null) throw new MoveError('A cover was already chosen.')
    if (move.cover >= bonus.multipliers.length) throw new MoveError(`There are ${bonus.multipliers.length} covers.`)
    return { state: { ...state, bonus: { ...bonus, picked: move.cover } }, payoutMinor: null }
  }
  if (bonus.picked === null) throw new MoveError('Choose a cover first.')
  const next = { ...state, bonus: { ...bonus, played: bonus.played + 1 } }
  return { state: next, payoutMinor: next.bonus.played === bonus.spins.length ? getPayout(model, bet, next) : null }
}

/** Plays the rest of an expired round, with the first cover if none was chosen; otherwise returns null. */
export function expire(
  model: FreeSpinsModel,
  bet: FreeSpinsBet,
  state: FreeSpinsState,
  elapsedMs: number,
): RoundStep<FreeSpinsState> | null {
  const { bonus } = state
  if (!bonus || bonus.played === bonus.spins.length || elapsedMs < PLAYED_OUT_AFTER_MS) return null
  const next = { ...state, bonus: { ...bonus, picked: bonus.picked ?? 0, played: bonus.spins.length } }
  return { state: next, payoutMinor: getPayout(model, bet, next) }
}

export function endsAfterMs(): number {
  return PLAYED_OUT_AFTER_MS
}

export function view(model: FreeSpinsModel, bet: FreeSpinsBet, state: FreeSpinsState): FreeSpinsView {
  const stake = readStake(bet.stake)
  const base = spinView(model.base, stake, state.stops, 1)
  const payout = formatAmount(getPayout(model, bet, state))
  const { bonus } = state
  if (!bonus) return { base, bonus: null, payout }
  const { multipliers, picked, played } = bonus
  const multiplier = picked === null ? null : (multipliers[picked] ?? 1)
  const spins = bonus.spins.slice(0, played).map((stops) => spinView(model.free, stake, stops, multiplier ?? 1))
  return {
    base,
    bonus: {
      covers: multipliers.length,
      picked,
      multiplier,
      uncovered: picked === null ? null : multipliers,
      total: bonus.spins.length,
      spins,
      won: formatAmount(wonInBonus(model, stake, bonus)),
    },
    payout,
  }
}

function spinView(slot: SlotModel, stake: bigint, stops: readonly number[], multiplier: number): SpinView {
  const grid = gridAt(slot, stops)
  const wins = getWins(slot, grid, stake)
  const amount = wins.reduce((sum, win) => sum + win.amountMinor, 0n) * BigInt(multiplier)
  return {
    stops,
    grid,
    wins: wins.map(({ amountMinor, ...win }) => ({ ...win, amount: formatAmount(amountMinor) })),
    amount: formatAmount(amount),
  }
}

/** Amount won so far in minor units. */
function getPayout(model: FreeSpinsModel, bet: FreeSpinsBet, { stops, bonus }: FreeSpinsState): bigint {
  const stake = readStake(bet.stake)
  return wonOn(model.base, stake, stops) + (bonus ? wonInBonus(model, stake, bonus) : 0n)
}

function wonInBonus(
  model: FreeSpinsModel,
  stake: bigint,
  { multipliers, spins, picked, played }: NonNullable<FreeSpinsState['bonus']>,
): bigint {
  const won = spins.slice(0, played).reduce((sum, stops) => sum + wonOn(model.free, stake, stops), 0n)
  return picked === null ? 0n : won * BigInt(multipliers[picked] ?? 1)
}

function wonOn(slot: SlotModel, stake: bigint, stops: readonly number[]): bigint {
  return getWins(slot, gridAt(slot, stops), stake).reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

function scattersOn({ base }: FreeSpinsModel, grid: readonly (readonly string[])[]): number {
  return grid.flat().filter((symbol) => symbol === base.scatter).length
}
