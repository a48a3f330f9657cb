import { parseAmount } from '@playhouse/shared/money.ts'

/** From how many stakes on a win is shown larger. */
const TIER_ENDS = [5n, 20n] as const
export const TOP_TIER = TIER_ENDS.length + 1

/** How large a win is: 0 for a payout not above the stake, which is no win, up to {@link TOP_TIER}. In: decimal strings. */
export function winTier(payout: string, stake: string): number {
  const [paid, staked] = [parseAmount(payout), parseAmount(stake)]
  if (paid <= staked) return 0
  return 1 + TIER_ENDS.filter((end) => paid >= staked * end).length
}
