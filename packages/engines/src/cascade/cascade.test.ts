import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { seededDraw } from '../server-random.ts'
import { afterFall, begin, getFalls, getMultiplier, getStake, view } from './cascade.ts'
import type { CascadeModel } from './contract.ts'
import { CASCADE_MODELS } from './models.ts'
import { getWins } from './wins.ts'

/** 3 x 3 grid; `a` pays from four on. Letters are symbols by index. */
const TINY: CascadeModel = {
  ...(CASCADE_MODELS[0] as CascadeModel),
  columns: 3,
  rows: 3,
  pays: 'anywhere',
  symbols: ['a', 'b', 'c'].map((id) => ({
    id,
    weight: 1,
    tiers: [
      { count: 4, pays: 50 },
      { count: 6, pays: 250 },
    ],
  })),
  ladder: [1, 3],
  highest: 20,
}
const CLUSTERS: CascadeModel = { ...TINY, pays: 'clusters' }
const grid = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0) - 97)
/** Draws the letters in order. */
const drawing = (letters: string) => {
  const left = grid(letters)
  return () => left.shift() ?? Number.NaN
}
const bet = { stake: '1000' }

describe('wins', () => {
  it.each([
    ['abcabcabc', []],
    // Columns downwards: four a stand apart.
    ['abacbcaca', [{ symbol: 0, cells: [0, 2, 6, 8], pays: 50 }]],
    ['aaaaaabcb', [{ symbol: 0, cells: [0, 1, 2, 3, 4, 5], pays: 250 }]],
    [
      'aaaabbbbc',
      [
        { symbol: 0, cells: [0, 1, 2, 3], pays: 50 },
        { symbol: 1, cells: [4, 5, 6, 7], pays: 50 },
      ],
    ],
  ])('anywhere on %s', (letters, wins) => {
    expect(getWins(TINY, grid(letters))).toEqual(wins)
  })

  it.each([
    // The four a touch no other.
    ['abacbcaca', []],
    // Round the corner: down the first column and along the bottom row.
    ['aaabcabca', [{ symbol: 0, cells: [0, 1, 2, 5, 8], pays: 50 }]],
    // The last of a column and the first of the next do not touch.
    ['baaabbbac', []],
    ['aabaabcbc', [{ symbol: 0, cells: [0, 1, 3, 4], pays: 50 }]],
  ])('in clusters on %s', (letters, wins) => {
    expect(getWins(CLUSTERS, grid(letters))).toEqual(wins)
  })
})

describe('fall', () => {
  it('removes winning cells, drops the others and fills from above', () => {
    const wins = [{ symbol: 0, cells: [1, 2, 5, 6], pays: 50 }]
    const after = afterFall(TINY, grid('baacbaabc'), wins, drawing('cccc'))
    // b falls to the bottom under two new c; c b fall under one; b c stay under one.
    expect(after).toEqual(grid('ccbccbcbc'))
  })
})

describe('round', () => {
  it('adds up its falls with their multipliers', () => {
    // Four a pay 0.5; b c a and a fall in and make four b: 0.5 x 3; b a b b fall in, and nothing wins.
    const { state, payoutMinor } = begin(TINY, bet, drawing('aaaabcbcbbcaababb'))
    expect(state.grids[0]).toBe('aaaabcbcb')
    const seen = view(TINY, bet, state)
    const paid = seen.falls.map(({ multiplier, wins }) => [
      multiplier,
      wins.map(({ symbol, amount }) => `${symbol} ${amount}`),
    ])
    expect(paid).toEqual([
      [1, ['a 500.00']],
      [3, ['b 1500.00']],
      [3, []],
    ])
    expect([payoutMinor, seen.payout]).toEqual([20_000_000n, '2000.00'])
  })

  it('pays at most the maximum', () => {
    const rich = { ...TINY, highest: 1 }
    const { payoutMinor, state } = begin(rich, bet, drawing('aaaaaabcbabcaca'))
    expect(payoutMinor).toBe(10_000_000n)
    expect(view(rich, bet, state).payout).toBe('1000.00')
  })

  it('climbs the ladder and stays at the top', () => {
    expect([0, 1, 2, 30].map((fall) => getMultiplier(TINY, fall))).toEqual([1, 3, 3, 3])
  })
})

describe.each(CASCADE_MODELS)('$id', (model) => {
  const rounds = Array.from({ length: 2_000 }, (_, nonce) => {
    return begin(model, bet, seededDraw({ serverSeed: '3e'.repeat(32), clientSeed: 'cascade', nonce }))
  })

  it('plays deterministic rounds that fit the record', () => {
    for (const [nonce, { state, payoutMinor }] of rounds.entries()) {
      const falls = getFalls(model, state)
      expect(falls.slice(0, -1).every(({ wins }) => wins.length > 0)).toBe(true)
      expect(falls.at(-1)?.wins).toEqual([])
      expect(payoutMinor).toBeGreaterThanOrEqual(0n)
      expect(JSON.stringify(state).length).toBeLessThan(4_000)
      if (nonce > 20) continue
      const again = begin(model, bet, seededDraw({ serverSeed: '3e'.repeat(32), clientSeed: 'cascade', nonce }))
      expect(again).toEqual({ state, payoutMinor })
    }
  })

  it('pays more for larger wins and rarer symbols', () => {
    for (const [index, { tiers, weight }] of model.symbols.entries()) {
      const before = model.symbols[index - 1]
      for (const [tier, { pays }] of tiers.entries()) {
        expect(pays).toBeGreaterThan(tiers[tier - 1]?.pays ?? 0)
        expect(pays).toBeGreaterThanOrEqual(before?.tiers[tier]?.pays ?? 0)
      }
      expect(weight).toBeLessThanOrEqual(before?.weight ?? weight)
    }
  })

  it.each(['0', '-500', '499', '200001', '500.5', 'x'])('refuses a stake of %s', (stake) => {
    expect(() => getStake(model, { stake })).toThrow(StakeError)
    expect(() => begin(model, { stake }, () => 0)).toThrow(StakeError)
  })
})
