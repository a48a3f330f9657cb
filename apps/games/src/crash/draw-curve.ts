import { growthAfter } from '@playhouse/engines/crash/crash.ts'
import { svgElement } from '../frame/svg.ts'
import { curvePoints, type Extent, ticks } from './curve.ts'

/** A cash-out of the player. */
export interface Taken {
  readonly ms: number
  readonly label: string
}

/** Times are milliseconds since the start. */
export interface Drawing {
  readonly extent: Extent
  /** How far the curve has come; null before a round. */
  readonly toMs: number | null
  readonly crashed: boolean
  readonly taken: readonly Taken[]
}

/** Axis labels. */
export interface Words {
  times(value: number): string
  seconds(count: number): string
}

/** Margins around the plot for the axis labels. */
const [LEFT, BOTTOM, TOP, RIGHT] = [56, 24, 12, 24]
const [MULTIPLIER_SPACING, SECOND_SPACING] = [48, 96]
const TICK_LENGTH = 6
const LABEL_SPACING = 56

export function drawCurve(svg: SVGSVGElement, drawing: Drawing, texts: Words): void {
  const [width, height] = [svg.clientWidth, svg.clientHeight]
  if (width < LEFT + RIGHT || height < TOP + BOTTOM) return
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.replaceChildren(...curveElements(drawing, width, height, texts))
}

function curveElements(
  { extent, toMs, crashed, taken }: Drawing,
  width: number,
  height: number,
  texts: Words,
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

  const axis = svgElement('path', { d: `M${LEFT} ${TOP}V${floor}H${right}`, class: 'axis' })
  const times = [1, ...ticks(1, extent.top, Math.max(2, Math.floor((floor - TOP) / MULTIPLIER_SPACING)))].flatMap(
    (value) => [
      svgElement('path', { d: `M${LEFT - TICK_LENGTH} ${y(value)}H${LEFT}`, class: 'axis' }),
      text({ x: LEFT - TICK_LENGTH - 4, y: y(value) + 4, 'text-anchor': 'end' }, texts.times(value)),
    ],
  )
  const seconds = ticks(0, extent.ms / 1_000, Math.max(2, Math.floor((right - LEFT) / SECOND_SPACING))).flatMap(
    (count) => [
      svgElement('path', { d: `M${x(count * 1_000)} ${floor}V${floor + TICK_LENGTH}`, class: 'axis' }),
      text({ x: x(count * 1_000), y: floor + TICK_LENGTH + 14, 'text-anchor': 'middle' }, texts.seconds(count)),
    ],
  )
  const axes = [axis, ...times, ...seconds]
  if (toMs === null) return axes

  const [endX, endY] = [x(toMs), y(growthAfter(toMs))]
  const state = crashed ? 'crashed' : 'going'
  const marks = taken
    .toSorted((one, other) => one.ms - other.ms)
    .flatMap(({ ms, label }, index, sorted) => {
      const [atX, atY] = [x(ms), y(growthAfter(ms))]
      const before = sorted[index - 1]
      // Below right of its point, clear of the curve; above left if another label is close.
      const isClose = before !== undefined && atX - x(before.ms) < LABEL_SPACING
      const place = isClose
        ? { x: atX, y: atY - 14, 'text-anchor': 'end' }
        : { x: atX + 12, y: atY + 16, 'text-anchor': 'start' }
      return [
        svgElement('circle', { cx: atX, cy: atY, r: 6, class: 'end taken' }),
        text({ ...place, class: 'taken' }, label),
      ]
    })
  return [
    svgElement('path', { d: `M${LEFT} ${floor}L${path(0, toMs)}L${endX} ${floor}Z`, class: 'area' }),
    ...axes,
    svgElement('path', { d: `M${path(0, toMs)}`, class: `line ${state}` }),
    ...marks,
    crashed
      ? svgElement('path', { d: `M${endX - 7} ${endY - 7}l14 14m0-14l-14 14`, class: 'cross' })
      : svgElement('circle', { cx: endX, cy: endY, r: 7, class: 'end going' }),
  ]
}

const round = (value: number) => Math.round(value * 10) / 10
