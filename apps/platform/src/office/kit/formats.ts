import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'

const moments = new Intl.DateTimeFormat('en-GB', {
  timeZone: BRAND_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** Writes a moment in the brand's time zone. */
export const momentText = (at: Date | null): string => (at ? moments.format(at) : '')

/** Writes an amount with thousands separated. */
export function moneyText(minor: bigint | null): string {
  if (minor === null) return ''
  const [whole = '', fraction = ''] = formatAmount(minor).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** An amount that is a decimal already, with thousands separated. */
export const decimalText = (amount: string | number): string => String(amount).replace(/\B(?=(\d{3})+(\.|$))/g, ',')

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const

/** A duration in its largest unit and the one below: `2 d 3 h`, `1 d`, `14 min`. */
export function durationText(milliseconds: number): string {
  const first = UNITS.findIndex(([, size]) => milliseconds >= size)
  if (first === -1) return 'less than a minute'
  let rest = milliseconds
  const parts = UNITS.slice(first, first + 2).map(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count > 0 ? `${count} ${unit}` : ''
  })
  return parts.filter(Boolean).join(' ')
}

/** `1 ticket`, `2 tickets`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A code of the platform in words: `NEEDS_INFO` is `needs info`. */
export const words = (code: string | null | undefined): string => (code ?? '').toLowerCase().replaceAll('_', ' ')
