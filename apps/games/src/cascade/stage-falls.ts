import { draw, make, pause, prefersStillness } from '../frame/client/elements.ts'
import { symbolCell } from '../symbols/stage-symbol.ts'
import type { CascadeView } from '@playhouse/engines/cascade/cascade.ts'

const FALL_MS = 190
const VANISH_MS = 150
/** How much later each column begins to move than the one before it. */
const STAGGER_MS = 14

type Wins = CascadeView['falls'][number]['wins']

/** The grid's cells and how they move. With reduced motion they just stand where they come to lie. */
export interface Falls {
  /** Puts a grid down at once. */
  stand(grid: readonly string[]): void
  /** Lets all that lies there drop out below. */
  empty(): void
  /** Lets a grid fall in. */
  drop(grid: readonly string[]): Promise<void>
  /** Takes the winning cells away and lets the next grid come of it. */
  cascade(wins: Wins, next: readonly string[]): Promise<void>
  /** Dims what has not won and draws round what has, with its amount. */
  mark(wins: Wins, amount: (value: string) => HTMLElement): void
  unmark(): void
}

/** The falls on a grid element of so many rows. */
export function falls(field: HTMLElement, rows: number): Falls {
  const columns = [...field.querySelectorAll<HTMLElement>('.column')]
  const marks = field.querySelector<SVGElement>('.marks')
  const amounts = field.querySelector('#amounts')
  const cellAt = (cell: number) => columns[Math.floor(cell / rows)]?.children[cell % rows]

  const stand = (grid: readonly string[]) => {
    for (const [index, column] of columns.entries()) {
      column.replaceChildren(...grid.slice(index * rows, (index + 1) * rows).map(symbolCell))
    }
  }
  /** Moves a cell from so many rows above its place. */
  const fallFrom = (cell: Element, above: number, column: number) => {
    const transform = [`translateY(${-100 * above}%)`, 'translateY(0)']
    const timing = { duration: FALL_MS, delay: column * STAGGER_MS, easing: 'ease-out', fill: 'backwards' } as const
    cell.animate({ transform }, timing)
  }
  const landed = () => pause(FALL_MS + columns.length * STAGGER_MS)
  const unmark = () => {
    delete field.dataset.won
    marks?.replaceChildren()
    amounts?.replaceChildren()
    for (const cell of field.querySelectorAll('.cell[data-won]')) cell.removeAttribute('data-won')
  }

  return {
    stand,
    unmark,
    empty() {
      if (prefersStillness()) return
      for (const [index, column] of columns.entries()) {
        for (const cell of column.children) {
          const timing = { duration: FALL_MS, delay: index * STAGGER_MS, easing: 'ease-in', fill: 'both' } as const
          cell.animate({ transform: ['translateY(0)', `translateY(${rows * 100}%)`] }, timing)
        }
      }
    },
    async drop(grid) {
      stand(grid)
      if (prefersStillness()) return
      for (const [index, column] of columns.entries()) {
        for (const cell of column.children) fallFrom(cell, rows, index)
      }
      await landed()
    },
    async cascade(wins, next) {
      const gone = new Set(wins.flatMap(({ cells }) => cells.map(cellAt)))
      for (const cell of gone) {
        const frames = { opacity: [1, 0], transform: ['scale(1)', 'scale(0.7)'] }
        cell?.animate(frames, { duration: VANISH_MS, easing: 'ease-out', fill: 'forwards' })
      }
      await pause(VANISH_MS)
      unmark()
      for (const [index, column] of columns.entries()) {
        const before = [...column.children]
        const left = before.filter((cell) => !gone.has(cell))
        const fresh = next.slice(index * rows, (index + 1) * rows - left.length).map(symbolCell)
        column.replaceChildren(...fresh, ...left)
        for (const cell of fresh) fallFrom(cell, fresh.length, index)
        for (const [place, cell] of left.entries()) {
          const fell = place + fresh.length - before.indexOf(cell)
          if (fell > 0) fallFrom(cell, fell, index)
        }
      }
      await landed()
    },
    mark(wins, amount) {
      field.dataset.won = ''
      for (const { cells, amount: won } of wins) {
        for (const cell of cells) cellAt(cell)?.setAttribute('data-won', '')
        const d = outline(cells, rows)
        marks?.append(draw('path', { d, class: 'edge' }), draw('path', { d, class: 'leaf' }))
        amounts?.append(sign(middleOf(cells, rows), columns.length, rows, amount(won)))
      }
    },
  }
}

/** The edges between cells of a win and others, on a field of 100 x 100 a cell. */
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

/** The cell of a win that lies nearest to its middle. */
function middleOf(cells: readonly number[], rows: number): number {
  const mean = (place: (cell: number) => number) => cells.reduce((sum, cell) => sum + place(cell), 0) / cells.length
  const [x, y] = [mean((cell) => Math.floor(cell / rows)), mean((cell) => cell % rows)]
  const distance = (cell: number) => Math.hypot(Math.floor(cell / rows) - x, (cell % rows) - y)
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best))
}

/** An amount over a cell, kept inside the grid. */
function sign(cell: number, columns: number, rows: number, text: HTMLElement): HTMLElement {
  const element = make('div', 'win-amount tabular', text)
  const column = Math.min(Math.max(Math.floor(cell / rows), 0.5), columns - 1.5)
  element.style.setProperty('left', `${((column + 0.5) / columns) * 100}%`)
  element.style.setProperty('top', `${(((cell % rows) + 0.5) / rows) * 100}%`)
  return element
}
