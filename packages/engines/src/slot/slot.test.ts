import { describe, expect, it } from 'vitest'
import { TEN_LINES } from './lines.ts'
import { StakeError } from '../engine.ts'
import { gridAt, lineWin, playRound, getWins } from './slot.ts'
import { TINY_MODEL } from './tiny-model.fixture.ts'

const STAKE = 1_000_000n // 100 units, 10 a line
const row = (symbols: string) => [...symbols]

describe('line', () => {
  it.each([
    ['aaabc', { symbol: 'a', count: 3, multiple: 5 }],
    ['awawa', { symbol: 'a', count: 5, multiple: 90 }],
    ['aabbb', { symbol: 'a', count: 2, multiple: 2 }],
    ['baaaa', null],
    ['cccab', null],
    ['ccccb', { symbol: 'c', count: 4, multiple: 10 }],
    ['wwwww', { symbol: 'w', count: 5, multiple: 400 }],
    ['wwwcx', { symbol: 'w', count: 3, multiple: 12 }],
    ['wwwbc', { symbol: 'b', count: 4, multiple: 15 }],
    ['wwwaa', { symbol: 'a', count: 5, multiple: 90 }],
    ['wwxaa', { symbol: 'w', count: 2, multiple: 3 }],
    ['waxaa', { symbol: 'a', count: 2, multiple: 2 }],
    ['xaaaa', null],
  ])('%s', (symbols, win) => {
    expect(lineWin(TINY_MODEL, row(symbols))).toEqual(win)
  })
})

describe('grid', () => {
  it('pays each line once, in line stakes', () => {
    const wins = getWins(TINY_MODEL, [row('cbcbc'), row('aaabc'), row('bcbcb')], STAKE)
    expect(wins).toEqual([{ line: 1, symbol: 'a', count: 3, amountMinor: 500_000n }])
  })

  it('pays ten lines of one symbol', () => {
    const wins = getWins(TINY_MODEL, [row('bbbbb'), row('bbbbb'), row('bbbbb')], STAKE)
    expect(wins.map((win) => win.line)).toEqual(TEN_LINES.map((_, index) => index + 1))
    expect(wins.reduce((sum, win) => sum + win.amountMinor, 0n)).toBe(60n * STAKE)
  })

  it('pays the scatter anywhere, in total stakes, and never more than five', () => {
    const four = getWins(TINY_MODEL, [row('xbcbx'), row('cxbcb'), row('bcbxc')], STAKE)
    expect(four).toEqual([{ line: null, symbol: 'x', count: 4, amountMinor: 2n * STAKE }])
    const six = getWins(TINY_MODEL, [row('xbxbx'), row('cxbcb'), row('bcxxc')], STAKE)
    expect(six).toEqual([{ line: null, symbol: 'x', count: 6, amountMinor: 10n * STAKE }])
  })
})

describe('round', () => {
  it('takes its stops from the draws and wraps the strips', () => {
    const draws = [5, 0, 1, 4, 6]
    const lengths: number[] = []
    const round = playRound(TINY_MODEL, STAKE, (n) => {
      lengths.push(n)
      return draws[lengths.length - 1] ?? 0
    })
    expect(lengths).toEqual([6, 5, 6, 5, 7])
    expect(round.stops).toEqual(draws)
    expect(round.grid).toEqual([row('xbxca'), row('awxwa'), row('baaac')])
    expect(round.grid).toEqual(gridAt(TINY_MODEL, draws))
  })

  it('adds up its wins', () => {
    const round = playRound(TINY_MODEL, STAKE, (n) => n - 1)
    expect(round.wins.length).toBeGreaterThan(1)
    expect(round.payoutMinor).toBe(round.wins.reduce((sum, win) => sum + win.amountMinor, 0n))
  })

  it.each([0n, -100_000n, 99_999n, 50_000n, 150_000n, 100_001n])('rejects a stake of %s', (stake) => {
    let drawn = 0
    const play = () => playRound(TINY_MODEL, stake, () => drawn++)
    expect(play).toThrow(StakeError)
    expect(drawn).toBe(0)
  })

  it('names the step in the error', () => {
    expect(() => playRound(TINY_MODEL, 1n, () => 0)).toThrow(
      expect.objectContaining({ code: 'stake_invalid', message: expect.stringContaining('100000 minor units') }),
    )
  })
})
