import { describe, expect, it } from 'vitest'
import { seededDraw } from '../server-random.ts'
import { SLOT_MODELS } from './models.ts'
import { rational } from '../rational.ts'
import { returnToPlayer } from './return-to-player.ts'
import { gridAt, playRound, type SlotModel, winsOf } from './slot.ts'
import { TINY_MODEL } from './tiny-model.fixture.ts'

const ONE = 100_000n // one unit a line on ten lines

/** Plays every stop combination with the engine. */
function bruteForce(model: SlotModel) {
  let [combinations, sum, squares, hits] = [0n, 0n, 0n, 0n]
  const walk = (stops: number[]): void => {
    const strip = model.reels[stops.length]
    if (strip) return strip.forEach((_, stop) => walk([...stops, stop]))
    const payout = winsOf(model, gridAt(model, stops), ONE).reduce((total, win) => total + win.amountMinor, 0n)
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

describe('played rounds', () => {
  it.each(['still-water', 'dragon-gate'])('of %s return the computed value', (id) => {
    const model = SLOT_MODELS.find((each) => each.id === id) ?? TINY_MODEL
    const exact = returnToPlayer(model)
    const rounds = 200_000
    const draw = seededDraw({ serverSeed: '5a'.repeat(32), clientSeed: id, nonce: 0 })
    let [sum, hits] = [0n, 0]
    for (let round = 0; round < rounds; round += 1) {
      const { payoutMinor } = playRound(model, ONE, draw)
      sum += payoutMinor
      if (payoutMinor > 0n) hits += 1
    }
    // Four standard errors either way; the seeds are fixed, so this fails only if the engine or the figures change.
    const tolerance = (4 * Number(exact.standardDeviation)) / Math.sqrt(rounds)
    expect(Math.abs(Number(sum) / Number(ONE) / rounds - Number(exact.percent) / 100)).toBeLessThan(tolerance)
    const hitRate = Number(exact.hitPercent) / 100
    const hitTolerance = 4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds)
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(hitTolerance)
  })
})
