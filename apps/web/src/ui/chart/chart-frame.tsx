import { ChartColumn, Table2 } from 'lucide-react'
import { useState, type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import { useLocale } from '../locale-context.ts'
import { moveFocus } from '../roving-focus.ts'
import { Table } from '../table.tsx'
import { amountWriter, getLayout, type ChartLayout, type DayPoint } from './day-points.ts'

export interface DayChartProps {
  title: string
  /** In the order of days. */
  points: readonly DayPoint[]
  /** ISO 4217; null for counts. */
  currency: string | null
  labels: { day: string; amount: string; showTable: string; showChart: string }
  /** A `yyyy-MM-dd` as people say it. */
  writeDay: (day: string) => string
  height?: number
}

interface ChartFrameProps extends DayChartProps {
  /** Draws the marks; `active` is the index of the selected day. */
  children: (layout: ChartLayout, active: number) => ReactNode
}

/**
 * Shared by charts per day: title, value of the selected day (the last one by default), axes, keyboard navigation, and the same
 * numbers as a table.
 */
export function ChartFrame({ title, points, currency, labels, writeDay, height = 220, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const { ref, width } = useWidth<HTMLDivElement>()
  const write = amountWriter(currency, useLocale())
  const active = Math.min(chosen ?? points.length - 1, points.length - 1)
  const point = points[active]
  const layout = getLayout(points, { width, height }, { amount: write.short, day: writeDay })

  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <span className="block text-small text-muted">{title}</span>
          {point ? (
            <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2">
              <span className="figures text-title font-semibold">{write.full(point.amount)}</span>
              <span className="figures text-small text-muted">{writeDay(point.day)}</span>
            </span>
          ) : null}
        </div>
        <IconButton
          icon={asTable ? ChartColumn : Table2}
          label={asTable ? labels.showChart : labels.showTable}
          size="small"
          onClick={() => setAsTable(!asTable)}
        />
      </figcaption>
      <div ref={ref} className={asTable ? 'max-h-72 overflow-y-auto rounded-card' : ''}>
        {asTable ? (
          <Table
            caption={title}
            rows={points}
            rowKey={(row) => row.day}
            onPhone="scroll"
            columns={[
              { id: 'day', header: labels.day, cell: (row) => <span className="figures">{writeDay(row.day)}</span> },
              { id: 'amount', header: labels.amount, align: 'end', cell: (row) => write.full(row.amount) },
            ]}
          />
        ) : width > 0 ? (
          <svg
            width={width}
            height={height}
            role="listbox"
            aria-orientation="horizontal"
            aria-label={title}
            tabIndex={-1}
            className="block [touch-action:pan-y] overflow-visible"
            onPointerLeave={() => setChosen(null)}
            onKeyDown={(event) => moveFocus(event, { stops: '[data-day]', axis: 'inline' })}
          >
            <ChartAxes layout={layout} short={write.short} writeDay={writeDay} />
            {children(layout, active)}
            {points.map((each, index) => (
              <rect
                key={each.day}
                data-day={each.day}
                role="option"
                aria-selected={index === active}
                aria-label={`${writeDay(each.day)}: ${write.full(each.amount)}`}
                tabIndex={index === active ? 0 : -1}
                x={(layout.x(each.day) ?? 0) - (layout.x.step() - layout.x.bandwidth()) / 2}
                y={0}
                width={layout.x.step()}
                height={height - layout.box.below}
                className="fill-transparent focus-visible:-outline-offset-2"
                onPointerEnter={() => setChosen(index)}
                onFocus={() => setChosen(index)}
                onBlur={() => setChosen(null)}
              />
            ))}
          </svg>
        ) : (
          <div style={{ height }} />
        )}
      </div>
    </figure>
  )
}

/** Grid lines with short amounts, and the days. Hidden from assistive technology, which reads the points. */
interface ChartAxesProps {
  layout: ChartLayout
  short: (amount: number) => string
  writeDay: (day: string) => string
}

function ChartAxes({ layout, short, writeDay }: ChartAxesProps) {
  const { x, y, ticks, labelled, box } = layout
  return (
    <g aria-hidden="true" className="figures fill-muted text-caption">
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${Math.round(y(tick)) + 0.5})`}>
          <line x1={box.start} x2={box.width} className={tick === 0 ? 'stroke-edge' : 'stroke-line'} />
          <text x={box.start - 8} dy="0.32em" textAnchor="end">
            {short(tick)}
          </text>
        </g>
      ))}
      {labelled.map((day) => (
        <text
          key={day}
          x={Math.min((x(day) ?? 0) + x.bandwidth() / 2, box.width - box.dayLabel / 2)}
          y={box.height - 4}
          textAnchor="middle"
        >
          {writeDay(day)}
        </text>
      ))}
    </g>
  )
}

/** Ref and width of an element's content box in whole pixels, updated on resize; 0 before the first layout. */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
