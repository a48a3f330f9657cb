import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { getVolatility } from '../game-model.ts'
import { rational } from '../rational.ts'
import { begin, type DiceBet, getMultiplier, getReturn, getStake, view, MAX_WAYS, MIN_WAYS, getWays } from './dice.ts'
import { diceEngine } from './engine.ts'
import { DICE_MODELS } from './models.ts'

const [model] = DICE_MODELS
if (!model) throw new Error('No dice model.')
const under50: DiceBet = { stake: '1000', direction: 'under', target: 5_000 }

describe('roll', () => {
  it.each([
    ['under', 5_000, 4_999, '1940.00'],
    ['under', 5_000, 5_000, '0.00'],
    ['over', 4_999, 5_000, '1940.00'],
    ['over', 4_999, 4_999, '0.00'],
    ['under', 100, 99, '97000.00'],
    ['over', 9_899, 9_900, '97000.00'],
    // 0.97 / 0.3333 = 2.910291…: cut after four digits.
    ['under', 3_333, 0, '2910.20'],
    ['under', 9_500, 9_499, '1021.00'],
  ] as const)('%s %i with %i pays %s for 1000', (direction, target, roll, payout) => {
    const bet = { stake: '1000', direction, target }
    const { state, payoutMinor } = begin(model, bet, () => roll)
    expect(view(model, bet, state)).toMatchObject({ roll, payout, won: payoutMinor !== 0n })
  })

  it('is drawn once, from all faces', () => {
    const drawn: number[] = []
    begin(model, under50, (n) => {
      drawn.push(n)
      return 0
    })
    expect(drawn).toEqual([10_000])
  })
})

describe('return', () => {
  it.each(DICE_MODELS)('matches the declared one of $id for every choice up to rounding', (each) => {
    const bound = BigInt(each.returnToPlayerBasisPoints)
    for (let ways = MIN_WAYS; ways <= MAX_WAYS; ways += 1) {
      const { numerator, denominator } = getReturn(each, ways)
      expect(numerator * 10_000n <= bound * denominator).toBe(true)
      // Less than one ten-thousandth of the stake, times the chance of winning.
      expect((bound * denominator - numerator * 10_000n) * 10_000n < denominator * BigInt(ways)).toBe(true)
    }
    expect(getReturn(each, 5_000)).toEqual(rational(bound, 10_000n))
    const chance = 0.0975
    expect(getVolatility((Number(getMultiplier(each, 975)) / 10_000) * Math.sqrt(chance * (1 - chance)))).toBe(
      each.volatility,
    )
  })

  it('adds up when every face is rolled', () => {
    for (const bet of [under50, { ...under50, direction: 'over', target: 9_000 }] as const) {
      let sum = 0n
      for (let roll = 0; roll < 10_000; roll += 1) sum += begin(model, bet, () => roll).payoutMinor ?? -1n
      expect(rational(sum, 10_000n * getStake(model, bet))).toEqual(getReturn(model, getWays(bet)))
    }
  })
})

describe('bet', () => {
  it.each(['0', '-500', '499', '200001', '500.5', 'ten'])('of %s is rejected', (stake) => {
    expect(() => begin(model, { ...under50, stake }, () => 0)).toThrow(StakeError)
  })

  it.each([
    ['under', 99],
    ['under', 9_501],
    ['over', 9_900],
    ['over', 498],
    ['under', 5_000.5],
  ] as const)('%s %d is rejected', (direction, target) => {
    expect(() => getStake(model, { stake: '1000', direction, target })).toThrow(StakeError)
  })

  it('is rejected by the schema if invalid', () => {
    expect(diceEngine.betSchema.safeParse(under50).success).toBe(true)
    for (const wrong of [
      { ...under50, direction: 'equal' },
      { ...under50, target: -1 },
      { ...under50, stake: 1000 },
      {},
    ]) {
      expect(diceEngine.betSchema.safeParse(wrong).success).toBe(false)
    }
  })
})
