import { describe, expect, it } from 'vitest'
import { seededDraw } from '../server-random.ts'
import { SLOT_MODELS } from './models.ts'
import { returnToPlayer } from './return-to-player.ts'
import { playRound } from './slot.ts'
import { TINY_MODEL } from './tiny-model.fixture.ts'

const ONE = 100_000n // one unit a line on ten lines

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
