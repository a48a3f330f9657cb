import { MONEY_SCALE } from '@playhouse/shared/money.ts'
import { exactNumber, numberFormat } from '@playhouse/shared/money-format.ts'
import { useLocale } from '../../../ui/locale-context.ts'

/** Writes points with all decimals that they have, so that they add up, and with the minus sign of amounts of money. */
export function usePoints(): (points: string) => string {
  const locale = useLocale()
  const format = numberFormat(locale, { maximumFractionDigits: MONEY_SCALE })
  return (points) => format.format(exactNumber(points)).replace('-', '\u2212')
}
