/** What one coup leaves on the roads. */
export interface RoadResult {
  readonly winner: 'player' | 'banker' | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** A place on the big road; ties are counted on the last win before them. */
export interface RoadCell {
  readonly column: number
  readonly row: number
  readonly winner: 'player' | 'banker'
  readonly ties: number
}

/** Rows of both roads. */
export const ROAD_ROWS = 6

/**
 * The big road: wins of one side run down a column, a change of side begins the next one. A run that finds no free place
 * below turns right, and a run begins at the first column whose top is free. Ties take no place; those before the first win are left out.
 */
export function bigRoad(results: readonly RoadResult[]): RoadCell[] {
  const cells: { column: number; row: number; winner: 'player' | 'banker'; ties: number }[] = []
  const taken = new Set<string>()
  let runsFrom = -1
  for (const { winner } of results) {
    const last = cells.at(-1)
    if (winner === 'tie') {
      if (last) last.ties += 1
      continue
    }
    let [column, row] = [runsFrom + 1, 0]
    if (last?.winner === winner) {
      const down = last.row + 1 < ROAD_ROWS && !taken.has(`${last.column} ${last.row + 1}`) && last.column === runsFrom
      ;[column, row] = down ? [last.column, last.row + 1] : [last.column + 1, last.row]
    } else {
      while (taken.has(`${column} 0`)) column += 1
      runsFrom = column
    }
    taken.add(`${column} ${row}`)
    cells.push({ column, row, winner, ties: 0 })
  }
  return cells
}
