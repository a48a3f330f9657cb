import { describe, expect, it } from 'vitest'
import { SLOT_MODELS } from './models.ts'
import { rational } from '../rational.ts'
import { returnToPlayer } from './return-to-player.ts'
import { gridAt, type SlotModel, getWins } from './slot.ts'
import { TINY_MODEL } from './tiny-model.fixture.ts'

const ONE = 100_000n // one unit a line on ten lines

/** Plays every stop combination with the engine. */
function bruteForce(model: SlotModel) {
  let [combinations, sum, squares, hits] = [0n, 0n, 0n, 0n]
  const walk = (stops: number[]): void => {
    const strip = model.reels[stops.length]
    if (strip) return strip.forEach((_, stop) => walk([...stops, stop]))
    const payout = getWins(model, gridAt(model, stops), ONE).reduce((total, win) => total + win.amountMinor, 0n)
    combinations += 1n
    sum += payout
    squares += payout * payout
    if (payout > 0n) hits += 1n
  }
  walk([])
  return {
    combinations,
    mean: rational(sum, combinations * ONE),
    hitRate: rational(hits, combinations),
    variance: rational(squares * combinations - sum * sum, (combinations * ONE) ** 2n),
  }
}

describe('exact figures', () => {
  it('match brute force over every combination', () => {
    const { combinations, mean, hitRate, variance } = returnToPlayer(TINY_MODEL)
    expect({ combinations, mean, hitRate, variance }).toEqual(bruteForce(TINY_MODEL))
    expect(combinations).toBe(6_300n)
  })

  it('match brute force when only runs of three pay and scatters are frequent', () => {
    const model: SlotModel = {
      ...TINY_MODEL,
      paytable: { a: [0, 1, 2, 3], b: [0, 1, 2, 3], c: [0, 1, 1, 1], w: [0, 2, 3, 9], x: [1, 2, 3, 4] },
    }
    const { combinations, mean, hitRate, variance } = returnToPlayer(model)
    expect({ combinations, mean, hitRate, variance }).toEqual(bruteForce(model))
  })

  it('are computed quickly for a full model', () => {
    const began = process.cpuUsage()
    const figures = returnToPlayer(SLOT_MODELS[0] ?? TINY_MODEL)
    expect(figures.combinations).toBeGreaterThan(20_000_000n)
    expect(process.cpuUsage(began).user).toBeLessThan(1_500_000)
  })
})
