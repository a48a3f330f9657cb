import { brandDay } from '../src/ledger/brand-day.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Viet Nam is at UTC+7 without daylight saving time, so all days have the same length. */
const OFFSET = 7 * HOUR

/** A calendar day in the brand's time zone; `start` in epoch milliseconds. */
export interface WorldDay {
  day: string
  start: number
}

/** Start of the brand's day that contains `at`. */
export function dayStart(at: number): number {
  return Math.floor((at + OFFSET) / DAY) * DAY - OFFSET
}

/** The last `count` days up to the one that contains `end`. */
export function daysUntil(end: number, count: number): WorldDay[] {
  const last = dayStart(end)
  return Array.from({ length: count }, (_, index) => {
    const start = last - (count - 1 - index) * DAY
    return { day: brandDay(new Date(start)), start }
  })
}

/** Weekday in the brand's time zone, 0 for Sunday. */
export function weekday(start: number): number {
  return new Date(start + OFFSET).getUTCDay()
}
