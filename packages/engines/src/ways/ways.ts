import { formatAmount } from '@playhouse/shared/money.ts'

import type { Draw, GameModel, RoundStep } from '../engine.ts'
import { readStake, withinLimits } from '../stakes.ts'

export interface WaysSymbol {
  readonly id: string
  /** What a way over three, four and five reels pays, in hundredths of the stake. */
  readonly pays: readonly [three: number, four: number, five: number]
}

/** A slot without lines: a symbol wins on neighbouring reels from the left, wherever it stands on them. */
export interface WaysModel extends GameModel {
  /** How many symbols each reel shows. */
  readonly rows: readonly number[]
  /** One strip a reel, read downwards and closed into a ring. */
  readonly reels: readonly (readonly string[])[]
  readonly symbols: readonly WaysSymbol[]
  /** Stands for every symbol. Not on the first reel, so that each way belongs to one symbol. */
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

/** What one symbol wins: its ways over so many reels. */
export interface WaysWin {
  readonly symbol: string
  readonly reels: number
  /** How many of the symbol, wilds included, each of these reels shows; their product is the number of ways. */
  readonly shown: readonly number[]
  readonly ways: number
  /** Hundredths of the stake, over all ways. */
  readonly pays: number
}

/** What the page shows of a round. Amounts are decimal strings. */
export interface WaysView extends WaysState {
  /** Symbol ids, reel by reel from the left, each from the top. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly (Omit<WaysWin, 'pays'> & { amount: string })[]
}

/** The fewest reels that pay. */
export const SHORTEST_WAY = 3

/** How many ways a model has. */
export function waysIn({ rows }: Pick<WaysModel, 'rows'>): number {
  return rows.reduce((product, count) => product * count, 1)
}

/** The whole stake in minor units. @throws StakeError */
export function stakeOf(model: WaysModel, { stake }: WaysBet): bigint {
  return withinLimits(model, readStake(stake))
}

/** Draws the stop of each reel, from the left. @throws StakeError */
export function begin(model: WaysModel, bet: WaysBet, draw: Draw): RoundStep<WaysState> {
  const stake = stakeOf(model, bet)
  const stops = model.reels.map((strip) => draw(strip.length))
  const hundredths = winsOf(model, gridAt(model, stops)).reduce((sum, { pays }) => sum + pays, 0)
  return { state: { stops }, payoutMinor: amountOf(stake, hundredths) }
}

export function view(model: WaysModel, bet: WaysBet, { stops }: WaysState): WaysView {
  const stake = readStake(bet.stake)
  const grid = gridAt(model, stops)
  const wins = winsOf(model, grid).map(({ pays, ...win }) => ({ ...win, amount: formatAmount(amountOf(stake, pays)) }))
  return { stops, grid, wins }
}

/** What the reels show when each stands with its stop in the top row. */
export function gridAt({ reels, rows }: WaysModel, stops: readonly number[]): string[][] {
  return reels.map((strip, reel) =>
    Array.from({ length: rows[reel] ?? 0 }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
}

/** The win of each symbol on a grid; a longer run of reels replaces a shorter one. */
export function winsOf({ symbols, wild }: WaysModel, grid: readonly (readonly string[])[]): WaysWin[] {
  return symbols.flatMap(({ id, pays }): WaysWin[] => {
    const counts = grid.map((column) => column.filter((shown) => shown === id || shown === wild).length)
    const end = counts.indexOf(0)
    const reels = end === -1 ? counts.length : end
    const each = pays[reels - SHORTEST_WAY]
    if (each === undefined) return []
    const shown = counts.slice(0, reels)
    const ways = shown.reduce((product, count) => product * count, 1)
    return [{ symbol: id, reels, shown, ways, pays: each * ways }]
  })
}

function amountOf(stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(hundredths)) / 100n
}
