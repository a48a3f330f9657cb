import { parseAmount } from '@playhouse/shared/money.ts'

/** Multiples of the stake at which the next tier starts. */
const TIER_MULTIPLES = [5n, 20n] as const
export const TOP_TIER = TIER_MULTIPLES.length + 1

/** Size of a win: 0 for a payout not above the stake, up to {@link TOP_TIER}. Amounts are decimal strings. */
export function winTier(payout: string, stake: string): number {
  const [paid, staked] = [parseAmount(payout), parseAmount(stake)]
  if (paid <= staked) return 0
  return 1 + TIER_MULTIPLES.filter((multiple) => paid >= staked * multiple).length
}
