import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_TIME_ZONE })

/** The calendar day (yyyy-MM-dd) that `at` falls on where the brand is at home. */
export function brandDay(at: Date): string {
  return format.format(at)
}
