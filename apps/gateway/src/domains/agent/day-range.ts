import { BRAND_TIME_ZONE, OVERVIEW_DAYS_MAX } from '@playhouse/shared/limits.ts'

const DAY_MS = 86_400_000

/** The Swedish locale formats dates as ISO 8601. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: BRAND_TIME_ZONE })

/** Today in the brand's time zone, yyyy-MM-dd. */
export function brandDay(now = Date.now()): string {
  return dayFormat.format(now)
}

/** True for a range that a team overview can cover: not empty, not too long and not in the future. */
export function isOverviewRange(from: string, to: string, now = Date.now()): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= OVERVIEW_DAYS_MAX && to <= brandDay(now)
}
