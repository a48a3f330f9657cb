import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { averagePay, begin, type FishingModel, getStake, view } from './fishing.ts'
import { FISHING_MODELS } from './models.ts'

const model = FISHING_MODELS.find((each) => each.id === 'fishing-rice-field') as FishingModel

describe('shot', () => {
  it.each([
    // A perch pays 4: 9,650 of 40,000 numbers catch it.
    ['perch', [9_649, 0], '4000.00'],
    ['perch', [9_650, 0], '0.00'],
    // The boss pays (5 x 20 + 3 x 40 + 2 x 90) / 10 = 40 on average: 9,650 of 400,000 numbers.
    ['old-carp', [9_649, 4], '20000.00'],
    ['old-carp', [9_649, 5], '40000.00'],
    ['old-carp', [9_649, 8], '90000.00'],
    ['old-carp', [9_650, 8], '0.00'],
  ])('at a %s with %o pays %s for 1000', (fish, draws, payout) => {
    const left = [...draws]
    const bet = { stake: '1000', fish }
    const { state } = begin(model, bet, () => left.shift() ?? Number.NaN)
    expect(left).toEqual([])
    expect(view(model, bet, state)).toMatchObject({ payout, caught: payout !== '0.00' })
  })
})

describe('every fish', () => {
  it.each(FISHING_MODELS.flatMap((each) => each.fish.map((fish) => ({ each, fish, at: `${fish.id} of ${each.id}` }))))(
    '$at returns exactly what is declared',
    ({ each, fish }) => {
      const average = averagePay(fish)
      expect(Number.isInteger(average)).toBe(true)
      // chance = declared / (10,000 x average), and it pays `average`: the product is the declared return.
      const requested: number[] = []
      begin(each, { stake: '1000', fish: fish.id }, (n) => {
        requested.push(n)
        return 0
      })
      expect(requested).toEqual([10_000 * average, fish.pays.reduce((sum, { weight }) => sum + weight, 0)])
      expect(each.returnToPlayerBasisPoints).toBeLessThan(10_000)
    },
  )

  it('has a unique name, and each model ends with one boss', () => {
    for (const { fish } of FISHING_MODELS) {
      expect(new Set(fish.map(({ id }) => id)).size).toBe(fish.length)
      expect(fish.filter(({ boss }) => boss)).toEqual([fish.at(-1)])
    }
  })
})

describe('bet', () => {
  it.each([
    ['0', 'perch'],
    ['-200', 'perch'],
    ['199', 'perch'],
    ['50001', 'perch'],
    ['200.5', 'perch'],
    ['1000', 'night-kraken'],
    ['1000', '__proto__'],
  ])('of %s at a %s is rejected', (stake, fish) => {
    expect(() => getStake(model, { stake, fish })).toThrow(StakeError)
    expect(() => begin(model, { stake, fish }, () => 0)).toThrow(StakeError)
  })
})
