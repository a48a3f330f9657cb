import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { type Draw, StakeError } from '../engine.ts'

export const ROWS = 3

/** Payouts for two symbols up to the number of reels, as multiples of the line stake (scatter: of the total stake). */
export type Pays = readonly number[]

export type Row = 0 | 1 | 2

/** The row a line crosses on each reel, from the left. */
export type Line = readonly Row[]

/** A slot as data. Symbols are plain ids; the page draws them by id. */
export interface SlotModel {
  readonly id: string
  readonly name: string
  /** One circular strip per reel, read downwards. */
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly Line[]
  /** Substitutes every symbol but the scatter; also pays on its own. */
  readonly wild: string
  /** Pays anywhere on the grid. */
  readonly scatter: string
  readonly paytable: Readonly<Record<string, Pays>>
}

/** A win; `line` counts from 1 and is null for the scatter. */
export interface SlotWin {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly amountMinor: bigint
}

export interface SlotOutcome {
  readonly stops: readonly number[]
  /** Three rows from the top, one symbol per reel. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly SlotWin[]
  readonly payoutMinor: bigint
}

/** Minimum stake and stake step in minor units: one whole unit per line. */
function stakeStep(model: SlotModel): bigint {
  return BigInt(model.lines.length) * MINOR_UNITS
}

/** Pay of a run of one symbol as a multiple; 0 for none. */
export function getPay(model: SlotModel, symbol: string, count: number): number {
  return model.paytable[symbol]?.[count - 2] ?? 0
}

/**
 * The best win of one line, read from the left: the first symbol's run with wilds standing in, or the wilds before it
 * by themselves, whichever pays more.
 */
export function lineWin(
  model: SlotModel,
  symbols: readonly string[],
): { symbol: string; count: number; multiple: number } | null {
  const firstOther = symbols.findIndex((symbol) => symbol !== model.wild)
  const wilds = firstOther === -1 ? symbols.length : firstOther
  const wildWin = { symbol: model.wild, count: wilds, multiple: getPay(model, model.wild, wilds) }
  const symbol = symbols[wilds]
  let best = wildWin
  if (symbol !== undefined && symbol !== model.scatter) {
    const end = symbols.findIndex((other) => other !== symbol && other !== model.wild)
    const count = end === -1 ? symbols.length : end
    const multiple = getPay(model, symbol, count)
    if (multiple >= wildWin.multiple) best = { symbol, count, multiple }
  }
  return best.multiple > 0 ? best : null
}

/** Visible rows when each reel stops with `stops[reel]` in its top row. */
export function gridAt(model: SlotModel, stops: readonly number[]): string[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    model.reels.map((strip, reel) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
}

/** All wins of a grid for a total stake in minor units that {@link assertStake} accepts. */
export function getWins(model: SlotModel, grid: readonly (readonly string[])[], stakeMinor: bigint): SlotWin[] {
  const lineStake = stakeMinor / BigInt(model.lines.length)
  const wins = model.lines.flatMap((line, index): SlotWin[] => {
    const win = lineWin(
      model,
      line.map((row, reel) => grid[row]?.[reel] ?? ''),
    )
    if (!win) return []
    return [{ line: index + 1, symbol: win.symbol, count: win.count, amountMinor: lineStake * BigInt(win.multiple) }]
  })
  const count = grid.flat().filter((symbol) => symbol === model.scatter).length
  const multiple = getPay(model, model.scatter, Math.min(count, model.reels.length))
  if (multiple === 0) return wins
  return [...wins, { line: null, symbol: model.scatter, count, amountMinor: stakeMinor * BigInt(multiple) }]
}

/** Requires a whole number of units per line. @throws StakeError */
function assertStake(model: SlotModel, stakeMinor: bigint): void {
  const step = stakeStep(model)
  if (stakeMinor <= 0n || stakeMinor % step !== 0n) {
    throw new StakeError(`The stake must be a positive multiple of ${step} minor units.`)
  }
}

/**
 * Plays one round. Pure: the same draws give the same round.
 * `stakeMinor` is the total stake in minor units. Returns stops, grid, wins and the payout in
 * minor units. @throws StakeError
 */
export function playRound(model: SlotModel, stakeMinor: bigint, draw: Draw): SlotOutcome {
  assertStake(model, stakeMinor)
  const stops = model.reels.map((strip) => draw(strip.length))
  const grid = gridAt(model, stops)
  const wins = getWins(model, grid, stakeMinor)
  return { stops, grid, wins, payoutMinor: wins.reduce((sum, win) => sum + win.amountMinor, 0n) }
}
