/** What a stake pays at odds, the stake counted in. In: minor units, hundredths. A whole stake comes out even. */
export function payoutOf(stakeMinor: bigint, odds: number): bigint {
  return (stakeMinor * BigInt(odds)) / 100n
}
