import { brandDay } from '../src/ledger/brand-day.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Viet Nam is seven hours ahead of UTC and keeps no summer time, so its days are all of one length. */
const OFFSET = 7 * HOUR

/** A calendar day where the brand is at home; it starts at `start`, epoch milliseconds. */
export interface WorldDay {
  day: string
  start: number
}

/** The moment at which the brand's day that holds `at` began. */
export function dayStart(at: number): number {
  return Math.floor((at + OFFSET) / DAY) * DAY - OFFSET
}

/** The `count` days up to and with the one that holds `end`. */
export function daysUntil(end: number, count: number): WorldDay[] {
  const last = dayStart(end)
  return Array.from({ length: count }, (_, index) => {
    const start = last - (count - 1 - index) * DAY
    return { day: brandDay(new Date(start)), start }
  })
}

/** 0 for Sunday, as the calendar of the brand has it. */
export function weekday(start: number): number {
  return new Date(start + OFFSET).getUTCDay()
}
