import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { expect, test } from 'vitest'
import { Autoplay, type AutoplayPlan } from './autoplay.ts'
import { Store } from './store.ts'
import type { RoundsState } from './rounds.ts'

const STAKE = 10_0000n
const PLAN: AutoplayPlan = { rounds: 3, lossLimit: 100_0000n, winLimit: null }

/** Rounds that end when the test says so. */
class TestRounds extends Store<RoundsState> {
  presses = 0
  isReady = true
  constructor() {
    super({
      isWaiting: false,
      hasEnded: false,
      hasOpenRound: false,
      activeRound: null,
      lastRound: null,
      outcome: { kind: 'ready' },
    } as RoundsState)
  }
  readonly press = () => {
    if (!this.isReady) return
    this.presses += 1
    this.set({ isWaiting: true, outcome: { kind: 'empty' } })
  }
  pay(payout: string, jackpot: Partial<RoundResponse['jackpot']> | null = null) {
    const lastRound = { stake: '10', payout, jackpot } as RoundResponse
    this.set({ lastRound, outcome: { kind: 'result', round: lastRound, jackpots: [] } })
    this.set({ isWaiting: false })
  }
  fail(change: Partial<RoundsState> = {}) {
    this.set({ isWaiting: false, outcome: { kind: 'error', message: 'messageLossLimit' }, ...change })
  }
}

function startAutoplay(plan: Partial<AutoplayPlan> = {}) {
  const rounds = new TestRounds()
  const autoplay = new Autoplay(rounds, 0)
  const leave = autoplay.follow()
  autoplay.start({ ...PLAN, ...plan }, STAKE)
  const pay = async (payout: string, jackpot?: Partial<RoundResponse['jackpot']>) => {
    rounds.pay(payout, jackpot)
    await expect.poll(() => rounds.getState().isWaiting || autoplay.getState().left === null).toBe(true)
  }
  return { rounds, autoplay, pay, leave }
}

test('plays as many rounds as were chosen, one after another', async () => {
  const { rounds, autoplay, pay } = startAutoplay()
  for (const left of [2, 1, 0]) {
    expect(autoplay.getState().left).toBe(left)
    await pay('0')
  }
  expect([rounds.presses, autoplay.getState()]).toMatchObject([3, { left: null, ended: 'done' }])
})

test('ends before a round that could exceed the loss limit, with what was won meanwhile', async () => {
  const { rounds, autoplay, pay } = startAutoplay({ rounds: 10, lossLimit: 20_0000n })
  await pay('0')
  await pay('5')
  // 15 are lost: 10 more would be 25.
  expect([rounds.presses, autoplay.getState().ended]).toEqual([2, 'loss'])
})

test('ends with a win of the chosen size, and with a jackpot', async () => {
  const small = startAutoplay({ winLimit: 50_0000n })
  await small.pay('49.99')
  expect(small.autoplay.getState().left).toBe(1)
  await small.pay('50')
  expect(small.autoplay.getState()).toMatchObject({ left: null, ended: 'win' })
  const jackpot = startAutoplay()
  await jackpot.pay('0', { hit: true })
  expect(jackpot.autoplay.getState().ended).toBe('win')
})

test('ends with a refusal, an unanswered round, and a game that has ended', () => {
  for (const change of [{}, { hasOpenRound: true }, { hasEnded: true }]) {
    const { rounds, autoplay } = startAutoplay()
    rounds.fail(change)
    expect([rounds.presses, autoplay.getState()]).toMatchObject([1, { left: null, ended: 'stopped' }])
  }
})

test('starts no round after it was stopped or left, and counts the one under way', async () => {
  for (const end of ['stop', 'leave'] as const) {
    const { rounds, autoplay, leave } = startAutoplay()
    if (end === 'stop') autoplay.stop()
    else leave()
    rounds.pay('0')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([rounds.presses, autoplay.getState().left]).toEqual([1, null])
  }
})

test('ends when nothing can be played', () => {
  const rounds = new TestRounds()
  rounds.isReady = false
  const autoplay = new Autoplay(rounds, 0)
  autoplay.start(PLAN, STAKE)
  expect(autoplay.getState()).toMatchObject({ left: null, ended: 'stopped' })
})
