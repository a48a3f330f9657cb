import { formatAmount } from '@playhouse/shared/money.ts'

/** One chip laid on a place, in minor units. */
export interface Chip {
  readonly on: string
  readonly minor: bigint
}

/** Adds up a row of chips. Out: the bets as the engine reads them, one a place. */
export function betsOf(chips: readonly Chip[]): { on: string; stake: string }[] {
  const sums = new Map<string, bigint>()
  for (const { on, minor } of chips) sums.set(on, (sums.get(on) ?? 0n) + minor)
  return [...sums].map(([on, minor]) => ({ on, stake: formatAmount(minor) }))
}

/** All chips together, in minor units; with `on` only those of one place. */
export function totalLaid(chips: readonly Chip[], on?: string): bigint {
  return chips.reduce((sum, chip) => (on === undefined || chip.on === on ? sum + chip.minor : sum), 0n)
}

/** The row without its last chip; with `on` without the last one of that place. */
export function withoutLast(chips: readonly Chip[], on?: string): Chip[] {
  const index = chips.findLastIndex((chip) => on === undefined || chip.on === on)
  return index < 0 ? [...chips] : chips.toSpliced(index, 1)
}
