import type { PlayedRound } from '../../contract.ts'
import type { PageData } from '../page-data.ts'
import { draw, find, symbolCell } from './elements.ts'
import { fill } from './wording.ts'

/** One turn of a reel past three symbols; every movement stays below 200 ms. */
const STEP_MS = 190
const BETWEEN_REELS_MS = 120
const SHORTEST_SPIN_MS = 400

type Grid = readonly (readonly string[])[]

/** The reels on the stage. With reduced motion nothing moves: results just appear. */
export interface Reels {
  start: () => void
  /** Stops on a grid, reel after reel; resolves when all stand. */
  stopAt: (grid: Grid) => Promise<void>
  /** Stops where the reels stood before. */
  giveUp: () => void
  showWins: (wins: PlayedRound['wins'], grid: Grid) => void
}

export function reels(data: PageData): Reels {
  const stage = find('#reels')
  const strips = [...stage.querySelectorAll<HTMLElement>('.strip')]
  const moving = new Map<number, Animation>()
  let standing: Grid = data.grid
  let startedAt = 0

  const column = (grid: Grid, reel: number) => grid.map((row) => row[reel] ?? '')
  const passing = (reel: number) => {
    const strip = data.reels[reel] ?? []
    const from = Math.floor(Math.random() * strip.length) // only what flies past; results come from the server
    return [0, 1, 2].map((offset) => strip[(from + offset) % strip.length] ?? '')
  }
  const still = (reel: number) => {
    moving.get(reel)?.cancel()
    moving.delete(reel)
  }
  const stand = (reel: number, grid: Grid) => {
    still(reel)
    strips[reel]?.replaceChildren(...column(grid, reel).map(symbolCell))
  }
  const describe = (grid: Grid) => {
    const [top = '', middle = '', bottom = ''] = grid.map((row) =>
      row.map((id) => data.symbolNames[id] ?? id).join(', '),
    )
    stage.setAttribute('aria-label', fill(data.texts.reels, { top, middle, bottom }))
  }
  const clearWins = () => {
    delete stage.dataset.won
    find<SVGElement>('#win-lines').replaceChildren()
  }

  return {
    start() {
      clearWins()
      stage.setAttribute('aria-label', data.texts.reelsSpinning)
      startedAt = performance.now()
      if (prefersStillness()) return
      for (const [reel, strip] of strips.entries()) {
        const shown = column(standing, reel)
        strip.replaceChildren(...[...shown, ...passing(reel), ...shown].map(symbolCell))
        const frames = { transform: ['translateY(-200%)', 'translateY(0)'] }
        moving.set(reel, strip.animate(frames, { duration: STEP_MS * 2, iterations: Number.POSITIVE_INFINITY }))
      }
    },
    async stopAt(grid) {
      if (!prefersStillness()) {
        await pause(SHORTEST_SPIN_MS - (performance.now() - startedAt))
        for (const [reel, strip] of strips.entries()) {
          still(reel)
          strip.replaceChildren(...[...column(grid, reel), ...passing(reel)].map(symbolCell))
          const frames = { transform: ['translateY(-100%)', 'translateY(0)'] }
          moving.set(reel, strip.animate(frames, { duration: STEP_MS, easing: 'ease-out' }))
          await pause(BETWEEN_REELS_MS)
        }
        await pause(STEP_MS - BETWEEN_REELS_MS)
      }
      standing = grid
      for (const reel of strips.keys()) stand(reel, grid)
      describe(grid)
    },
    giveUp() {
      for (const reel of strips.keys()) stand(reel, standing)
      describe(standing)
    },
    showWins(wins, grid) {
      if (wins.length === 0) return
      const winning = new Set<string>()
      for (const win of wins) {
        const line = win.line === null ? undefined : data.lines[win.line - 1]
        if (line) for (const [reel, row] of line.slice(0, win.count).entries()) winning.add(`${row} ${reel}`)
        else for (const place of placesOf(grid, win.symbol)) winning.add(place)
        if (line) find<SVGElement>('#win-lines').append(...linePicture(line.slice(0, win.count)))
      }
      for (const place of winning) {
        const [row = 0, reel = 0] = place.split(' ').map(Number)
        strips[reel]?.children[row]?.setAttribute('data-won', '')
      }
      stage.dataset.won = ''
    },
  }
}

function placesOf(grid: Grid, symbol: string): string[] {
  return grid.flatMap((row, index) => row.flatMap((id, reel) => (id === symbol ? [`${index} ${reel}`] : [])))
}

/** A winning run drawn through the middles of its cells, on a field of 500 x 300. */
function linePicture(rows: readonly number[]): SVGElement[] {
  const points = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const)
  const path = points.join(' ')
  return [
    draw('polyline', { points: path, class: 'edge' }),
    draw('polyline', { points: path, class: 'leaf' }),
    ...points.map(([cx, cy]) => draw('circle', { cx, cy, r: 5 })),
  ]
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
