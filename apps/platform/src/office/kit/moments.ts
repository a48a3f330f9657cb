import * as z from 'zod'
import { isDay } from '@playhouse/shared/days.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: BRAND_TIME_ZONE, timeZoneName: 'longOffset' })
const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BRAND_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as fields of forms write it, such as `2026-11-30T08:15`, in the brand's time zone. */
const localMoment = (at: Date | null | undefined): string => (at ? PARTS.format(at).replace(' ', 'T') : '')

/** The moment that such a text means in the brand's time zone. */
export function getMoment(text: string): Date {
  const asUtc = new Date(`${text}Z`)
  const offset =
    OFFSET.formatToParts(asUtc)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) || '+00:00'
  return new Date(`${text}${offset}`)
}

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: 'must be a day and a time' })
  .refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), { error: 'must be a day and a time' })
  .transform(getMoment)

export const momentField = <Row>(label: string, of: (row: Row) => Date | null) => ({
  label: `${label}, in the brand's time zone`,
  rule: z.union([z.literal('').transform(() => null), moment], { error: 'must be a day and a time, or empty' }),
  kind: 'moment' as const,
  of: (row: Row) => localMoment(of(row)),
  optional: true as const,
})
