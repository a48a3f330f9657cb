/** Outcome of a settled stake; amounts in minor units. A payout up to the stake is not a win. */
export function getOutcome(stake: bigint, payout: bigint): 'WON' | 'PAID_BACK' | 'LOST' {
  if (payout > stake) return 'WON'
  return payout > 0n ? 'PAID_BACK' : 'LOST'
}
