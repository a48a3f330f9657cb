import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

const draw = (seed: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: 1_000 }, () => random.between(1, 6))
}

test('repeats its numbers for a seed, and has others for another', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(8)).not.toEqual(draw(7))
})

test('draws each number of a range about as often', () => {
  const counts = Map.groupBy(draw(1), (number) => number)
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  for (const { length } of counts.values()) expect(length).toBeGreaterThan(120)
})
