import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE })

/** Calendar day (yyyy-MM-dd) of `at` in the brand's time zone. */
export function brandDay(at: Date): string {
  return format.format(at)
}
