import { expect, test } from 'vitest'
import { getOutcome } from './outcome.ts'

test.each([
  [10n, 11n, 'WON'],
  [10n, 10n, 'PAID_BACK'],
  [10n, 1n, 'PAID_BACK'],
  [10n, 0n, 'LOST'],
  [0n, 1n, 'WON'],
] as const)('calls a stake of %s that paid %s %s', (stake, payout, outcome) => {
  expect(getOutcome(stake, payout)).toBe(outcome)
})
