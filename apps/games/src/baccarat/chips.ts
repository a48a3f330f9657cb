import { formatAmount } from '@playhouse/shared/money.ts'

/** A chip on a betting spot, in minor units. */
export interface Chip {
  readonly on: string
  readonly minor: bigint
}

/** Adds up chips into one bet per spot, in the engine's format. */
export function getBets(chips: readonly Chip[]): { on: string; stake: string }[] {
  const sums = new Map<string, bigint>()
  for (const { on, minor } of chips) sums.set(on, (sums.get(on) ?? 0n) + minor)
  return [...sums].map(([on, minor]) => ({ on, stake: formatAmount(minor) }))
}

/** Total of all chips in minor units, or of those on one spot. */
export function chipTotal(chips: readonly Chip[], on?: string): bigint {
  return chips.reduce((sum, chip) => (on === undefined || chip.on === on ? sum + chip.minor : sum), 0n)
}

/** Drops the last chip, or the last one on a spot. */
export function withoutLastChip(chips: readonly Chip[], on?: string): Chip[] {
  const index = chips.findLastIndex((chip) => on === undefined || chip.on === on)
  return index < 0 ? [...chips] : chips.toSpliced(index, 1)
}
