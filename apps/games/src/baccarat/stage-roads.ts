import { draw, find } from '../frame/client/elements.ts'
import { fill } from '../frame/client/wording.ts'
import { bigRoad, ROAD_ROWS, type RoadResult } from './roads.ts'
import type { BaccaratTexts } from './texts/en.ts'

const CELL = 16

/** The two roads of the rounds seen on this page; they show as many columns as they have room for, the newest last. */
export function roads(texts: BaccaratTexts): { add(result: RoadResult): void } {
  const results: RoadResult[] = []
  const plate = find<SVGElement>('#bead-plate')
  const road = find<SVGElement>('#big-road')
  const letters = { player: texts.playerLetter, banker: texts.bankerLetter, tie: texts.tieLetter }

  const bead = ({ winner, playerPair, bankerPair }: RoadResult, column: number, row: number) => {
    const letter = draw('text', { x: 8, y: 11.5 })
    letter.textContent = letters[winner]
    return draw(
      'g',
      { class: `bead ${winner}`, transform: `translate(${column * CELL} ${row * CELL})` },
      draw('circle', { cx: 8, cy: 8, r: 7 }),
      letter,
      ...(playerPair ? [draw('circle', { cx: 3, cy: 13, r: 2, class: 'pair' })] : []),
      ...(bankerPair ? [draw('circle', { cx: 13, cy: 3, r: 2, class: 'pair' })] : []),
    )
  }
  const drawPlate = () => {
    const columns = columnsOf(plate)
    const from = Math.max(0, Math.ceil(results.length / ROAD_ROWS) - columns) * ROAD_ROWS
    const beads = results.slice(from).map((result, index) => {
      return bead(result, Math.floor(index / ROAD_ROWS), index % ROAD_ROWS)
    })
    plate.replaceChildren(grid(columns), ...beads)
  }
  const drawRoad = () => {
    const cells = bigRoad(results)
    const columns = columnsOf(road)
    const from = Math.max(0, Math.max(...cells.map(({ column }) => column), 0) + 1 - columns)
    const shown = cells.filter(({ column }) => column >= from)
    const rings = shown.map(({ column, row, winner, ties }) => {
      const ring = draw(
        'g',
        { class: `ring ${winner}`, transform: `translate(${(column - from) * CELL} ${row * CELL})` },
        draw('circle', { cx: 8, cy: 8, r: 5.5 }),
      )
      if (ties > 0) ring.append(draw('path', { d: 'M2 14 14 2', class: 'tie' }))
      if (ties > 1) {
        const count = draw('text', { x: 8, y: 11 })
        count.textContent = String(ties)
        ring.append(count)
      }
      return ring
    })
    road.replaceChildren(grid(columns), ...rings)
  }
  const describe = () => {
    const count = (winner: RoadResult['winner']) => results.filter((result) => result.winner === winner).length
    const values = { player: count('player'), banker: count('banker'), tie: count('tie') }
    plate.setAttribute('aria-label', `${texts.beadPlate}. ${fill(texts.roadCount, values)}`)
    road.setAttribute('aria-label', `${texts.bigRoad}. ${fill(texts.roadCount, values)}`)
  }
  const redraw = () => {
    drawPlate()
    drawRoad()
  }
  const watcher = new ResizeObserver(redraw)
  watcher.observe(plate)
  watcher.observe(road)
  redraw()
  return {
    add(result) {
      results.push(result)
      redraw()
      describe()
    },
  }
}

function columnsOf(svg: SVGElement): number {
  return Math.max(1, Math.floor(svg.clientWidth / CELL))
}

/** Hairlines around so many columns of cells. */
function grid(columns: number): SVGElement {
  const [width, height] = [columns * CELL, ROAD_ROWS * CELL]
  const down = Array.from({ length: columns + 1 }, (_, index) => `M${index * CELL} 0V${height}`)
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, index) => `M0 ${index * CELL}H${width}`)
  return draw('path', { d: [`M0 0H${width}V${height}H0Z`, ...down, ...across].join(''), class: 'grid' })
}
