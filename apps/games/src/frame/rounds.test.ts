import { expect, test, vi } from 'vitest'
import pack from '@playhouse/shared/texts/games/EN/frame.json' with { type: 'json' }
import { getLaunch } from './render-game.fixture.tsx'
import { MESSAGES, Rounds } from './rounds.ts'

const IDLE = { start: () => {}, giveUp: () => {}, show: async () => {} }

test('says of a game that was switched off that it is under maintenance, and sends the next press as a new round', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as { roundKey: string }).roundKey)
    return Response.json({ errorCode: 'game_maintenance', message: '' }, { status: 409 })
  })
  const rounds = new Rounds(getLaunch('river-market'), { win: () => {} } as never)
  rounds.setInputs({ stage: IDLE, bet: { bet: { stake: '1000.00' } }, move: null, clientSeed: () => 'seed' })
  for (const times of [1, 2]) {
    rounds.press()
    await expect.poll(() => [sent.length, rounds.getState().isWaiting]).toEqual([times, false])
    expect(rounds.getState()).toMatchObject({
      outcome: { kind: 'error', message: 'messageGameMaintenance' },
      hasEnded: false,
      hasOpenRound: false,
    })
  }
  vi.unstubAllGlobals()
  expect(new Set(sent).size).toBe(2)
  expect(pack.messageGameMaintenance).toMatch(/under maintenance.*finished rounds are in your balance/)
})

test('says that the stake is not allowed only where it is the stake that was refused', () => {
  const ofStakes = Object.entries(MESSAGES).filter(([, message]) => message === 'messageStakeInvalid')
  expect(ofStakes.map(([code]) => code)).toEqual(['stake_invalid'])
})

test('starts rounds as far apart as the rules of the player’s country ask', async () => {
  const sentAt: number[] = []
  vi.stubGlobal('fetch', async () => {
    sentAt.push(performance.now())
    return Response.json({ errorCode: 'round_too_soon', message: '' }, { status: 409 })
  })
  const rounds = new Rounds(getLaunch('river-market', { roundIntervalMs: 300 }), { win: () => {} } as never)
  rounds.setInputs({ stage: IDLE, bet: { bet: { stake: '1000.00' } }, move: null, clientSeed: () => 'seed' })
  for (const times of [1, 2]) {
    rounds.press()
    expect(rounds.getState().isWaiting).toBe(true)
    await expect.poll(() => [sentAt.length, rounds.getState().isWaiting]).toEqual([times, false])
  }
  vi.unstubAllGlobals()
  const [first = 0, second = 0] = sentAt
  expect(second - first).toBeGreaterThanOrEqual(300)
  expect(rounds.getState().outcome).toEqual({ kind: 'error', message: 'messageTooSoon' })
})
