import type { AgentBillKind } from '@playhouse/schema/types.generated.ts'
import type { useFormat } from '../../i18n/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'date' | 'lastDay' | 'dateTime' | 'time'>

/** Whether periods are shorter than a day, so that their times are shown. */
export const hasHours = (kind: AgentBillKind): boolean => kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'

/** When a period ends, for sentences: its last day, or the minute where periods are shorter. */
export const periodEnd = (format: Format, kind: AgentBillKind, at: string): string =>
  hasHours(kind) ? format.dateTime(at) : format.lastDay(at)

/** "Nov 1 – Nov 15", "Nov 20", "today, 00:05 – 00:10". */
export function periodText(format: Format, kind: AgentBillKind, from: string, to: string): string {
  if (!hasHours(kind)) {
    const [first, last] = [format.date(from), format.lastDay(to)]
    return first === last ? first : `${first} – ${last}`
  }
  const isOneDay = format.date(from) === format.lastDay(to)
  return `${format.dateTime(from)} – ${isOneDay ? format.time(to) : format.dateTime(to)}`
}
