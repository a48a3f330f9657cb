import { RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { addDays } from '../../i18n/format-time.ts'
import { parsePage } from '../../parse-page.ts'

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 7

/** Days as `yyyy-MM-dd` in the brand's time zone, both included. */
export interface Days {
  from: string
  to: string
}

/** The values of each filter; null allows any. */
export type AllowedFilters = Readonly<Record<string, readonly string[] | null>>

/** Filters of a record, kept in the URL: `?from=2026-11-01&to=2026-11-20&page=2&status=WON`. */
export interface RecordState<Allowed extends AllowedFilters = AllowedFilters> extends Days {
  page: number
  /** The cursor of a list by cursor; null on its first page. */
  after: string | null
  /** Values by name; names without a value are left out. */
  filters: Readonly<{ [Name in keyof Allowed]?: Allowed[Name] extends readonly (infer Value)[] ? Value : string }>
  /** Why the days in the URL are invalid; `from` and `to` are then the default. */
  fault: RangeFault | null
}

export type RangeFault = 'notDays' | 'backwards' | 'future' | 'tooLong'

/** The last seven days, `today` included. */
export function defaultDays(today: string): Days {
  return { from: addDays(today, 1 - DEFAULT_DAYS), to: today }
}

/** Parses the URL. Filter values outside `allowed` are ignored. */
export function parseRecord<const Allowed extends AllowedFilters>(
  params: URLSearchParams,
  today: string,
  allowed: Allowed,
): RecordState<Allowed> {
  const to = params.get('to') ?? today
  const from = params.get('from') ?? (isDay(to) ? addDays(to, 1 - DEFAULT_DAYS) : '')
  const fault = faultOf({ from, to }, today)
  const filters = Object.entries(allowed).flatMap(([name, values]) => {
    const value = params.get(name)?.trim()
    return value && value.length <= 64 && (values === null || values.includes(value)) ? [[name, value]] : []
  })
  return {
    ...(fault ? defaultDays(today) : { from, to }),
    page: parsePage(params),
    after: params.get('after')?.slice(0, 200) ?? null,
    filters: Object.fromEntries(filters) as RecordState<Allowed>['filters'],
    fault,
  }
}

/** Query string of a record, with its question mark; defaults are omitted. */
export function recordAddress(
  { from, to, page, filters }: Omit<RecordState, 'fault' | 'after'>,
  today: string,
  after: string | null = null,
): string {
  const standard = defaultDays(today)
  const params = new URLSearchParams()
  if (from !== standard.from || to !== standard.to) {
    params.set('from', from)
    params.set('to', to)
  }
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  if (after !== null) params.set('after', after)
  return `?${params}`
}

/** The same number of days, moved by `count` days, ending today at the latest. */
export function shiftDays({ from, to }: Days, count: number, today: string): Days {
  const shift = addDays(to, count) > today ? (Date.parse(today) - Date.parse(to)) / DAY_MS : count
  return { from: addDays(from, shift), to: addDays(to, shift) }
}

/** Ranges offered next to the calendar, by calendar month. */
export function periodPresets(today: string) {
  const first = `${today.slice(0, 8)}01`
  const lastDayOfPreviousMonth = addDays(first, -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7Days: { from: addDays(today, -6), to: today },
    last30Days: { from: addDays(today, -29), to: today },
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${lastDayOfPreviousMonth.slice(0, 8)}01`, to: lastDayOfPreviousMonth },
  } satisfies Record<string, Days>
}

function faultOf({ from, to }: Days, today: string): RangeFault | null {
  if (!isDay(from) || !isDay(to)) return 'notDays'
  if (from > to) return 'backwards'
  if (to > today) return 'future'
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > RECORD_DAYS_MAX ? 'tooLong' : null
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(text)
  // 30 February would roll over to March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
