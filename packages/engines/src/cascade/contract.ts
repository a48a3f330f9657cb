import type { GameModel } from '../engine.ts'

/** What so many of one symbol pay, from `count` on, in hundredths of the stake. */
export interface Tier {
  readonly count: number
  readonly pays: number
}

export interface CascadeSymbol {
  readonly id: string
  /** Its share among the symbols that fall. */
  readonly weight: number
  /** From the smallest count up. */
  readonly tiers: readonly Tier[]
}

/** A slot whose winning symbols vanish and let others fall. */
export interface CascadeModel extends GameModel {
  readonly columns: number
  readonly rows: number
  /** `anywhere`: all of a symbol on the grid count together; `clusters`: those that touch by a side. */
  readonly pays: 'anywhere' | 'clusters'
  readonly symbols: readonly CascadeSymbol[]
  /** What the wins of the first fall, the second and so on are multiplied by; the last holds for all later ones. */
  readonly ladder: readonly number[]
  /** A round pays at most so many stakes. */
  readonly highest: number
}

/** Symbols by their index in the model, column by column from the left, each from the top. */
export type Grid = readonly number[]

/** Cells of one symbol that pay together. */
export interface CascadeWin {
  readonly symbol: number
  readonly cells: readonly number[]
  /** Hundredths of the stake, before the fall's multiplier. */
  readonly pays: number
}

/** One fall: what lies there, what of it wins, and by how much that is multiplied. */
export interface Fall {
  readonly grid: Grid
  readonly wins: readonly CascadeWin[]
  readonly multiplier: number
}
