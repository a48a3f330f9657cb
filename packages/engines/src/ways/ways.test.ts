import { describe, expect, it } from 'vitest'
import { StakeError } from '../engine.ts'
import { getVolatility } from '../game-model.ts'
import { decimal, decimalSquareRoot, rational } from '../rational.ts'
import { seededDraw } from '../server-random.ts'
import { WAYS_MODELS } from './models.ts'
import { returnToPlayer } from './return-to-player.ts'
import { simulationError } from './simulation.fixture.ts'
import { begin, gridAt, view, type WaysModel, waysIn, getWins } from './ways.ts'

/** Rows of 1, 2, 1, 2: four ways. `w` is wild. */
const TINY: WaysModel = {
  ...(WAYS_MODELS[0] as WaysModel),
  rows: [1, 2, 1, 2],
  reels: [[...'aab'], [...'abwca'], [...'abw'], [...'bcawb']],
  symbols: [
    { id: 'a', pays: [50, 200, 0] },
    { id: 'b', pays: [75, 425, 0] },
  ],
  wild: 'w',
}
const columns = (...reels: string[]) => reels.map((reel) => [...reel])
const percent = ({ numerator, denominator }: ReturnType<typeof rational>) =>
  decimal({ numerator: numerator * 100n, denominator }, 4)

describe('wins', () => {
  it.each([
    ['nothing on two reels', columns('a', 'ac', 'b', 'aa'), []],
    ['one way over three reels', columns('a', 'ac', 'a', 'bc'), [['a', 3, 1, 50]]],
    ['each symbol on a reel as a way of its own', columns('a', 'aa', 'a', 'aw'), [['a', 4, 4, 800]]],
    ['wilds for every symbol', columns('b', 'wc', 'w', 'bw'), [['b', 4, 2, 850]]],
    ['nothing for a run that begins on the second reel', columns('c', 'aa', 'a', 'aa'), []],
  ])('are %s', (_, grid, wins) => {
    expect(getWins(TINY, grid).map(({ symbol, reels, ways, pays }) => [symbol, reels, ways, pays])).toEqual(wins)
  })

  it('include the number of symbols on each reel', () => {
    expect(getWins(TINY, columns('a', 'aw', 'w', 'aa'))[0]?.shown).toEqual([1, 2, 1, 2])
    expect(waysIn(TINY)).toBe(4)
  })
})

describe('exact figures', () => {
  it('match brute force over every stop combination', () => {
    let [combinations, sum, squares] = [0n, 0n, 0n]
    const walk = (stops: number[]): void => {
      const strip = TINY.reels[stops.length]
      if (strip) return strip.forEach((_, stop) => walk([...stops, stop]))
      const paid = BigInt(getWins(TINY, gridAt(TINY, stops)).reduce((total, { pays }) => total + pays, 0))
      combinations += 1n
      sum += paid
      squares += paid * paid
    }
    walk([])
    expect(combinations).toBe(225n)
    expect(returnToPlayer(TINY)).toEqual({
      mean: rational(sum, combinations * 100n),
      variance: rational(squares * combinations - sum * sum, (combinations * 100n) ** 2n),
    })
  })
})

describe.each(WAYS_MODELS)('$id', (model) => {
  const exact = returnToPlayer(model)
  const deviation = Number(decimalSquareRoot(exact.variance, 4))

  it('declares its exact return, within the range of the catalogue, and its volatility', () => {
    expect(model.returnToPlayer).toBe(percent(exact.mean))
    expect(model.returnToPlayerBasisPoints).toBeGreaterThanOrEqual(9_200)
    expect(model.returnToPlayerBasisPoints).toBeLessThanOrEqual(9_750)
    expect(model.volatility).toBe(getVolatility(deviation))
  })

  it('has no wild on the first reel, known symbols, and pays that grow with the reels', () => {
    const known = new Set([model.wild, ...model.symbols.map(({ id }) => id)])
    expect(model.reels[0]).not.toContain(model.wild)
    for (const [reel, strip] of model.reels.entries()) {
      expect(strip.length).toBeGreaterThanOrEqual(model.rows[reel] ?? 0)
      expect(strip.filter((symbol) => !known.has(symbol))).toEqual([])
    }
    for (const { pays } of model.symbols) expect([...pays].toSorted((a, b) => a - b)).toEqual(pays)
  })

  it('returns the computed value in a few rounds', () => {
    expect(simulationError(model, 4_000)).toBeLessThan(4)
  })

  it('shows wins that add up to the payout', () => {
    const draw = seededDraw({ serverSeed: '4d'.repeat(32), clientSeed: model.id, nonce: 0 })
    for (let round = 0; round <= 50; round += 1) {
      const { state, payoutMinor } = begin(model, { stake: '1000' }, draw)
      const shown = view(model, { stake: '1000' }, state)
      const minor = shown.wins.reduce((total, { amount }) => total + Math.round(Number(amount) * 10_000), 0)
      expect(BigInt(minor)).toBe(payoutMinor)
    }
  })

  it.each(['0', '499', '200001', '500.5'])('rejects a stake of %s', (stake) => {
    expect(() => begin(model, { stake }, () => 0)).toThrow(StakeError)
  })
})

it('offers models of several volatility classes and grids with distinct returns', () => {
  expect(new Set(WAYS_MODELS.map(({ volatility }) => volatility)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(WAYS_MODELS.map(({ rows }) => rows.join())).size).toBeGreaterThanOrEqual(4)
  expect(new Set(WAYS_MODELS.map((model) => model.returnToPlayerBasisPoints)).size).toBe(WAYS_MODELS.length)
})
