import type { CascadeModel, CascadeSymbol, CascadeWin, Grid } from './contract.ts'

/** Wins on a grid, by symbol or by cluster in the order of first cells. */
export function getWins(model: CascadeModel, grid: Grid): CascadeWin[] {
  return model.pays === 'anywhere' ? winsAnywhere(model, grid) : winsOfClusters(model, grid)
}

/** Payout for `count` symbols in hundredths of the stake. */
function getPay(symbol: CascadeSymbol, count: number): number {
  let pays = 0
  for (const tier of symbol.tiers) {
    if (count < tier.count) break
    pays = tier.pays
  }
  return pays
}

function winsAnywhere({ symbols }: CascadeModel, grid: Grid): CascadeWin[] {
  const counts = new Uint8Array(symbols.length)
  for (const symbol of grid) counts[symbol] = (counts[symbol] ?? 0) + 1
  const wins: CascadeWin[] = []
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const pays = getPay(symbols[symbol] as CascadeSymbol, counts[symbol] ?? 0)
    if (pays > 0) wins.push({ symbol, cells: [...grid.keys()].filter((cell) => grid[cell] === symbol), pays })
  }
  return wins
}

function winsOfClusters(model: CascadeModel, grid: Grid): CascadeWin[] {
  const seen = new Uint8Array(grid.length)
  const wins: CascadeWin[] = []
  for (let first = 0; first < grid.length; first += 1) {
    if (seen[first]) continue
    const cells = clusterAt(model, grid, first, seen)
    const symbol = grid[first] as number
    const pays = getPay(model.symbols[symbol] as CascadeSymbol, cells.length)
    if (pays > 0) wins.push({ symbol, cells: cells.toSorted((a, b) => a - b), pays })
  }
  return wins
}

/** Connected cells with the symbol at `first`; marks them as seen. */
function clusterAt({ rows }: CascadeModel, grid: Grid, first: number, seen: Uint8Array): number[] {
  const symbol = grid[first]
  const cells = [first]
  seen[first] = 1
  const visit = (cell: number) => {
    if (grid[cell] !== symbol || seen[cell]) return
    seen[cell] = 1
    cells.push(cell)
  }
  for (let next = 0; next < cells.length; next += 1) {
    const cell = cells[next] as number
    visit(cell - rows)
    visit(cell + rows)
    if (cell % rows > 0) visit(cell - 1)
    if (cell % rows < rows - 1) visit(cell + 1)
  }
  return cells
}
