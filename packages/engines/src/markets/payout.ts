/** Payout including the stake, from minor units and odds in hundredths. Exact for whole stakes. */
export function getPayout(stakeMinor: bigint, odds: number): bigint {
  return (stakeMinor * BigInt(odds)) / 100n
}
