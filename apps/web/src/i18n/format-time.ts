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

/** The zone of every time on the site, which each page states once. */
export const ZONE_NAME = `GMT+${BRAND_OFFSET_MS / 3_600_000}`

/** "2026-11-20 09:05:07 GMT+7": for hovers, files and wherever a time stands without the page around it. */
export const formatExactTime = (instant: Instant): string => `${formatDateTime(instant)} ${ZONE_NAME}`

const DAY_MS = 86_400_000
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** "Nov 20", "20/11", "11月20日", with the year if it is not that of `today`. Both days are yyyy-MM-dd. */
export function formatDay(day: string, locale: string, today: string): string {
  const withYear = day.slice(0, 4) !== today.slice(0, 4)
  const key = `${locale} ${withYear}`
  let format = dayFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      timeZone: 'UTC',
      day: 'numeric',
      // Vietnamese has no short names of months.
      month: locale.startsWith('vi') ? 'numeric' : 'short',
      ...(withYear && { year: 'numeric' }),
    })
    dayFormats.set(key, format)
  }
  return format.format(Date.parse(day))
}

/** "today, 21:19", "yesterday, 21:19", "Nov 20, 21:19": a moment as people say it on the day `today`. */
export function formatMoment(instant: Instant, locale: string, today: string): string {
  const exact = formatDateTime(instant)
  const day = exact.slice(0, 10)
  const away = (Date.parse(day) - Date.parse(today)) / DAY_MS
  // ICU writes some of these words with a capital in Vietnamese.
  const near = Math.abs(away) <= 1 && relativeFormat(locale).format(away, 'day').toLocaleLowerCase(locale)
  const said = near || formatDay(day, locale, today)
  return `${said}${/^(en|id)/.test(locale) ? ', ' : ' '}${exact.slice(11, 16)}`
}

/** The last day before a moment at which something ends: November 30 for the midnight that begins December. */
export const findLastDay = (end: Instant): string => formatDate(new Date(end).getTime() - 1)

/** Largest unit first, in seconds. Months of 30 and years of 365 days are precise enough for relative times. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** "now", "3 hours ago", "yesterday", "trong 5 phút nữa": `instant` relative to `now`, in the largest fitting unit, at least a minute. */
export function formatRelative(instant: Instant, locale: string, now: Instant = serverNow()): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return relativeFormat(locale).format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit)
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  let format = relativeFormats.get(locale)
  if (!format) relativeFormats.set(locale, (format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })))
  return format
}

/** The day `count` days after `day`, both yyyy-MM-dd. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}
