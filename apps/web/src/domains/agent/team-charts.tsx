import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Figures, Measure } from './measures.ts'

export interface TeamDay {
  /** `yyyy-MM-dd` */
  day: string
  /** Charts of missing measures are left out. */
  totals: Partial<Pick<Figures, Measure>>
}

/** Measures of each tab; deposits and withdrawals share one. */
const CHARTS = {
  houseProfit: ['houseProfit'],
  turnover: ['turnover'],
  cash: ['deposit', 'withdrawal'],
  activeMembers: ['activeMembers'],
} as const satisfies Record<string, readonly Measure[]>
type Chart = keyof typeof CHARTS

export function TeamCharts({ days }: { days: readonly TeamDay[] }) {
  const { t } = useTranslation(['agent', 'ui'])
  const { day: writeDay } = useFormat()
  const [chosen, setChosen] = useState<Chart>('houseProfit')
  const has = (measure: Measure) => days[0]?.totals[measure] !== undefined
  const charts = (Object.keys(CHARTS) as Chart[]).filter((id) => CHARTS[id].every(has))
  return (
    <Tabs
      label={t('byDay')}
      tabs={charts.map((id) => ({ id, label: t(`charts.${id}`) }))}
      selected={chosen}
      onSelect={(id) => setChosen(id as Chart)}
    >
      <div className={CHARTS[chosen].length > 1 ? 'grid gap-8 desktop:grid-cols-2' : ''}>
        {CHARTS[chosen].map((measure) => {
          const money = days[0]?.totals[measure]
          const currency = typeof money === 'object' ? money.currency : null
          return (
            <BarChart
              key={measure}
              title={t(`meanings.${measure}`)}
              tone={measure === 'houseProfit' ? 'sign' : 'plain'}
              currency={currency}
              writeDay={writeDay}
              points={days.map(({ day, totals }) => ({ day, amount: getText(totals[measure] ?? 0) }))}
              labels={{
                day: t('ui:day'),
                amount: currency === null ? t('count') : t('ui:amount'),
                showTable: t('ui:showAsTable'),
                showChart: t('ui:showAsChart'),
              }}
            />
          )
        })}
      </div>
    </Tabs>
  )
}

function getText(value: Figures[Measure]): string {
  return typeof value === 'number' ? String(value) : value.amount
}
