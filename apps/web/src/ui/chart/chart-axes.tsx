import type { ChartLayout } from './day-points.ts'

/** Hairlines with short amounts, the zero line a tone stronger, and the days below as MM-dd. Not read aloud: the points are. */
export function ChartAxes({ layout, short }: { layout: ChartLayout; short: (amount: number) => string }) {
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
          x={Math.min((x(day) ?? 0) + x.bandwidth() / 2, box.width - 16)}
          y={box.height - 4}
          textAnchor="middle"
        >
          {day.slice(5)}
        </text>
      ))}
    </g>
  )
}
