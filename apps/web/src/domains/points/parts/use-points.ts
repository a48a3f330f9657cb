import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { useLocale } from '../../../ui/locale-context.ts'

/** Writes points whole, with the minus sign of amounts of money. */
export function usePoints(): (points: string) => string {
  const locale = useLocale()
  const format = numberFormat(locale, { maximumFractionDigits: 0, roundingMode: 'trunc', signDisplay: 'negative' })
  return (points) => format.format(exactNumber(points)).replace('-', '\u2212')
}
