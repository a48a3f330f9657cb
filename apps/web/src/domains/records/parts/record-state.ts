import { RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { parsePage } from '../../../parse-page.ts'
import { type Days, daysParams, lastDays, parseDays, type RangeFault } from '../../../day-range.ts'

const LENGTHS = { standard: 7, max: RECORD_DAYS_MAX }

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

export const defaultDays = (today: string): Days => lastDays(LENGTHS.standard, today)

/** Parses the URL. Filter values outside `allowed` are ignored. */
export function parseRecord<const Allowed extends AllowedFilters>(
  params: URLSearchParams,
  today: string,
  allowed: Allowed,
): RecordState<Allowed> {
  const filters = Object.entries(allowed).flatMap(([name, values]) => {
    const value = params.get(name)?.trim()
    return value && value.length <= 64 && (values === null || values.includes(value)) ? [[name, value]] : []
  })
  return {
    ...parseDays(params, today, LENGTHS),
    page: parsePage(params),
    after: params.get('after')?.slice(0, 200) ?? null,
    filters: Object.fromEntries(filters) as RecordState<Allowed>['filters'],
  }
}

/** Query string of a record, with its question mark; defaults are omitted. */
export function recordAddress(
  { from, to, page, filters }: Omit<RecordState, 'fault' | 'after'>,
  today: string,
  after: string | null = null,
): string {
  const params = daysParams({ from, to }, today, LENGTHS)
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  if (after !== null) params.set('after', after)
  return `?${params}`
}
