import { parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { MeasureValue } from './measure-value.tsx'
import { MEASURES } from './measures.ts'
import type { Figures } from './measures.ts'

/** Totals over the range, and in words whether the team won or lost. */
export function RangeFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('agent')
  const profit = parseAmount(figures.houseProfit.amount)
  const side = profit > 0n ? 'house' : profit < 0n ? 'members' : 'nobody'
  return (
    <dl className="grid gap-x-6 gap-y-4 phone:grid-cols-2 desktop:grid-cols-3">
      {MEASURES.map((measure) => (
        <div key={measure} className="min-w-0">
          <dt className="text-small text-muted">{t(`measures.${measure}`)}</dt>
          <dd className="figures mt-0.5 overflow-x-auto text-title font-semibold [scrollbar-width:none]">
            <MeasureValue figures={figures} measure={measure} />
          </dd>
          {measure === 'houseProfit' ? <dd className="text-small text-muted">{t(`sides.${side}`)}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
