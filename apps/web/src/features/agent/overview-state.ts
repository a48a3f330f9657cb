import { OVERVIEW_DAYS_MAX } from '@playhouse/shared/limits.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 30

/** Inclusive days as `yyyy-MM-dd` in the brand's time zone. */
export interface Days {
  from: string
  to: string
}

/** State of the overview, kept in the URL: `?from=2026-11-01&to=2026-11-20&account=lan`. */
export interface OverviewState extends Days {
  /** Head of the team; null for the agent's own. */
  account: string | null
  /** Why the range in the URL is invalid; `from` and `to` are the default then. */
  fault: RangeFault | null
}

export type RangeFault = 'notDays' | 'backwards' | 'future' | 'tooLong'

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The last 30 days including `today`. */
function defaultDays(today: string): Days {
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: today }
}

/** Parses the URL. Missing days get the default; an invalid range is reported as a fault. */
export function parseOverview(params: URLSearchParams, today: string): OverviewState {
  const to = params.get('to') ?? today
  const from = params.get('from') ?? (isDay(to) ? addDays(to, 1 - DEFAULT_DAYS) : '')
  const fault = faultOf({ from, to }, today)
  return { ...(fault ? defaultDays(today) : { from, to }), account: params.get('account')?.trim() || null, fault }
}

/** Query string of an overview, with its question mark. The default range is omitted, so that a bookmark moves with the calendar. */
export function overviewAddress({ from, to, account }: Days & { account: string | null }, today: string): string {
  const standard = defaultDays(today)
  const params = new URLSearchParams()
  if (from !== standard.from || to !== standard.to) {
    params.set('from', from)
    params.set('to', to)
  }
  if (account) params.set('account', account)
  return `?${params}`
}

/** Presets next to the calendar, which has the months. */
export function periodPresets(today: string): Record<'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth', Days> {
  const first = `${today.slice(0, 8)}01`
  const lastOfBefore = addDays(first, -1)
  return {
    last7Days: { from: addDays(today, -6), to: today },
    last30Days: defaultDays(today),
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  }
}

function faultOf({ from, to }: Days, today: string): RangeFault | null {
  if (!isDay(from) || !isDay(to)) return 'notDays'
  if (from > to) return 'backwards'
  if (to > today) return 'future'
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > OVERVIEW_DAYS_MAX ? 'tooLong' : null
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(text)
  // `Date` turns 30 February into a day of March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
