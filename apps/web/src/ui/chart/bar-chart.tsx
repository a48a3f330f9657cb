import { forChart } from '@playhouse/shared/money.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { DayChartProps } from './chart-frame.tsx'

interface BarChartProps extends DayChartProps {
  /** `sign` colours gains and losses, which also differ in their side of the zero line. */
  tone?: 'plain' | 'sign'
}

export function BarChart({ tone = 'plain', ...frame }: BarChartProps) {
  return (
    <ChartFrame {...frame}>
      {({ x, y }, active) =>
        frame.points.map((point, index) => {
          const amount = forChart(point.amount)
          const top = Math.round(y(Math.max(0, amount)))
          const bottom = Math.round(y(Math.min(0, amount)))
          const colour = tone === 'plain' ? 'fill-info' : amount < 0 ? 'fill-bad' : 'fill-good'
          return (
            <rect
              key={point.day}
              x={x(point.day)}
              width={Math.max(1, x.bandwidth())}
              y={top}
              height={Math.max(bottom - top, amount === 0 ? 0 : 1)}
              rx={Math.min(2, x.bandwidth() / 4)}
              className={`${colour} transition-opacity ${index === active ? 'opacity-100' : 'opacity-60'}`}
            />
          )
        })
      }
    </ChartFrame>
  )
}
