import { growthAfter } from '@playhouse/engines/crash/crash.ts'
import { svgElement } from '../frame/svg.ts'
import { curvePoints, type Extent, ticks } from './curve.ts'

/** Times are milliseconds since the start. */
export interface Drawing {
  readonly extent: Extent
  /** How far it has come; before a round nothing is drawn. */
  readonly toMs: number | null
  /** Where it was cashed out; null if it was not. */
  readonly takenMs: number | null
  readonly crashed: boolean
  /** Where it is cashed out by itself: 2.5 is two and a half times the stake. */
  readonly target: number | null
}

/** How the axes are labelled. */
export interface Words {
  times(value: number): string
  seconds(count: number): string
}

/** Room for the labels of the axes. */
const [LEFT, BOTTOM, TOP, RIGHT] = [52, 22, 10, 24]
/** How far apart the lines of the grid are at least. */
const [BETWEEN_LINES, BETWEEN_SECONDS] = [44, 90]

/** Draws the curve into an SVG in the size in which that is shown. */
export function drawCurve(svg: SVGSVGElement, drawing: Drawing, words: Words): void {
  const [width, height] = [svg.clientWidth, svg.clientHeight]
  if (width < LEFT + RIGHT || height < TOP + BOTTOM) return
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.replaceChildren(...picture(drawing, width, height, words))
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
  const text = (at: Record<string, number | string>, content: string) => svgElement('text', at, content)

  const lines = [1, ...ticks(1, extent.top, Math.max(2, Math.floor((floor - TOP) / BETWEEN_LINES)))].flatMap(
    (times) => [
      svgElement('path', { d: `M${LEFT} ${y(times)}H${right}`, class: times === 1 ? 'axis' : 'grid' }),
      text({ x: LEFT - 8, y: y(times) + 4, 'text-anchor': 'end' }, words.times(times)),
    ],
  )
  const seconds = ticks(0, extent.ms / 1_000, Math.max(2, Math.floor((right - LEFT) / BETWEEN_SECONDS))).map((count) =>
    text({ x: x(count * 1_000), y: floor + 17, 'text-anchor': 'middle' }, words.seconds(count)),
  )
  const goal =
    target !== null && target <= extent.top
      ? [svgElement('path', { d: `M${LEFT} ${y(target)}H${right}`, class: 'target' })]
      : []
  if (toMs === null) return [...lines, ...seconds]

  const ownEnd = takenMs ?? toMs
  const [endX, endY] = [x(ownEnd), y(growthAfter(ownEnd))]
  const state = takenMs === null ? (crashed ? 'crashed' : 'going') : 'taken'
  const rest = takenMs === null ? [] : [svgElement('path', { d: `M${path(takenMs, toMs)}`, class: 'rest' })]
  const [crossX, crossY] = [x(toMs), y(growthAfter(toMs))]
  const cross = svgElement('path', { d: `M${crossX - 6} ${crossY - 6}l12 12m0-12l-12 12`, class: 'cross' })
  return [
    svgElement('path', { d: `M${LEFT} ${floor}L${path(0, ownEnd)}L${endX} ${floor}Z`, class: 'area' }),
    ...lines,
    ...seconds,
    ...goal,
    ...rest,
    svgElement('path', { d: `M${path(0, ownEnd)}`, class: `line ${state}` }),
    ...(state === 'crashed' ? [] : [svgElement('circle', { cx: endX, cy: endY, r: 6, class: `end ${state}` })]),
    ...(crashed ? [cross] : []),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10
