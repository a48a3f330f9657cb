import { MINOR_UNITS } from '@playhouse/shared/money.ts'

import { type Draw, StakeError } from '../engine.ts'

/** Number of visible rows: models have three or five reels, and all have three rows. */
export const ROWS = 3

/** Pays for two, three and so on to as many as there are reels, as whole multiples of the line stake (scatter: of the total stake). */
export type Pays = readonly number[]

export type Row = 0 | 1 | 2

/** The row a line crosses on each reel, from the left. */
export type Line = readonly Row[]

/** A slot as data. Symbols are plain ids; the page draws them by id. */
export interface SlotModel {
  readonly id: string
  readonly name: string
  /** One strip a reel, read downwards and closed into a ring. */
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly Line[]
  /** Stands for every symbol but the scatter; pays by itself too. */
  readonly wild: string
  /** Pays anywhere on the grid. */
  readonly scatter: string
  readonly paytable: Readonly<Record<string, Pays>>
}

/** A win of one round; `line` counts from 1, null is the scatter's. */
export interface SlotWin {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly amountMinor: bigint
}

export interface SlotOutcome {
  readonly stops: readonly number[]
  /** Three rows of one symbol a reel, from the top. */
  readonly grid: readonly (readonly string[])[]
  readonly wins: readonly SlotWin[]
  readonly payoutMinor: bigint
}

/** The smallest stake of a model and the step between stakes, in minor units: one whole unit a line. */
function stakeStep(model: SlotModel): bigint {
  return BigInt(model.lines.length) * MINOR_UNITS
}

/** Pay of a run of one symbol, as a multiple; 0 where the table pays nothing. */
export function payOf(model: SlotModel, symbol: string, count: number): number {
  return model.paytable[symbol]?.[count - 2] ?? 0
}

/**
 * The best win of one line, read from the left: the first symbol's run with wilds standing in, or the wilds before it
 * by themselves, whichever pays more. In: symbols along the line. Out: the win, or null.
 */
export function lineWin(
  model: SlotModel,
  symbols: readonly string[],
): { symbol: string; count: number; multiple: number } | null {
  const firstOther = symbols.findIndex((symbol) => symbol !== model.wild)
  const wilds = firstOther === -1 ? symbols.length : firstOther
  const wildWin = { symbol: model.wild, count: wilds, multiple: payOf(model, model.wild, wilds) }
  const symbol = symbols[wilds]
  let best = wildWin
  if (symbol !== undefined && symbol !== model.scatter) {
    const end = symbols.findIndex((other) => other !== symbol && other !== model.wild)
    const count = end === -1 ? symbols.length : end
    const multiple = payOf(model, symbol, count)
    if (multiple >= wildWin.multiple) best = { symbol, count, multiple }
  }
  return best.multiple > 0 ? best : null
}

/** The three rows seen when each reel stands with `stops[reel]` in its top row. */
export function gridAt(model: SlotModel, stops: readonly number[]): string[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    model.reels.map((strip, reel) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
}

/** All wins of a grid for a total stake in minor units that {@link assertStake} accepts. */
export function winsOf(model: SlotModel, grid: readonly (readonly string[])[], stakeMinor: bigint): SlotWin[] {
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
  const multiple = payOf(model, model.scatter, Math.min(count, model.reels.length))
  if (multiple === 0) return wins
  return [...wins, { line: null, symbol: model.scatter, count, amountMinor: stakeMinor * BigInt(multiple) }]
}

/** Refuses a stake that does not divide into whole units a line. @throws StakeError */
function assertStake(model: SlotModel, stakeMinor: bigint): void {
  const step = stakeStep(model)
  if (stakeMinor <= 0n || stakeMinor % step !== 0n) {
    throw new StakeError(`The stake must be a positive multiple of ${step} minor units.`)
  }
}

/**
 * Plays one round. Pure: the same draws give the same round.
 * In: the model, the total stake in minor units (scale 4), a uniform source. Out: stops, grid, wins and the payout in
 * minor units (what is paid back, the stake not added). @throws StakeError
 */
export function playRound(model: SlotModel, stakeMinor: bigint, draw: Draw): SlotOutcome {
  assertStake(model, stakeMinor)
  const stops = model.reels.map((strip) => draw(strip.length))
  const grid = gridAt(model, stops)
  const wins = winsOf(model, grid, stakeMinor)
  return { stops, grid, wins, payoutMinor: wins.reduce((sum, win) => sum + win.amountMinor, 0n) }
}
