import { TIME_ZONE } from './format.ts'

type Instant = Date | number | string

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const
const clock = new Intl.DateTimeFormat('en-CA', { ...PARTS, timeZone: TIME_ZONE })

/** "2026-11-20 09:05:07" in the brand's time zone, in every language. Accepts a Date, milliseconds or an ISO string. */
export function formatDateTime(instant: Instant): string {
  return written(clock, instant)
}

function written(by: Intl.DateTimeFormat, instant: Instant): string {
  const part = partsOf(by, instant)
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** "2026-11-20" in the brand's time zone. */
export function formatDate(instant: Instant): string {
  return formatDateTime(instant).slice(0, 10)
}

function partsOf(by: Intl.DateTimeFormat, instant: Instant): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = by.formatToParts(new Date(instant))
  return (type) => parts.find((part) => part.type === type)?.value ?? ''
}

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
export function formatRelative(instant: Instant, locale: string, now: Instant = Date.now()): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit)
}

/** The day `count` days after `day`, both yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
