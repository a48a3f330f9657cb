import { describe, expect, it } from 'vitest'
import { findCoverage, mostLotteryContribution, findUncountedReason } from './turnover.ts'

const ALL_COUNTS = { amount: 0n, reason: null }
const LOW_ODDS = { amount: 'ALL', reason: 'LOW_ODDS' }
const units = (amount: number) => BigInt(amount) * 10_000n
const uncounted = (engine: string, more: object, payout = 0n) =>
  findUncountedReason({ payout, details: { engine, modelId: 'of-another-vendor', ...more } })

it.each(['slot', 'slot-classic', 'slot-cascade', 'cascade', 'slot-ways', 'slot-free-spins', 'fishing'])(
  'counts all of a %s',
  (engine) => expect(uncounted(engine, {})).toEqual(ALL_COUNTS),
)

it.each([
  ['a round without a description', undefined],
  ['a description without a model', { engine: 'slot' }],
  ['a game without rules', { engine: 'bingo', modelId: 'm' }],
  ['a bet in the words of another vendor', { engine: 'dice', modelId: 'm', bet: { side: 'low' } }],
])('knows nothing of %s', (_what, details) => expect(findUncountedReason({ payout: 0n, details })).toBeNull())

it('trusts the model more than the engine that a vendor names', () => {
  const bet = { direction: 'under', target: 9_000 }
  expect(uncounted('slot', { modelId: 'dice-97', bet })).toEqual(LOW_ODDS)
})

it.each([
  ['under', 7_000, ALL_COUNTS],
  ['under', 7_001, LOW_ODDS],
  ['over', 2_999, ALL_COUNTS],
  ['over', 2_998, LOW_ODDS],
])('counts a dice bet %s %i up to a chance of 70 %%', (direction, target, expected) =>
  expect(uncounted('dice', { bet: { direction, target } })).toEqual(expected),
)

it.each([
  ['cashed out at 1.43', 143, null, ALL_COUNTS],
  ['cashed out before', 142, null, LOW_ODDS],
  ['lost without a target', 0, null, ALL_COUNTS],
  ['lost with a target of 1.43', 0, 143, ALL_COUNTS],
  ['lost with a lower target', 0, 142, LOW_ODDS],
  ['cashed out before, with a higher target', 142, 500, LOW_ODDS],
])('judges a crash round %s', (_what, payout, target, expected) =>
  expect(uncounted('crash', { bet: { stake: '100', target } }, units(payout))).toEqual(expected),
)

describe('baccarat', () => {
  const bets = (...spots: [on: string, stake: number][]) => ({
    bets: spots.map(([on, stake]) => ({ on, stake: String(stake) })),
  })
  const round = (bet: object, cards?: number[]) =>
    uncounted('baccarat', { modelId: 'baccarat-classic', bet, ...(cards && { state: { cards } }) })
  /** Nine points against nine, and against seven. */
  const TIE = [8, 8, 9, 9]
  const PLAYER_WINS = [8, 6, 9, 9]

  it('counts neither side nor the tie if both sides are bet on, but pairs', () => {
    expect(round(bets(['player', 5], ['banker', 3], ['tie', 1], ['player-pair', 2]))).toEqual({
      amount: units(9),
      reason: 'COVERED',
    })
  })

  it('does not count what a tie returns', () => {
    expect(round(bets(['player', 5], ['tie', 1]), TIE)).toEqual({ amount: units(5), reason: 'PUSH' })
    expect(round(bets(['banker', 5]), TIE)).toEqual({ amount: units(5), reason: 'PUSH' })
    expect(round(bets(['tie', 5]), TIE)).toEqual(ALL_COUNTS)
  })

  it('counts a side that wins or loses, and one whose cards are unknown', () => {
    expect(round(bets(['player', 5]), PLAYER_WINS)).toEqual(ALL_COUNTS)
    expect(round(bets(['player', 5]))).toEqual(ALL_COUNTS)
  })
})

it('does not count an ante that came back because everybody folded', () => {
  const round = (...decisions: (string | null)[]) =>
    uncounted('cards', { moves: decisions.map((decision) => ({ move: { decision } })) })
  expect(round('fold', 'fold')).toEqual({ amount: 'ALL', reason: 'PUSH' })
  expect(round('fold', 'play')).toEqual(ALL_COUNTS)
  expect(round('play', null)).toEqual(ALL_COUNTS)
})

it.each([
  [150, ALL_COUNTS],
  [149, LOW_ODDS],
])('judges a sports bet at odds of %i hundredths', (odds, expected) =>
  expect(uncounted('markets', { bet: { odds } })).toEqual(expected),
)

describe('coverage of an event', () => {
  it('is the outcome of a sports bet with its chance by the odds, at most certain', () => {
    const of = (odds: number) => findCoverage('markets-football', 'e1', { market: 'winner', selection: 'home', odds })
    expect(of(200)?.event).toBe('e1.winner')
    expect(of(200)?.outcomes).toEqual([{ id: 'home', chance: expect.closeTo(1 / 2.1, 10) }])
    expect(of(50)?.outcomes).toEqual([{ id: 'home', chance: 1 }])
    // A cockfight has another margin.
    const duel = findCoverage('markets-cockfight', 'e1', { market: 'winner', selection: 'home', odds: 200 })
    expect(duel?.outcomes).toEqual([{ id: 'home', chance: expect.closeTo(1 / 2.12, 10) }])
  })

  it('is the winners that a hand of baccarat is bet on', () => {
    const of = (...spots: string[]) =>
      findCoverage('baccarat-classic', 'e1', { bets: spots.map((on) => ({ on, stake: '1' })) })
    const covered = of('player', 'tie', 'player-pair')
    expect(covered?.event).toBe('e1')
    expect(covered?.outcomes.map(({ id }) => id)).toEqual(['player', 'tie'])
    const all = of('player', 'banker', 'tie')?.outcomes ?? []
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 4)
    expect(all.map(({ chance }) => Math.round(chance * 1_000))).toEqual([446, 459, 95])
    expect(of('player-pair')).toBeUndefined()
  })

  it('does not exist where rounds have no event', () => {
    expect(findCoverage('dice-97', 'e1', {})).toBeUndefined()
    expect(findCoverage('of-another-vendor', 'e1', {})).toBeUndefined()
  })
})

it.each([
  [0, 0],
  [1, 10],
  [5.55, 55],
  [10, 100],
  [30, 100],
])('lets lotteries make up for a bonus of %d times its amount by %i per cent', (multiple, percent) =>
  expect(mostLotteryContribution(multiple)).toBe(percent),
)
