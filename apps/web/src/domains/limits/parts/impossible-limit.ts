import type { LimitKind } from '@playhouse/schema/types.generated.ts'
import { SMALLEST_STAKE } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'

export interface ImpossibleLimit {
  kind: LimitKind
  /** Whole units of the same currency. */
  units: string
  minimumDeposit: { amount: string; currency: string }
}

const LEAST_STAKE = { amount: String(SMALLEST_STAKE), currency: 'VND' }

/** The brand's smallest deposit; null while deposits are closed, undefined while it is loading. */
export type LeastDeposit = ImpossibleLimit['minimumDeposit'] | null | undefined

/** The limit if it leaves no room even for the least deposit or stake. */
export function impossibleLimit(
  kind: LimitKind,
  units: string,
  leastDeposit: LeastDeposit,
): ImpossibleLimit | undefined {
  const minimum = kind === 'DEPOSIT' ? leastDeposit : kind === 'SESSION_TIME' ? null : LEAST_STAKE
  return minimum && parseAmount(units) < parseAmount(minimum.amount)
    ? { kind, units, minimumDeposit: minimum }
    : undefined
}
