import { expect, it } from 'vitest'
import { withinTable } from './stake-field.tsx'

const limits = { minStake: 5_000_000n, maxStake: 1_000_000_000n }

it.each([
  [2_500_000n, 5_000_000n],
  [5_000_000n, 5_000_000n],
  [7_505_000n, 7_500_000n],
  [1_400_000_000n, 1_000_000_000n],
])('takes %d minor units as %d, whole and within the table’s limits', (asked, taken) => {
  expect(withinTable(asked, limits)).toBe(taken)
})
