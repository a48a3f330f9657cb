import { forChart, formatAmount } from '@playhouse/shared/money.ts'
import type { RecordRange } from '../../lib/record-range.ts'
import { type Html, html } from './html.ts'

const SIZE = { width: 800, height: 220, left: 64, right: 8, top: 12, bottom: 26 }
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const X_LABELS = 8
const Y_STEPS = 4

/** A round number not below a quarter of the span. */
function getStep(span: number): number {
  const rough = span / Y_STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

const rangeText = ({ from, to }: RecordRange) => (from === to ? from : `${from} to ${to}`)

const monthAndDay = (day: string) => day.slice(5)

/** Bars of a range, and a dashed line of the one that it is compared with. The table below the chart has the same figures. */
export function chart({
  title,
  labels,
  values,
  range,
  before,
  short = monthAndDay,
}: {
  title: string
  labels: readonly string[]
  values: readonly number[]
  range: RecordRange
  before?: { range: RecordRange; values: readonly number[] } | undefined
  /** A label below the axis; by default of a day. */
  short?: (label: string) => string
}): Html {
  const all = [0, ...values, ...(before?.values ?? [])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = getStep(high - low || 1)
  const [bottom, top] = [
    Math.floor(low / step) * step,
    Math.max(Math.ceil(high / step) * step, Math.floor(low / step) * step + step),
  ]
  const { width, height, left, right } = SIZE
  const y = (value: number) => SIZE.top + ((top - value) / (top - bottom)) * (height - SIZE.top - SIZE.bottom)
  const slot = (width - left - right) / Math.max(values.length, 1)
  const at = (index: number) => left + (index + 0.5) * slot
  const number = (value: number) => value.toFixed(1)
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step)
  const every = Math.ceil(values.length / X_LABELS)
  return html`<figure class="panel">
    <figcaption>
      <strong>${title}</strong>
      <span class="muted">Bars: ${rangeText(range)}.${before && html` Dashed line: ${rangeText(before.range)}.`}</span>
    </figcaption>
    <svg
      class="chart"
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label="${title}. The table below has its figures."
    >
      ${lines.map(
        (value) =>
          html`<line
              class="grid"
              x1="${left}"
              x2="${width - right}"
              y1="${number(y(value))}"
              y2="${number(y(value))}"
            /><text x="${left - 8}" y="${number(y(value) + 4)}" text-anchor="end">${compact.format(value)}</text>`,
      )}
      ${values.map(
        (value, index) =>
          html`<rect
            class="bar"
            x="${number(at(index) - slot * 0.35)}"
            width="${number(slot * 0.7)}"
            y="${number(Math.min(y(value), y(0)))}"
            height="${number(Math.abs(y(value) - y(0)))}"
            ><title>${labels[index]}: ${compact.format(value)}</title></rect
          >`,
      )}
      ${before && before.values.length > 0 && html`<polyline class="before" points="${before.values.map((value, index) => `${number(at(index))},${number(y(value))}`).join(' ')}" />`}
      ${values.map((_, index) => index % every === 0 && html`<text x="${number(at(index))}" y="${height - 8}" text-anchor="middle">${short(labels[index] ?? '')}</text>`).filter((part) => part !== false)}
    </svg>
  </figure>`
}

/** Minor units as a number for a chart. */
export const charted = (amount: bigint): number => forChart(formatAmount(amount))
