import { brandDay } from '../../ledger/brand-day.ts'
import { addDays, recordRange, type RecordRange } from '../../lib/record-range.ts'

/** Days that a page shows unless others are asked for. */
export const SHOWN_DAYS = 30

/** The days of the brand that an address asks for. */
export function shownDays({ from, to = brandDay(new Date()) }: Readonly<Record<string, string>>): RecordRange {
  return recordRange({ from: from ?? addDays(to, 1 - SHOWN_DAYS), to })
}
