import { isDay } from '@playhouse/shared/days.ts'
import type { FastifyRequest } from 'fastify'
import { OfficeError } from './office-error.ts'

/** Parameters that are days, on every page that has them. */
const DAYS = ['from', 'to'] as const

/** The query parameters of a request; `from` and `to` are days of the calendar, or missing. @throws OfficeError for a day that does not exist */
export function readQuery({ query }: FastifyRequest): Record<string, string> {
  const requested = sentTexts(query)
  for (const name of DAYS) {
    const day = requested[name]?.trim()
    if (!day) delete requested[name]
    else if (!isDay(day)) throw new OfficeError(`There is no day “${day.slice(0, 40)}”. Write it as 2026-11-30.`, 400)
  }
  return requested
}

/** The texts among the values of a query or form. */
export function sentTexts(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
