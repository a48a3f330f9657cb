export interface RoadResult {
  readonly winner: 'player' | 'banker' | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** A cell of the big road. Ties are counted on the win before them. */
export interface RoadCell {
  readonly column: number
  readonly row: number
  readonly winner: 'player' | 'banker'
  readonly ties: number
}

export const ROAD_ROWS = 6

/**
 * The big road: wins of one side run down a column; a change of side starts the next free one. A run turns right when the
 * cell below is occupied. Ties take no cell, and those before the first win are ignored.
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
