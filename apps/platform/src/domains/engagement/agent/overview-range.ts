import { OVERVIEW_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { platformError } from '../../../request/platform-error.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'

/** Days (yyyy-MM-dd, brand's time zone) of an overview. */
export interface OverviewDays {
  from: string
  to: string
  today: string
  yesterday: string
  dayBefore: string
  monthStart: string
}

const DAY_MS = 86_400_000

/**
 * @throws PlatformError request_param_err if the range runs backwards, is longer than 92 days, or ends after
 * today
 */
export function overviewDays({ from, to }: { from: string; to: string }, now: Date = new Date()): OverviewDays {
  const today = brandDay(now)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (to > today) throw platformError('request_param_err', { fields: { to: 'range' } })
  if (days < 1 || days > OVERVIEW_DAYS_MAX) throw platformError('request_param_err', { fields: { from: 'range' } })
  return {
    from,
    to,
    today,
    yesterday: addDays(today, -1),
    dayBefore: addDays(today, -2),
    monthStart: `${today.slice(0, 7)}-01`,
  }
}
