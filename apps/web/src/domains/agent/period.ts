import type { AgentBillKind } from '@playhouse/schema/types.generated.ts'
import { findLastDay, formatDate, formatDateTime } from '../../i18n/format-time.ts'

const hasHours = (kind: AgentBillKind) => kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY'

/** When a period begins: its day, or the minute where periods are shorter. */
export const periodFrom = (kind: AgentBillKind, at: string): string =>
  hasHours(kind) ? formatDateTime(at) : formatDate(at)

/** When a period ends: its last day, or the minute where periods are shorter. */
export const periodUntil = (kind: AgentBillKind, at: string): string =>
  hasHours(kind) ? formatDateTime(at) : findLastDay(at)

export function periodText(kind: AgentBillKind, from: string, to: string): string {
  const [first, last] = [periodFrom(kind, from), periodUntil(kind, to)]
  return first === last ? first : `${first} – ${last}`
}
