import { describe, expect, it } from 'vitest'
import { type Draw, MoveError } from '../engine.ts'
import { getVolatility } from '../game-model.ts'
import { decimal, decimalSquareRoot, rational } from '../rational.ts'
import { gridAt, type SlotModel, getWins } from '../slot/slot.ts'
import { TINY_MODEL } from '../slot/tiny-model.fixture.ts'
import { seededDraw } from '../server-random.ts'
import {
  apply,
  begin,
  expire,
  type FreeSpinsModel,
  type FreeSpinsState,
  PLAYED_OUT_AFTER_MS,
  spinsFor,
  view,
} from './free-spins.ts'
import { FREE_SPINS_MODELS } from './models.ts'
import { returnToPlayer } from './return-to-player.ts'
import { simulationErrors } from './simulation.fixture.ts'

const BET = { stake: '1000' }
const LINE = 100_000n
const FREE: SlotModel = {
  ...TINY_MODEL,
  reels: TINY_MODEL.reels.map((strip) => strip.map((symbol) => (symbol === TINY_MODEL.scatter ? 'b' : symbol))),
}
const TINY: FreeSpinsModel = {
  ...(FREE_SPINS_MODELS[0] as FreeSpinsModel),
  base: TINY_MODEL,
  free: FREE,
  spins: [2, 3, 5],
  multipliers: [2, 3, 7],
}

/** Payout in minor units and number of scatters of every stop combination. */
function getCombinations(model: SlotModel) {
  const all: { paid: bigint; scatters: number }[] = []
  const walk = (stops: number[]): void => {
    const strip = model.reels[stops.length]
    if (strip) return strip.forEach((_, stop) => walk([...stops, stop]))
    const grid = gridAt(model, stops)
    const paid = getWins(model, grid, LINE).reduce((total, win) => total + win.amountMinor, 0n)
    all.push({ paid, scatters: grid.flat().filter((symbol) => symbol === model.scatter).length })
  }
  walk([])
  return all
}

function bonusRound(model: FreeSpinsModel): { nonce: number; state: FreeSpinsState } {
  for (let nonce = 0; ; nonce += 1) {
    const { state, payoutMinor } = begin(model, BET, getDraw(nonce))
    if (payoutMinor === null) return { nonce, state }
  }
}
const getDraw = (nonce: number): Draw => seededDraw({ serverSeed: '6c'.repeat(32), clientSeed: 'free', nonce })

describe('exact figures', () => {
  it('match brute force over every spin, multiplier and number of free spins', () => {
    const base = getCombinations(TINY.base)
    const free = getCombinations(TINY.free)
    const [count, freeCount] = [BigInt(base.length), BigInt(free.length)]
    const [freeSum, freeSquares] = free.reduce(
      ([sum, squares], { paid }) => [sum + paid, squares + paid * paid],
      [0n, 0n],
    )
    // Moments of m times n free spins for each n, as fractions over 3 multipliers and all free combinations.
    let [sum, squares] = [0n, 0n]
    const scale = 3n * freeCount ** 2n
    for (const { paid, scatters } of base) {
      const n = BigInt(spinsFor(TINY, scatters))
      for (const m of [2n, 3n, 7n]) {
        const mean = m * n * freeSum
        const second = m * m * (n * freeCount * freeSquares + n * (n - 1n) * freeSum * freeSum)
        sum += paid * freeCount ** 2n + mean * freeCount
        squares += paid * paid * freeCount ** 2n + 2n * paid * mean * freeCount + second
      }
    }
    const { mean, variance } = returnToPlayer(TINY)
    const expected = rational(sum, count * scale * LINE)
    expect(mean).toEqual(expected)
    const second = rational(squares, count * scale * LINE ** 2n)
    expect(variance).toEqual(
      rational(
        second.numerator * expected.denominator ** 2n - expected.numerator ** 2n * second.denominator,
        second.denominator * expected.denominator ** 2n,
      ),
    )
  })
})

