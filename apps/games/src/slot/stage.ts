import { draw, find, pause, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import { fill, isAbove } from '../frame/client/wording.ts'
import { symbolCell } from '../symbols/stage-symbol.ts'
import type { SlotView } from '@playhouse/engines/slot/engine.ts'
import type { StageData } from './stage-data.ts'
import type { SlotTexts } from './texts/en.ts'

/** One turn of a reel past three symbols; every movement stays below 200 ms. */
const STEP_MS = 190
const BETWEEN_REELS_MS = 120
const SHORTEST_SPIN_MS = 400

type Grid = readonly (readonly string[])[]

/** The reels on the stage. With reduced motion nothing moves: results just appear. */
export function createStage({ data, texts, amount, sounds }: Frame<StageData, SlotTexts>): Stage<SlotView> {
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
    stage.setAttribute('aria-label', fill(texts.reels, { top, middle, bottom }))
  }
  const clearWins = () => {
    delete stage.dataset.won
    delete stage.dataset.above
    find<SVGElement>('#win-lines').replaceChildren()
    for (const marked of document.querySelectorAll('#stage [data-won]')) marked.removeAttribute('data-won')
  }

  const showWins = (wins: SlotView['wins'], grid: Grid) => {
    if (wins.length === 0) return
    const winning = new Set<string>()
    for (const win of wins) {
      const line = win.line === null ? undefined : data.lines[win.line - 1]
      if (line) for (const [reel, row] of line.slice(0, win.count).entries()) winning.add(`${row} ${reel}`)
      else for (const place of placesOf(grid, win.symbol)) winning.add(place)
      if (line) find<SVGElement>('#win-lines').append(...linePicture(line.slice(0, win.count)))
      const signs = `[data-line="${win.line}"], [data-pays="${win.symbol} ${Math.min(win.count, strips.length)}"]`
      for (const sign of document.querySelectorAll(signs)) sign.setAttribute('data-won', '')
    }
    for (const place of winning) {
      const [row = 0, reel = 0] = place.split(' ').map(Number)
      strips[reel]?.children[row]?.setAttribute('data-won', '')
    }
    stage.dataset.won = ''
  }

  return {
    start() {
      clearWins()
      stage.setAttribute('aria-label', texts.reelsSpinning)
      startedAt = performance.now()
      if (prefersStillness()) return
      for (const [reel, strip] of strips.entries()) {
        const shown = column(standing, reel)
        strip.replaceChildren(...[...shown, ...passing(reel), ...shown].map(symbolCell))
        const frames = { transform: ['translateY(-200%)', 'translateY(0)'] }
        moving.set(reel, strip.animate(frames, { duration: STEP_MS * 2, iterations: Number.POSITIVE_INFINITY }))
      }
    },
    async show({ grid, wins }, { payout, stake }) {
      if (!prefersStillness()) {
        await pause(SHORTEST_SPIN_MS - (performance.now() - startedAt))
        for (const [reel, strip] of strips.entries()) {
          still(reel)
          strip.replaceChildren(...[...column(grid, reel), ...passing(reel)].map(symbolCell))
          const frames = { transform: ['translateY(-100%)', 'translateY(0)'] }
          moving.set(reel, strip.animate(frames, { duration: STEP_MS, easing: 'ease-out' }))
          sounds.tick()
          await pause(BETWEEN_REELS_MS)
        }
        await pause(STEP_MS - BETWEEN_REELS_MS)
      }
      standing = grid
      for (const reel of strips.keys()) stand(reel, grid)
      describe(grid)
      showWins(wins, grid)
      stage.toggleAttribute('data-above', isAbove(payout ?? '0', stake))
    },
    giveUp() {
      for (const reel of strips.keys()) stand(reel, standing)
      describe(standing)
    },
    wonOn: ({ wins }) => wonOn(wins, texts),
    breakdown: ({ wins }) =>
      wins.map(({ line, symbol, count, amount: won }) => {
        const name = data.symbolNames[symbol] ?? symbol
        return [line === null ? `${count} × ${name}` : fill(texts.lineWin, { line, count, symbol: name }), amount(won)]
      }),
    proof: ({ stops }) => [[texts.stops, stops.join(' ')]],
  }
}

/** Where the wins were: "lines 1, 4 · lanterns". */
function wonOn(wins: SlotView['wins'], texts: SlotTexts): string {
  const numbers = wins.flatMap((win) => (win.line === null ? [] : [win.line]))
  const parts: string[] = []
  if (numbers.length > 0) {
    parts.push(fill(numbers.length === 1 ? texts.wonOnOne : texts.wonOn, { lines: numbers.join(', ') }))
  }
  if (wins.some((win) => win.line === null)) parts.push(texts.wonOnScatter)
  return parts.join(' · ')
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
