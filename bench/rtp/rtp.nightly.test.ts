import { describe, expect, it } from 'vitest'
import { volatilityOf } from '@playhouse/engines/game-model.ts'
import { figuresOf, play } from './sample.ts'
import { BY_SIMULATION, TRIALS } from './trials.ts'

const ROUNDS = 100_000

describe('a hundred thousand rounds', () => {
  // Four standard errors and fixed seeds: fails only if an engine or a declared figure changes.
  it.each(TRIALS)('of $id match the declared return', (trial) => {
    const { inside, deviation } = figuresOf(trial.declared, play(trial, ROUNDS, `${trial.id}:test`), 4)
    expect(inside).toBe(true)
    if (!BY_SIMULATION.has(trial.kind)) return
    // The deviation is an estimate as well, so a model near the limit of a class may fall into the next.
    expect([0.85, 1, 1.15].map((factor) => volatilityOf(factor * deviation))).toContain(trial.volatility)
  })

  it('detect a wrong declared return', () => {
    const trial = TRIALS.find(({ id }) => id === 'baccarat-classic')
    if (!trial) throw new Error('The trial is missing.')
    const sample = play(trial, ROUNDS, 'wrong')
    expect(figuresOf(trial.declared, sample).inside).toBe(true)
    expect(figuresOf(trial.declared + 2, sample).inside).toBe(false)
    expect(figuresOf(trial.declared - 2, sample).inside).toBe(false)
  })
})
