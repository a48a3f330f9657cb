import { formatAmount } from '@playhouse/shared/money.ts'

import type { Draw, GameModel, RoundStep } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'

export interface WaysSymbol {
  readonly id: string
  /** Pay of a way over three, four and five reels in hundredths of the stake. */
  readonly pays: readonly [three: number, four: number, five: number]
}

/** A slot without lines: a symbol wins on neighbouring reels from the left, in any row. */
export interface WaysModel extends GameModel {
  /** Number of visible symbols per reel. */
  readonly rows: readonly number[]
  /** One circular strip per reel, read downwards. */
  readonly reels: readonly (readonly string[])[]
  readonly symbols: readonly WaysSymbol[]
  /** Substitutes every symbol. Never on the first reel, so that each way belongs to one symbol. */
  readonly wild: string
}

export interface WaysBet {
  /** Decimal string of whole units. */
  readonly stake: string
}

/** Where each reel stopped. */
export interface WaysState {
  readonly stops: readonly number[]
}

/** Win of one symbol over a number of reels. */
export interface WaysWin {
  readonly symbol: string
  readonly reels: number
  /** Number of the symbol, including wilds, on each reel; their product is the number of ways. */
  readonly shown: readonly number[]
  readonly ways: number
  /** Hundredths of the stake, over all ways. */
  readonly pays: number
}

/** Public view of a round. Amounts are decimal strings. */
export interface WaysView extends WaysState {
  /** Symbol ids, reel by reel from the left, each from the top. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly (Omit<WaysWin, 'pays'> & { amount: string })[]
}

/** Minimum number of reels that pay. */
export const MIN_WAY_LENGTH = 3

export function waysIn({ rows }: Pick<WaysModel, 'rows'>): number {
  return rows.reduce((product, count) => product * count, 1)
}

/** Total stake in minor units. @throws StakeError */
export function getStake(model: WaysModel, { stake }: WaysBet): bigint {
  return requireWithinLimits(model, readStake(stake))
}

/** Draws the stop of each reel, from the left. @throws StakeError */
export function begin(model: WaysModel, bet: WaysBet, draw: Draw): RoundStep<WaysState> {
  const stake = getStake(model, bet)
  const stops = model.reels.map((strip) => draw(strip.length))
  const hundredths = getWins(model, gridAt(model, stops)).reduce((sum, { pays }) => sum + pays, 0)
  return { state: { stops }, payoutMinor: getAmount(stake, hundredths) }
}

export function view(model: WaysModel, bet: WaysBet, { stops }: WaysState): WaysView {
  const stake = readStake(bet.stake)
  const grid = gridAt(model, stops)
  const wins = getWins(model, grid).map(({ pays, ...win }) => ({
    ...win,
    amount: formatAmount(getAmount(stake, pays)),
  }))
  return { stops, grid, wins }
}

/** Visible symbols when each reel stops with its stop in the top row. */
export function gridAt({ reels, rows }: WaysModel, stops: readonly number[]): string[][] {
  return reels.map((strip, reel) =>
    Array.from({ length: rows[reel] ?? 0 }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
}

/** The win of each symbol on a grid; a longer run of reels replaces a shorter one. */
export function getWins({ symbols, wild }: WaysModel, grid: readonly (readonly string[])[]): WaysWin[] {
  return symbols.flatMap(({ id, pays }): WaysWin[] => {
    const counts = grid.map((column) => column.filter((shown) => shown === id || shown === wild).length)
    const end = counts.indexOf(0)
    const reels = end === -1 ? counts.length : end
    const each = pays[reels - MIN_WAY_LENGTH]
    if (each === undefined) return []
    const shown = counts.slice(0, reels)
    const ways = shown.reduce((product, count) => product * count, 1)
    return [{ symbol: id, reels, shown, ways, pays: each * ways }]
  })
}

function getAmount(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n
}
