import { formatAmount } from '@playhouse/shared/money.ts'

import type { Draw, RoundStep } from '../engine.ts'
import { readStake, requireWithinLimits } from '../stakes.ts'
import type { CascadeModel, CascadeWin, Fall, Grid } from './contract.ts'
import { getWins } from './wins.ts'

export interface CascadeBet {
  /** Decimal string of whole units. */
  readonly stake: string
}

/** The grid of every fall, one letter a cell from `a` for the model's first symbol; the last one wins nothing. */
export interface CascadeState {
  readonly grids: readonly string[]
}

/** Public view of a round. Amounts are decimal strings. */
export interface CascadeView {
  readonly falls: readonly {
    /** Symbol ids, column by column from the left, each from the top. */
    readonly grid: readonly string[]
    readonly multiplier: number
    /** Table pay times multiplier; the round's maximum payout may cap the sum. */
    readonly wins: readonly { symbol: string; cells: readonly number[]; amount: string }[]
  }[]
  readonly payout: string
}

const LETTER_A = 97

/** Total stake in minor units. @throws StakeError */
export function getStake(model: CascadeModel, { stake }: CascadeBet): bigint {
  return requireWithinLimits(model, readStake(stake))
}

/**
 * Fills the grid column by column from the top; as long as anything wins, removes the winning cells, drops the
 * others and fills from above in the same order. One draw per cell. @throws StakeError
 */
export function begin(model: CascadeModel, bet: CascadeBet, draw: Draw): RoundStep<CascadeState> {
  const stake = getStake(model, bet)
  const symbolFor = symbolPicker(model, draw)
  const grids: Grid[] = []
  let grid: Grid = filled(model.columns * model.rows, symbolFor)
  let hundredths = 0
  for (;;) {
    const wins = getWins(model, grid)
    hundredths += paidBy(wins) * getMultiplier(model, grids.length)
    grids.push(grid)
    if (wins.length === 0) break
    grid = afterFall(model, grid, wins, symbolFor)
  }
  return { state: { grids: grids.map(getLetters) }, payoutMinor: getPayout(model, stake, hundredths) }
}

export function getFalls(model: CascadeModel, { grids }: CascadeState): Fall[] {
  return grids.map((letters, index) => {
    const grid = Array.from(letters, (letter) => letter.charCodeAt(0) - LETTER_A)
    return { grid, wins: getWins(model, grid), multiplier: getMultiplier(model, index) }
  })
}

export function view(model: CascadeModel, bet: CascadeBet, state: CascadeState): CascadeView {
  const stake = readStake(bet.stake)
  const getName = (symbol: number) => model.symbols[symbol]?.id ?? ''
  const falls = getFalls(model, state)
  const hundredths = falls.reduce((sum, { wins, multiplier }) => sum + paidBy(wins) * multiplier, 0)
  return {
    falls: falls.map(({ grid, wins, multiplier }) => ({
      grid: grid.map(getName),
      multiplier,
      wins: wins.map(({ symbol, cells, pays }) => {
        return { symbol: getName(symbol), cells, amount: formatAmount((stake * BigInt(pays * multiplier)) / 100n) }
      }),
    })),
    payout: formatAmount(getPayout(model, stake, hundredths)),
  }
}

/** Multiplier of a fall, counted from 0. */
export function getMultiplier({ ladder }: CascadeModel, fall: number): number {
  return ladder[Math.min(fall, ladder.length - 1)] ?? 1
}

/** The grid after removing the winning cells, dropping the rest and filling up with new symbols. */
export function afterFall(
  { columns, rows }: CascadeModel,
  grid: Grid,
  wins: readonly CascadeWin[],
  next: () => number,
): Grid {
  const gone = new Set(wins.flatMap((win) => win.cells))
  const after: number[] = []
  for (let column = 0; column < columns; column += 1) {
    const left: number[] = []
    for (let cell = column * rows; cell < (column + 1) * rows; cell += 1)
      if (!gone.has(cell)) left.push(grid[cell] as number)
    for (let count = left.length; count < rows; count += 1) after.push(next())
    after.push(...left)
  }
  return after
}

function symbolPicker({ symbols }: CascadeModel, draw: Draw): () => number {
  let all = 0
  for (const { weight } of symbols) all += weight
  return () => {
    let left = draw(all)
    let symbol = 0
    for (const { weight } of symbols) {
      if (left < weight) break
      left -= weight
      symbol += 1
    }
    return symbol
  }
}

function filled(cells: number, next: () => number): Grid {
  const grid: number[] = []
  for (let cell = 0; cell < cells; cell += 1) grid.push(next())
  return grid
}

function paidBy(wins: readonly CascadeWin[]): number {
  let hundredths = 0
  for (const { pays } of wins) hundredths += pays
  return hundredths
}

function getPayout({ highest }: CascadeModel, stakeMinor: bigint, hundredths: number): bigint {
  return (stakeMinor * BigInt(Math.min(hundredths, highest * 100))) / 100n
}

function getLetters(grid: Grid): string {
  let letters = ''
  for (const symbol of grid) letters += String.fromCharCode(LETTER_A + symbol)
  return letters
}
