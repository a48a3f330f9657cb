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
