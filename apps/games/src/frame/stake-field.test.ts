import { expect, it } from 'vitest'
import { clampStake, typedStake } from './stake-field.tsx'

const limits = { minStake: 5_000_000n, maxStake: 1_000_000_000n }

it.each([
  [2_500_000n, 5_000_000n],
  [5_000_000n, 5_000_000n],
  [7_505_000n, 7_500_000n],
  [1_400_000_000n, 1_000_000_000n],
])('clamps %d minor units to %d, whole and within the limits', (requested, taken) => {
  expect(clampStake(requested, limits)).toBe(taken)
})

it.each([
  ['7505', 75_050_000n],
  ['7,505', 75_050_000n],
  ['750.5', undefined],
  ['7.505', 75_050_000n],
  ['100001', undefined],
  ['1000000000', undefined],
  ['499', undefined],
  ['', undefined],
])('reads %s as %s and never as another stake', (typed, minor) => {
  expect(typedStake(typed, limits)).toBe(minor)
})
