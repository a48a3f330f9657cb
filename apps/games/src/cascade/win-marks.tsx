import { Amount } from '../frame/launched.tsx'
import './cascade.css'
import type { CascadeView } from '@playhouse/engines/cascade/cascade.ts'

/** Outlines of the wins on the grid, and their amounts. */
export function Marks({ wins, columns, rows }: { wins: Wins; columns: number; rows: number }) {
  return (
    <>
      <svg className="marks" id="marks" viewBox={`0 0 ${columns * 100} ${rows * 100}`} aria-hidden="true">
        {wins.map(({ cells }, index) => (
          <g key={index}>
            <path d={outline(cells, rows)} className="edge" />
            <path d={outline(cells, rows)} className="leaf" />
          </g>
        ))}
      </svg>
      <div id="amounts" aria-hidden="true">
        {wins.map(({ cells, amount }, index) => (
          <div
            key={index}
            className="win-amount tabular"
            style={amountPosition(centralCell(cells, rows), columns, rows)}
          >
            <Amount short value={amount} />
          </div>
        ))}
      </div>
    </>
  )
}

/** SVG path around the cells of a win, at 100 x 100 per cell. */
function outline(cells: readonly number[], rows: number): string {
  const within = new Set(cells)
  return cells
    .map((cell) => {
      const [column, row] = [Math.floor(cell / rows), cell % rows]
      const [x, y] = [column * 100, row * 100]
      const above = row > 0 && within.has(cell - 1) ? '' : `M${x} ${y}h100`
      const below = row < rows - 1 && within.has(cell + 1) ? '' : `M${x} ${y + 100}h100`
      const before = within.has(cell - rows) ? '' : `M${x} ${y}v100`
      const after = within.has(cell + rows) ? '' : `M${x + 100} ${y}v100`
      return above + below + before + after
    })
    .join('')
}

function centralCell(cells: readonly number[], rows: number): number {
  const mean = (place: (cell: number) => number) => cells.reduce((sum, cell) => sum + place(cell), 0) / cells.length
  const [x, y] = [mean((cell) => Math.floor(cell / rows)), mean((cell) => cell % rows)]
  const distance = (cell: number) => Math.hypot(Math.floor(cell / rows) - x, (cell % rows) - y)
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}

function amountPosition(cell: number, columns: number, rows: number) {
  const column = Math.min(Math.max(Math.floor(cell / rows), 0.5), columns - 1.5)
  return { left: `${((column + 0.5) / columns) * 100}%`, top: `${(((cell % rows) + 0.5) / rows) * 100}%` }
}

export type Fall = CascadeView['falls'][number]
export type Wins = Fall['wins']
