import { BRAND_OFFSET_MS } from '@playhouse/shared/limits.ts'
import { serverNow } from '../server-time.ts'

type Instant = Date | number | string

/** "2026-11-20 09:05:07" in the brand's time zone, in every language. Accepts a Date, milliseconds or an ISO string. */
export function formatDateTime(instant: Instant): string {
  // Without `Intl`, whose first formatter for a time zone takes 20 ms.
  const local = new Date(new Date(instant).getTime() + BRAND_OFFSET_MS)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}

/** "2026-11-20" in the brand's time zone. */
export function formatDate(instant: Instant): string {
  return formatDateTime(instant).slice(0, 10)
}

/** The last day before a moment at which something ends: November 30 for the midnight that begins December. */
export const formatLastDay = (end: Instant): string => formatDate(new Date(end).getTime() - 1)

/** Largest unit first, in seconds. Months of 30 and years of 365 days are precise enough for relative times. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** "3 hours ago", "yesterday", "trong 5 phút nữa": `instant` relative to `now`, in the largest fitting unit. */
export function formatRelative(instant: Instant, locale: string, now: Instant = serverNow()): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit)
}

/** The day `count` days after `day`, both yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
