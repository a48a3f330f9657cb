import { describe, expect, it } from 'vitest'
import { MoveError, StakeError } from '../engine.ts'
import {
  apply,
  begin,
  type CrashState,
  endsAfterMs,
  expire,
  multiplierAfter,
  getPoint,
  reachedAfterMs,
  getStake,
  view,
} from './crash.ts'
import { CRASH_MODELS } from './models.ts'

const [model] = CRASH_MODELS
if (!model) throw new Error('No crash model.')
const bet = { stake: '1000' }
const going = (point: number): CrashState => ({ point, end: null })
const CASH_OUT = { type: 'cash-out' } as const

describe('crash point', () => {
  it('is at least m with chance return / m, exact to one in 2^32', () => {
    for (const each of CRASH_MODELS) {
      for (const m of [101, 150, 200, 333, 1_000, 2_500, each.highest]) {
        // Binary search for the largest drawn number that gives m: points fall as numbers rise.
        let [low, high] = [0, 2 ** 32]
        while (low < high) {
          const middle = Math.floor((low + high) / 2)
          if (getPoint(each, middle) >= m) low = middle + 1
          else high = middle
        }
        expect(BigInt(low)).toBe((BigInt(each.returnToPlayerBasisPoints) * 2n ** 32n) / (100n * BigInt(m)))
      }
    }
  })

  it('stays within its limits', () => {
    expect([getPoint(model, 0), getPoint(model, 2 ** 32 - 1)]).toEqual([model.highest, 100])
  })
})

describe('growth', () => {
  it('depends on the time since the stake was taken', () => {
    expect([0, 6_931, 6_932, 23_026, 10 ** 9].map((ms) => multiplierAfter(model, ms))).toEqual([
      100, 199, 200, 1_000, 100_000,
    ])
    expect([101, 200, 1_000].map((m) => reachedAfterMs(model, m))).toEqual([100, 6_932, 23_026])
    expect(() => reachedAfterMs(model, model.highest + 1)).toThrow(RangeError)
  })
})

describe('round', () => {
  it('pays a cash-out before the crash', () => {
    const step = apply(model, bet, going(250), CASH_OUT, 6_932)
    expect(step).toEqual({ state: { point: 250, end: { cause: 'cash-out', paid: 200 } }, payoutMinor: 20_000_000n })
    expect(() => apply(model, bet, step.state, CASH_OUT, 6_940)).toThrow(MoveError)
    expect(expire(model, bet, step.state, 10 ** 6)).toBeNull()
  })

  it('pays at the crash point but not above it', () => {
    const last = reachedAfterMs(model, 251) - 1
    expect(apply(model, bet, going(250), CASH_OUT, last).payoutMinor).toBe(25_000_000n)
    expect(expire(model, bet, going(250), last)).toBeNull()
    expect(apply(model, bet, going(250), CASH_OUT, last + 1)).toMatchObject({
      payoutMinor: 0n,
      state: { end: { cause: 'crash' } },
    })
    expect(expire(model, bet, going(250), last + 1)?.payoutMinor).toBe(0n)
  })

  it('pays a target automatically, even after a late move', () => {
    const target = { ...bet, target: 200 }
    expect(endsAfterMs(model, target, going(250))).toBe(6_932)
    for (const step of [expire(model, target, going(250), 9_000), apply(model, target, going(250), CASH_OUT, 99_000)]) {
      expect(step).toMatchObject({ payoutMinor: 20_000_000n, state: { end: { cause: 'target', paid: 200 } } })
    }
    expect(expire(model, target, going(199), 99_000)?.payoutMinor).toBe(0n)
  })

  it('ends automatically at the maximum multiplier', () => {
    expect(expire(model, bet, going(model.highest), 10 ** 6)).toMatchObject({
      payoutMinor: 10_000_000n * 1_000n,
      state: { end: { cause: 'highest' } },
    })
  })

  it('rejects an immediate cash-out', () => {
    expect(() => apply(model, bet, going(250), CASH_OUT, 50)).toThrow(MoveError)
  })

  it('loses an instant crash regardless of moves', () => {
    expect(apply(model, bet, going(100), CASH_OUT, 100).payoutMinor).toBe(0n)
  })

  it('never reveals its point while in progress', () => {
    const { state } = begin(model, bet, () => 2 ** 30)
    for (let ms = 0; ms < endsAfterMs(model, bet, state); ms += 97) {
      expect(view(model, bet, state, ms)).toEqual({ going: true, multiplier: multiplierAfter(model, ms) })
    }
    expect(view(model, bet, state, endsAfterMs(model, bet, state))).toMatchObject({ going: false, point: state.point })
  })
})

describe('bet', () => {
  it.each([100, 100_001, 150.5, -200, 0])('with a target of %d is rejected', (target) => {
    expect(() => getStake(model, { ...bet, target })).toThrow(StakeError)
  })

  it.each(['0', '-1', '499', '100001', '700.25'])('of %s is rejected', (stake) => {
    expect(() => begin(model, { stake }, () => 0)).toThrow(StakeError)
  })
})
