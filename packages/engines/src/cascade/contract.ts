import type { GameModel } from '../engine.ts'

/** Payout in hundredths of the stake for at least `count` of one symbol. */
export interface Tier {
  readonly count: number
  readonly pays: number
}

export interface CascadeSymbol {
  readonly id: string
  /** Relative frequency. */
  readonly weight: number
  /** By ascending count. */
  readonly tiers: readonly Tier[]
}

/** A cascading slot: winning symbols vanish and others fall. */
export interface CascadeModel extends GameModel {
  readonly columns: number
  readonly rows: number
  /** `anywhere`: all of a symbol on the grid; `clusters`: those touching by a side. */
  readonly pays: 'anywhere' | 'clusters'
  readonly symbols: readonly CascadeSymbol[]
  /** Multipliers by fall; the last applies to all later ones. */
  readonly ladder: readonly number[]
  /** Maximum payout of a round in stakes. */
  readonly highest: number
}

/** Symbol indexes, column by column from the left, each from the top. */
export type Grid = readonly number[]

/** Cells of one symbol that pay together. */
export interface CascadeWin {
  readonly symbol: number
  readonly cells: readonly number[]
  /** Hundredths of the stake, before the fall's multiplier. */
  readonly pays: number
}

/** One fall: grid, wins and multiplier. */
export interface Fall {
  readonly grid: Grid
  readonly wins: readonly CascadeWin[]
  readonly multiplier: number
}
