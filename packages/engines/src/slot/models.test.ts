import { describe, expect, it } from 'vitest'
import { CLASSIC_MODELS, modelById, modelFaults, SLOT_MODELS } from './models.ts'
import { returnToPlayer } from './return-to-player.ts'
import { TINY_MODEL } from './tiny-model.fixture.ts'

/** Upper ends of the volatility classes 1 to 4, in standard deviations of a round. */
const CLASS_ENDS = [2, 3, 5, 8]

describe('models', () => {
  it.each([...SLOT_MODELS, ...CLASSIC_MODELS].map((model) => [model.id, model] as const))(
    '%s has the figures written beside it',
    (_, model) => {
      expect(modelFaults(model)).toEqual([])
      const exact = returnToPlayer(model)
      expect(exact.percent).toBe(model.returnToPlayer)
      expect(exact.basisPoints).toBe(model.returnToPlayerBasisPoints)
      expect(exact.basisPoints).toBeGreaterThanOrEqual(9_200)
      expect(exact.basisPoints).toBeLessThanOrEqual(9_750)
      const deviation = Number(exact.standardDeviation)
      expect(CLASS_ENDS.filter((end) => deviation >= end).length + 1).toBe(model.volatility)
    },
  )

  it.each([
    ['five reels', SLOT_MODELS, 10],
    ['three reels', CLASSIC_MODELS, 5],
  ])('of %s cover every volatility class, each with its own id and return to player', (_, models, lines) => {
    expect(new Set(models.map((model) => model.volatility))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(models.map((model) => model.id)).size).toBe(models.length)
    expect(new Set(models.map((model) => model.returnToPlayerBasisPoints)).size).toBe(models.length)
    expect(models.every((model) => model.lines.length === lines)).toBe(true)
  })

  it('are found by id', () => {
    expect(modelById('bronze-drum')?.name).toBe('Bronze drum')
    expect(modelById('no-such-model')).toBeUndefined()
  })
})

describe('modelFaults', () => {
  it('reports violations of the rules behind the exact figures', () => {
    const faults = modelFaults({
      ...TINY_MODEL,
      reels: [['a', 'b'], ...TINY_MODEL.reels.slice(1, 4)],
      paytable: { ...TINY_MODEL.paytable, b: [0, 5, 4, 0.5], c: [9, 9, 9, 9] },
    })
    expect(faults).toEqual([
      '4 reels',
      'reel 1 is shorter than the grid',
      'b: a pay is not a whole number',
      'b: a longer run pays less',
      'c pays more than the wild',
    ])
  })
})
