import { MINOR_UNITS } from '@playhouse/shared/money.ts'

const MILLION = 1_000_000n * MINOR_UNITS

/** All-time turnover in millions of VND required for VIP0 to VIP10. */
const THRESHOLDS = [0n, 1n, 30n, 150n, 500n, 1_500n, 5_000n, 15_000n, 50_000n, 150_000n, 500_000n]

/** Rank for an all-time turnover in minor units. */
export function getRank(turnover: bigint): number {
  return THRESHOLDS.findLastIndex((threshold) => turnover >= threshold * MILLION)
}
