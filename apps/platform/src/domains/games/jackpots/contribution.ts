const MILLION = 1_000_000n

/** What a stake contributes to a jackpot, in minor units, rounded down; the house keeps the rest. */
export function contributionOf(stake: bigint, contributionPpm: number): bigint {
  return (stake * BigInt(contributionPpm)) / MILLION
}