describe('bonus', () => {
  const { state } = bonusRound(TINY)
  const total = state.bonus?.spins.length ?? 0

  it('reveals nothing before the player picks a cover', () => {
    const shown = view(TINY, BET, state)
    expect(shown.bonus).toEqual({
      covers: 3,
      picked: null,
      multiplier: null,
      uncovered: null,
      total,
      spins: [],
      won: '0.00',
    })
    expect(shown.payout).toBe(shown.base.amount)
  })

  it('rejects a spin before a pick, a second pick and an invalid cover', () => {
    expect(() => apply(TINY, BET, state, { type: 'spin' })).toThrow(MoveError)
    expect(() => apply(TINY, BET, state, { type: 'pick', cover: 3 })).toThrow(MoveError)
    const picked = apply(TINY, BET, state, { type: 'pick', cover: 1 }).state
    expect(() => apply(TINY, BET, picked, { type: 'pick', cover: 0 })).toThrow(MoveError)
  })

  it.each([0, 1, 2])('plays its spins one by one with the multiplier under cover %i, and pays at the last', (cover) => {
    let step = apply(TINY, BET, state, { type: 'pick', cover })
    const multiplier = state.bonus?.multipliers[cover] ?? 0
    for (let played = 1; played <= total; played += 1) {
      expect(step.payoutMinor).toBeNull()
      step = apply(TINY, BET, step.state, { type: 'spin' })
      expect(view(TINY, BET, step.state).bonus?.spins).toHaveLength(played)
    }
    const spins = state.bonus?.spins ?? []
    const plain = spins.reduce((sum, stops) => {
      return sum + getWins(FREE, gridAt(FREE, stops), LINE * 100n).reduce((won, win) => won + win.amountMinor, 0n)
    }, 0n)
    const base = getWins(TINY.base, gridAt(TINY.base, state.stops), LINE * 100n)
    const own = base.reduce((won, win) => won + win.amountMinor, 0n)
    expect(step.payoutMinor).toBe(own + plain * BigInt(multiplier))
    expect(() => apply(TINY, BET, step.state, { type: 'spin' })).toThrow(MoveError)
    expect(expire(TINY, BET, step.state, Number.MAX_SAFE_INTEGER)).toBeNull()
  })

  it('expires at any point with the same payout', () => {
    expect(expire(TINY, BET, state, PLAYED_OUT_AFTER_MS - 1)).toBeNull()
    let step = apply(TINY, BET, state, { type: 'pick', cover: 2 })
    const payouts = new Set<bigint | null | undefined>()
    while (step.payoutMinor === null) {
      payouts.add(expire(TINY, BET, step.state, PLAYED_OUT_AFTER_MS)?.payoutMinor)
      step = apply(TINY, BET, step.state, { type: 'spin' })
    }
    expect([...payouts]).toEqual([step.payoutMinor])
    expect(expire(TINY, BET, state, PLAYED_OUT_AFTER_MS)?.state.bonus).toMatchObject({ picked: 0, played: total })
  })

  it('skips the pick with a single multiplier', () => {
    const single = { ...TINY, multipliers: [4] }
    const round = bonusRound(single)
    expect(view(single, BET, round.state).bonus).toMatchObject({ covers: 1, picked: 0, multiplier: 4, spins: [] })
    expect(() => apply(single, BET, round.state, { type: 'spin' })).not.toThrow()
  })

  it('shuffles the multipliers uniformly', () => {
    const seen = new Map<string, number>()
    for (let nonce = 0; nonce < 6_000; nonce += 1) {
      const { bonus } = begin(TINY, BET, getDraw(nonce)).state
      if (bonus)
        for (const [cover, value] of bonus.multipliers.entries()) {
          seen.set(`${cover} ${value}`, (seen.get(`${cover} ${value}`) ?? 0) + 1)
        }
    }
    const counts = [...seen.values()]
    const mean = counts.reduce((sum, value) => sum + value, 0) / 9
    expect(counts).toHaveLength(9)
    for (const value of counts) expect(Math.abs(value - mean)).toBeLessThan(5 * Math.sqrt(mean))
  })
})

describe.each(FREE_SPINS_MODELS)('$id', (model) => {
  const exact = returnToPlayer(model)
  const deviation = Number(decimalSquareRoot(exact.variance, 4))

  it('declares its exact return, within the range of the catalogue, and its volatility', () => {
    const { numerator, denominator } = exact.mean
    expect(model.returnToPlayer).toBe(decimal({ numerator: numerator * 100n, denominator }, 4))
    expect(model.returnToPlayerBasisPoints).toBeGreaterThanOrEqual(9_200)
    expect(model.returnToPlayerBasisPoints).toBeLessThanOrEqual(9_750)
    expect(model.volatility).toBe(getVolatility(deviation))
  })

  it('awards no free spins during free spins', () => {
    expect(model.free.reels.flat()).not.toContain(model.base.scatter)
    expect(model.base.reels.flat()).toContain(model.base.scatter)
  })

  it('returns the computed value in a few rounds', () => {
    const { payout, bonuses } = simulationErrors(model, 500)
    expect(payout).toBeLessThan(4)
    expect(bonuses).toBeLessThan(4)
  })

  it('keeps the state of a round with all free spins small', () => {
    expect(JSON.stringify(bonusRound(model).state).length).toBeLessThan(2_000)
  })
})
