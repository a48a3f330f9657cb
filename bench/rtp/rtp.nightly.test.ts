import { describe, expect, it } from 'vitest'
import { getVolatility } from '@playhouse/engines/game-model.ts'
import { getFigures, play } from './sample.ts'
import { BY_SIMULATION, TRIALS } from './trials.ts'

const ROUNDS = 100_000

describe('a hundred thousand rounds', () => {
  // Four standard errors and fixed seeds: fails only if an engine or a declared figure changes.
  it.each(TRIALS)('of $id match the declared return', (harness) => {
    const { inside, deviation } = getFigures(harness.declared, play(harness, ROUNDS, `${harness.id}:test`), 4)
    expect(inside).toBe(true)
    if (!BY_SIMULATION.has(harness.kind)) return
    // The deviation is an estimate as well, so a model near the limit of a class may fall into the next.
    expect([0.85, 1, 1.15].map((factor) => getVolatility(factor * deviation))).toContain(harness.volatility)
  })

  it('detect a wrong declared return', () => {
    const harness = TRIALS.find(({ id }) => id === 'baccarat-classic')
    if (!harness) throw new Error('The trial is missing.')
    const sample = play(harness, ROUNDS, 'wrong')
    expect(getFigures(harness.declared, sample).inside).toBe(true)
    expect(getFigures(harness.declared + 2, sample).inside).toBe(false)
    expect(getFigures(harness.declared - 2, sample).inside).toBe(false)
  })
})
