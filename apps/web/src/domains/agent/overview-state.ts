import { OVERVIEW_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { type Days, daysParams, parseDays, type RangeFault } from '../../day-range.ts'

const LENGTHS = { standard: 30, max: OVERVIEW_DAYS_MAX }

/** State of the overview, kept in the URL: `?from=2026-11-01&to=2026-11-20&account=lan`. */
export interface OverviewState extends Days {
  /** Head of the team; null for the agent's own. */
  account: string | null
  /** Why the range in the URL is invalid; `from` and `to` are the default then. */
  fault: RangeFault | null
}

export function parseOverview(params: URLSearchParams, today: string): OverviewState {
  return { ...parseDays(params, today, LENGTHS), account: params.get('account')?.trim() || null }
}

export function overviewAddress({ account, ...days }: Days & { account: string | null }, today: string): string {
  const params = daysParams(days, today, LENGTHS)
  if (account) params.set('account', account)
  return `?${params}`
}
