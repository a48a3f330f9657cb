import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { classicEngine, slotEngine } from './engine.ts'
import type { SlotGame } from './games.ts'
import { FIVE_LINES } from './lines.ts'

const five = slotEngine.models.find(({ id }) => id === 'calm-pond') as SlotGame
const listed = classicEngine.models.find(({ id }) => id === 'paper-lamp') as SlotGame

/** Three reels with the pays of paper-lamp: lychee 3, seal (wild) 25, lantern (scatter) 4 of the whole stake. */
const three: SlotGame = {
  ...listed,
  slot: {
    ...listed.slot,
    reels: [
      ['lychee', 'jade', 'carp', 'lantern'],
      ['seal', 'starfruit', 'carp', 'lantern'],
      ['lychee', 'starfruit', 'drum', 'lantern'],
    ],
  },
}

const stoppingAt =
  (...stops: number[]) =>
  () =>
    stops.shift() ?? Number.NaN

describe('three-reel slot', () => {
  it('pays five lines and the scatter', () => {
    // lychee seal   lychee      line 2: three lychees, the seal standing in: 3 x 200
    // jade   starfr starfr
    // carp   carp   drum        line 3: two carps: 2 x 200
    const bet = { stake: '1000' }
    const { state, payoutMinor } = classicEngine.begin(three, bet, stoppingAt(0, 0, 0))
    expect(classicEngine.view(three, bet, state, 0)).toEqual({
      stops: [0, 0, 0],
      grid: [
        ['lychee', 'seal', 'lychee'],
        ['jade', 'starfruit', 'starfruit'],
        ['carp', 'carp', 'drum'],
      ],
      wins: [
        { line: 2, symbol: 'lychee', count: 3, amount: '600.00' },
        { line: 3, symbol: 'carp', count: 2, amount: '400.00' },
      ],
    })
    expect(payoutMinor).toBe(10_000_000n)
  })

  it('pays three scatters anywhere by the total stake', () => {
    const bet = { stake: '1000' }
    const { state, payoutMinor } = classicEngine.begin(three, bet, stoppingAt(1, 1, 3))
    const { wins } = classicEngine.view(three, bet, state, 0) as { wins: { line: number | null; amount: string }[] }
    expect(wins.filter(({ line }) => line === null)).toEqual([
      { line: null, symbol: 'lantern', count: 3, amount: '4000.00' },
    ])
    expect(payoutMinor).toBeGreaterThanOrEqual(40_000_000n)
  })

  it('has five lines across all reels', () => {
    expect(listed.lines).toBe(5)
    expect(FIVE_LINES.every((line) => line.length === 3)).toBe(true)
  })
})

describe('stake', () => {
  it.each([
    [slotEngine, five, ['999', '1001', '1005', '200001', '200010', '0', '-1000', '1000.5']],
    [classicEngine, listed, ['499', '501', '200001', '200005', '0', '-500', '500.5']],
  ] as const)('off the table are refused', (engine, model, stakes) => {
    for (const stake of stakes) expect(() => engine.begin(model, { stake }, () => 0)).toThrow(StakeError)
  })

  it('accepts both limits', () => {
    expect(['1000', '1010', '200000'].map((stake) => slotEngine.getStake(five, { stake }))).toEqual([
      10_000_000n,
      10_100_000n,
      2_000_000_000n,
    ])
  })
})
