import { useFormat } from '../../i18n/use-format.ts'
import { Money } from '../../ui/money.tsx'
import type { Figures, Measure } from './measures.ts'

/** A count, or money; a result shows its sign. */
export function MeasureValue({ figures, measure }: { figures: Figures; measure: Measure }) {
  const format = useFormat()
  const value = figures[measure]
  return typeof value === 'number' ? (
    <span className="figures">{format.integer(value)}</span>
  ) : (
    <Money {...value} signed={measure === 'houseProfit'} />
  )
}
