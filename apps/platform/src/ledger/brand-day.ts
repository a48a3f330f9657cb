import { BRAND_OFFSET_MS, BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE })

/** Calendar day (yyyy-MM-dd) of `at` in the brand's time zone. */
export function brandDay(at: Date): string {
  return format.format(at)
}

/** Start of a day (yyyy-MM-dd) of the brand. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - BRAND_OFFSET_MS)
}

/** Hour of `at` in the brand's time zone, 0 to 23. */
export function brandHour(at: Date): number {
  return new Date(at.getTime() + BRAND_OFFSET_MS).getUTCHours()
}
