import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: BRAND_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** In the brand's time zone. */
export const momentText = (at: Date | null): string => (at ? moments.format(at) : '')

/** With thousands separated. */
export function moneyText(minor: bigint | null): string {
  if (minor === null) return ''
  const [whole = '', fraction = ''] = formatAmount(minor).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
