import { expect, it } from 'vitest'
import { getFigures } from './sample.ts'

it('computes the figures that are computed by hand', () => {
  // Four rounds paid 0, 0, 0 and 4: mean 1, variance (3 + 9) / 3 = 4, standard error 1.
  const figures = getFigures(120, { rounds: 4, sum: 4, squares: 16 }, 2)
  expect(figures).toEqual({ declared: 120, measured: 100, halfWidth: 200, inside: true, deviation: 2 })
})
