import { formatAmount } from '@playhouse/shared/money.ts'

const MOST = 8

/** The stakes a page offers: ones, twos and fives of each power of ten within the limits, and the smallest of all first. */
export function stakeChoices({ minStake, maxStake }: { minStake: bigint; maxStake: bigint }): string[] {
  const choices = [minStake]
  for (let power = 1n; power <= maxStake; power *= 10n) {
    choices.push(...[power, 2n * power, 5n * power].filter((stake) => stake > minStake && stake <= maxStake))
  }
  return choices.slice(0, MOST).map(formatAmount)
}
