import { forChart } from '@playhouse/shared/money.ts'
import { scaleBand, scaleLinear } from 'd3-scale'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { formatCompact, formatCompactMoney, formatInteger } from '../../i18n/format.ts'

/** The amount is a decimal string; only its position on screen is floating point. */
export interface DayPoint {
  /** `yyyy-MM-dd` */
  day: string
  amount: string
}

export interface ChartBox {
  width: number
  height: number
  /** Margin for the amounts. */
  start: number
  /** Margin for the days. */
  below: number
  /** Width of the longest day, approximately. */
  dayLabel: number
}

const TICKS = 4
/** Approximate width of a digit in the caption size, in pixels. */
const DIGIT = 6.6
const DAY_LABEL_GAP = 16

/** Formats an amount in full and short; counts have no currency. */
export function amountWriter(currency: string | null, locale: string) {
  return currency === null
    ? {
        full: (amount: string) => formatInteger(forChart(amount), locale),
        short: (amount: number) => formatCompact(amount, locale),
      }
    : {
        full: (amount: string) => formatMoney(amount, currency, locale),
        short: (amount: number) => formatCompactMoney(String(amount), currency, locale),
      }
}

/** Scales, ticks and day labels for a chart of this width. Zero is always visible. */
export function getLayout(
  points: readonly DayPoint[],
  { width, height }: Pick<ChartBox, 'width' | 'height'>,
  write: { amount: (amount: number) => string; day: (day: string) => string },
) {
  const amounts = points.map((point) => forChart(point.amount))
  const vertical = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(0, ...amounts, 1)])
    .nice(TICKS)
  const ticks = vertical.ticks(TICKS)
  const start = Math.ceil(Math.max(...ticks.map((tick) => write.amount(tick).length)) * DIGIT) + 12
  const dayLabel = Math.max(0, ...points.map(({ day }) => write.day(day).length)) * DIGIT
  const box: ChartBox = { width, height, start, below: 24, dayLabel }
  const y = vertical.range([height - box.below, 10])
  const x = scaleBand<string>()
    .domain(points.map((point) => point.day))
    .range([start, width])
    .paddingInner(0.28)
    .paddingOuter(0.14)
  const every = Math.max(1, Math.ceil((points.length * (dayLabel + DAY_LABEL_GAP)) / Math.max(1, width - start)))
  // From the last day backwards, because it must have a label.
  const labelled = points.filter((_, index) => (points.length - 1 - index) % every === 0).map((point) => point.day)
  return { x, y, ticks, labelled, box }
}

export type ChartLayout = ReturnType<typeof getLayout>
