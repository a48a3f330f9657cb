import { expect, it } from 'vitest'
import { FREE_SPINS_MODELS } from './models.ts'
import { simulationErrors } from './simulation.fixture.ts'

it.each(FREE_SPINS_MODELS)('$id returns the computed value in simulated play', (model) => {
  const { payout, bonuses } = simulationErrors(model, 30_000)
  expect(payout).toBeLessThan(4)
  expect(bonuses).toBeLessThan(4)
})
