const MILLION = 1_000_000n

/** What a stake feeds into a jackpot, minor units, rounded down; the rest stays with the house. */
export function contributionOf(stake: bigint, contributionPpm: number): bigint {
  return (stake * BigInt(contributionPpm)) / MILLION
}
