import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import type { LotteryHolidays_QueryFragment } from './lottery-holidays.generated.ts'

/** Holidays of the regions that this version of the page knows. */
export const getHolidays = (data: LotteryHolidays_QueryFragment | null | undefined): Holidays =>
  (data?.lotteryHolidays ?? []).flatMap(({ region, day }) => (region === 'OTHER' ? [] : [{ region, day }]))
