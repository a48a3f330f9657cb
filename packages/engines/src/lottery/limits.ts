import { MINOR_UNITS } from '@playhouse/shared/money.ts'

/** Defaults of what a game accepts; an operator may set others. */
export const LOTTERY_LIMITS = {
  /** Cost of a line, in minor units. */
  minCostMinor: 1_000n * MINOR_UNITS,
  /** Stake on one number of one bet type in one draw, all players together: 5,000 points of 1,000. */
  maxOnNumberMinor: 5_000_000n * MINOR_UNITS,
  /** Payout of one ticket in one draw. */
  maxPayoutMinor: 2_000_000_000n * MINOR_UNITS,
  maxLinesPerTicket: 10_000,
  /** Draws that can be bought at once. */
  maxDrawsAhead: 30,
} as const
