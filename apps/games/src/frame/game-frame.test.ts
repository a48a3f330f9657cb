import { parseAmount } from '@playhouse/shared/money.ts'
import { expect, it } from 'vitest'
import { stakeChoices } from './stake-choices.tsx'

it.each([
  ['1000', '200000', '1000 2000 5000 10000 20000 50000 100000 200000'],
  ['500', '200000', '500 1000 2000 5000 10000 20000 50000 100000'],
  ['300', '1000', '300 500 1000'],
  ['7', '7', '7'],
])('offers stakes from %s to %s: %s', (min, max, choices) => {
  const found = stakeChoices({ minStake: parseAmount(min), maxStake: parseAmount(max) })
  expect(found).toEqual(choices.split(' ').map((choice) => `${choice}.00`))
})
