import { forChart } from '@playhouse/shared/money.ts'
import { area, line } from 'd3-shape'
import { ChartFrame } from './chart-frame.tsx'
import type { DayChartProps } from './chart-frame.tsx'
import type { DayPoint } from './day-points.ts'

export function LineChart(props: DayChartProps) {
  return (
    <ChartFrame {...props}>
      {({ x, y, box }, active) => {
        const across = (point: DayPoint) => (x(point.day) ?? 0) + x.bandwidth() / 2
        const up = (point: DayPoint) => y(forChart(point.amount))
        const points = [...props.points]
        const point = points[active]
        return (
          <>
            <path d={area(across, y(0), up)(points) ?? ''} className="fill-info-soft" />
            <path d={line(across, up)(points) ?? ''} className="fill-none stroke-info stroke-[1.5]" />
            {point ? (
              <>
                <line
                  x1={across(point)}
                  x2={across(point)}
                  y1={0}
                  y2={box.height - box.below}
                  className="stroke-edge [stroke-dasharray:2_3]"
                />
                <circle cx={across(point)} cy={up(point)} r={4} className="fill-info stroke-surface stroke-2" />
              </>
            ) : null}
          </>
        )
      }}
    </ChartFrame>
  )
}
