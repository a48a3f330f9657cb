import { isDay } from '@playhouse/shared/days.ts'
import { addDays } from './i18n/format-time.ts'

const DAY_MS = 86_400_000

/** Days as `yyyy-MM-dd` in the brand's time zone, both included. */
export interface Days {
  from: string
  to: string
}

export type RangeFault = 'notDays' | 'backwards' | 'future' | 'tooLong'

/** How many days a page shows by default, and at most. */
interface RangeLengths {
  standard: number
  max: number
}

/** The last `count` days, `today` included. */
export const lastDays = (count: number, today: string): Days => ({ from: addDays(today, 1 - count), to: today })

/** Parses `?from=…&to=…`. Missing days get the default; so do invalid ones, with the reason in `fault`. */
export function parseDays(
  params: URLSearchParams,
  today: string,
  { standard, max }: RangeLengths,
): Days & { fault: RangeFault | null } {
  const to = params.get('to') ?? today
  const from = params.get('from') ?? (isDay(to) ? addDays(to, 1 - standard) : '')
  const fault = getFault({ from, to }, today, max)
  return { ...(fault ? lastDays(standard, today) : { from, to }), fault }
}

/** The parameters of a range; none for the default, so that a bookmark moves with the calendar. */
export function daysParams({ from, to }: Days, today: string, { standard }: RangeLengths): URLSearchParams {
  const isStandard = to === today && from === lastDays(standard, today).from
  return new URLSearchParams(isStandard ? {} : { from, to })
}

/** The same number of days, moved by `count` days, ending today at the latest. */
export function shiftDays({ from, to }: Days, count: number, today: string): Days {
  const shift = addDays(to, count) > today ? (Date.parse(today) - Date.parse(to)) / DAY_MS : count
  return { from: addDays(from, shift), to: addDays(to, shift) }
}

export type Preset = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth'

/** Ranges offered next to the calendar, by calendar month. */
export function periodPresets(today: string): Record<Preset, Days> {
  const first = `${today.slice(0, 8)}01`
  const lastDayOfPreviousMonth = addDays(first, -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7Days: lastDays(7, today),
    last30Days: lastDays(30, today),
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${lastDayOfPreviousMonth.slice(0, 8)}01`, to: lastDayOfPreviousMonth },
  }
}

function getFault({ from, to }: Days, today: string, max: number): RangeFault | null {
  if (!isDay(from) || !isDay(to)) return 'notDays'
  if (from > to) return 'backwards'
  if (to > today) return 'future'
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > max ? 'tooLong' : null
}
