import { type SQL, sql } from 'drizzle-orm'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

export function getStart(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${sql.raw(`'${BRAND_TIME_ZONE}'`)})`
}

export function getEnd(day: string): SQL {
  return sql`((${day}::date + 1)::timestamp at time zone ${sql.raw(`'${BRAND_TIME_ZONE}'`)})`
}

/** A time of the brand, such as `2026-11-27T08:15`. */
export function momentAt(text: string): SQL {
  return sql`(${text}::timestamp at time zone ${sql.raw(`'${BRAND_TIME_ZONE}'`)})`
}

export const later = (a: string, b: string): string => (a > b ? a : b)
export const earlier = (a: string, b: string): string => (a < b ? a : b)

/** A moment in epoch milliseconds. */
export const epoch = (moment: SQL): SQL => sql`floor(extract(epoch from ${moment}) * 1000)::float8`
