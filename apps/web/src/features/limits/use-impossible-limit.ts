import type { LimitKind } from '@playhouse/schema/types.generated.ts'
import { SMALLEST_STAKE } from '@playhouse/shared/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { useSiteFacts } from '../site/use-site-facts.ts'

/** A limit below the least amount of what it limits. */
export interface ImpossibleLimit {
  kind: LimitKind
  /** Whole units of the same currency. */
  units: string
  least: { amount: string; currency: string }
}

const LEAST_STAKE = { amount: String(SMALLEST_STAKE), currency: 'VND' }

/** Finds out whether a limit leaves no room even for the least deposit or stake. */
export function useImpossibleLimit(): (kind: LimitKind, units: string) => ImpossibleLimit | undefined {
  const leastDeposit = useSiteFacts()?.leastDeposit
  return (kind, units) => {
    const least = kind === 'DEPOSIT' ? leastDeposit : kind === 'SESSION_TIME' ? null : LEAST_STAKE
    return least && parseAmount(units) < parseAmount(least.amount) ? { kind, units, least } : undefined
  }
}
