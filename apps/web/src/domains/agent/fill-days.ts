import { addDays } from '../../i18n/format-time.ts'
import type { Days } from '../../day-range.ts'

/** Every day of a range, oldest first; `empty` makes those that are missing. */
export function fillDays<T extends { day: string }>(
  { from, to }: Days,
  days: readonly T[],
  empty: (day: string) => T,
): readonly T[] {
  const known = new Map(days.map((one) => [one.day, one]))
  const filled: T[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) filled.push(known.get(day) ?? empty(day))
  return filled
}
