import { forChart } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/use-format.ts'
import { BarChart } from '../ui/chart/bar-chart.tsx'
import { LineChart } from '../ui/chart/line-chart.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

const DAYS = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
)

/** A deterministic smooth series with a period of seven days. */
function series(scale: number, shift: number) {
  return DAYS.map((day, index) => ({
    day,
    amount: (scale * (Math.sin(index / 2.1) + Math.cos((index * 2 * Math.PI) / 7) * 0.6 + shift)).toFixed(2),
  }))
}

export function KitCharts() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const { day: writeDay } = useFormat()
  const labels = { day: t('day'), amount: t('amount'), showTable: t('showAsTable'), showChart: t('showAsChart') }
  return (
    <KitSection title={words.charts}>
      <div className="grid gap-8 laptop:grid-cols-2">
        <BarChart
          title={words.depositsByDay}
          points={series(38_000_000, 1.9)}
          currency="VND"
          labels={labels}
          writeDay={writeDay}
        />
        <BarChart
          title={words.profitByDay}
          points={series(9_500_000, 0.2)}
          currency="VND"
          labels={labels}
          writeDay={writeDay}
          tone="sign"
        />
      </div>
      <LineChart
        title={words.playersByDay}
        points={series(140, 3).map(({ day, amount }) => ({ day, amount: String(Math.round(forChart(amount))) }))}
        currency={null}
        labels={labels}
        writeDay={writeDay}
        height={180}
      />
    </KitSection>
  )
}
