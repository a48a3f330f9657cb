import type { LimitKind, LimitPeriod } from '../../../db/tables/limits.ts'

/** Every limit, in display order. */
export const LIMITS: readonly { kind: LimitKind; period: LimitPeriod }[] = [
  { kind: 'DEPOSIT', period: 'DAY' },
  { kind: 'DEPOSIT', period: 'WEEK' },
  { kind: 'DEPOSIT', period: 'MONTH' },
  { kind: 'LOSS', period: 'DAY' },
  { kind: 'LOSS', period: 'WEEK' },
  { kind: 'LOSS', period: 'MONTH' },
  { kind: 'STAKE', period: 'ONCE' },
  { kind: 'SESSION_TIME', period: 'ONCE' },
]

/** A looser limit can be confirmed after this many hours, for this many days. */
export const REFLECTION_HOURS = 24
export const CONFIRMATION_DAYS = 7

export const DEFAULT_REALITY_CHECK_MINUTES = 60
