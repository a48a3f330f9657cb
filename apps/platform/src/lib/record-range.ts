import { DAY_CLOSING_MS, RECORD_DAYS_MAX } from '@playhouse/shared/limits.ts'
import { type SQL, sql } from 'drizzle-orm'
import { platformError } from '../request/platform-error.ts'
import { brandDay, startOfDay } from '../ledger/brand-day.ts'

const DAY_MS = 86_400_000

/** Days (yyyy-MM-dd, brand's time zone), both included. */
export interface RecordRange {
  from: string
  to: string
}

/** @throws PlatformError request_param_err if the range is reversed, longer than a year, or starts after today */
export function recordRange({ from, to }: RecordRange, now: Date = new Date()): RecordRange {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (from > brandDay(now)) throw platformError('request_param_err', { fields: { from: 'range' } })
  if (days < 1 || days > RECORD_DAYS_MAX) throw platformError('request_param_err', { fields: { to: 'range' } })
  return { from, to }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Monday of the week of a day. */
export function getWeek(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** The last day to which nothing more is added. */
export function lastClosedDay(now: Date = new Date()): string {
  return addDays(brandDay(new Date(now.getTime() - DAY_CLOSING_MS)), -1)
}

export const LAST_CLOSED_DAY: SQL = sql.raw(`(brand_day(now() - interval '${DAY_CLOSING_MS} milliseconds') - 1)`)

export function getClosing(day: string): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() + DAY_CLOSING_MS)
}
