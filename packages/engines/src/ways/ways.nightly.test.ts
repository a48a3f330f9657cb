import { expect, it } from 'vitest'
import { WAYS_MODELS } from './models.ts'
import { simulationError } from './simulation.fixture.ts'

it.each(WAYS_MODELS)('$id returns the computed value in simulated play', (model) => {
  expect(simulationError(model, 40_000)).toBeLessThan(4)
})
