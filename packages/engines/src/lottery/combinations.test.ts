import { expect, it } from 'vitest'
import { choose, chooseBig } from './combinations.ts'

it.each([
  [5, 0, 1],
  [5, 2, 10],
  [5, 5, 1],
  [0, 0, 1],
  // There is none.
  [2, 3, 0],
  [3, -1, 0],
  [-1, 2, 0],
  [-1, -1, 0],
])('%i over %i is %i, whatever the size', (n, k, ways) => {
  expect(choose(n, k)).toBe(ways)
  expect(chooseBig(n, k)).toBe(BigInt(ways))
})

it('counts more ways than a number holds', () => {
  expect(chooseBig(100, 50)).toBe(100891344545564193334812497256n)
})
