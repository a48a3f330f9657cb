import { draw } from '../frame/client/elements.ts'
import { growthAfter } from '@playhouse/engines/crash/crash.ts'
import { curvePoints, type Extent, ticks } from './curve.ts'

/** What the curve shows. Times are milliseconds since the start. */
export interface Drawing {
  readonly extent: Extent
  /** How far it has come; before a round nothing is drawn. */
  readonly toMs: number | null
  /** Where it was cashed out; what comes after is only told. */
  readonly takenMs: number | null
  readonly crashed: boolean
  /** Where it is taken by itself: 2.5 is two and a half times the stake. */
  readonly target: number | null
}

/** How the axes are labelled. */
interface Words {
  times(value: number): string
  seconds(count: number): string
}

/** Room for the labels of the axes. */
const [LEFT, BOTTOM, TOP, RIGHT] = [52, 22, 10, 24]
/** How far apart the lines of the grid are at least. */
const [BETWEEN_LINES, BETWEEN_SECONDS] = [44, 90]

/** Draws the curve into an SVG, as large as that is shown; drawn again whenever its size changes. */
export function curveIn(svg: SVGSVGElement, words: Words): (drawing: Drawing) => void {
  let last: Drawing | undefined
  const show = (drawing: Drawing) => {
    last = drawing
    const [width, height] = [svg.clientWidth, svg.clientHeight]
    if (width < LEFT + RIGHT || height < TOP + BOTTOM) return
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
    svg.replaceChildren(...picture(drawing, width, height, words))
  }
  new ResizeObserver(() => last && show(last)).observe(svg)
  return show
}

function picture(
  { extent, toMs, takenMs, crashed, target }: Drawing,
  width: number,
  height: number,
  words: Words,
): SVGElement[] {
  const [right, floor] = [width - RIGHT, height - BOTTOM]
  const x = (ms: number) => round(LEFT + ((right - LEFT) * ms) / extent.ms)
  const y = (times: number) => round(floor - ((floor - TOP) * (times - 1)) / (extent.top - 1))
  const path = (fromMs: number, untilMs: number) =>
    curvePoints(fromMs, untilMs)
      .filter(([, times]) => times <= extent.top * 1.1)
      .map(([ms, times]) => `${x(ms)} ${y(times)}`)
      .join('L')
  const text = (at: Record<string, number | string>, content: string) => {
    const element = draw('text', at)
    element.textContent = content
    return element
  }

  const lines = [1, ...ticks(1, extent.top, Math.max(2, Math.floor((floor - TOP) / BETWEEN_LINES)))].flatMap(
    (times) => [
      draw('path', { d: `M${LEFT} ${y(times)}H${right}`, class: times === 1 ? 'axis' : 'grid' }),
      text({ x: LEFT - 8, y: y(times) + 4, 'text-anchor': 'end' }, words.times(times)),
    ],
  )
  const seconds = ticks(0, extent.ms / 1_000, Math.max(2, Math.floor((right - LEFT) / BETWEEN_SECONDS))).map((count) =>
    text({ x: x(count * 1_000), y: floor + 17, 'text-anchor': 'middle' }, words.seconds(count)),
  )
  const goal =
    target !== null && target <= extent.top
      ? [draw('path', { d: `M${LEFT} ${y(target)}H${right}`, class: 'target' })]
      : []
  if (toMs === null) return [...lines, ...seconds]

  const ownEnd = takenMs ?? toMs
  const [endX, endY] = [x(ownEnd), y(growthAfter(ownEnd))]
  const state = takenMs === null ? (crashed ? 'crashed' : 'going') : 'taken'
  const rest = takenMs === null ? [] : [draw('path', { d: `M${path(takenMs, toMs)}`, class: 'rest' })]
  const [crossX, crossY] = [x(toMs), y(growthAfter(toMs))]
  const cross = draw('path', { d: `M${crossX - 6} ${crossY - 6}l12 12m0-12l-12 12`, class: 'cross' })
  return [
    draw('path', { d: `M${LEFT} ${floor}L${path(0, ownEnd)}L${endX} ${floor}Z`, class: 'area' }),
    ...lines,
    ...seconds,
    ...goal,
    ...rest,
    draw('path', { d: `M${path(0, ownEnd)}`, class: `line ${state}` }),
    ...(state === 'crashed' ? [] : [draw('circle', { cx: endX, cy: endY, r: 6, class: `end ${state}` })]),
    ...(crashed ? [cross] : []),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10
