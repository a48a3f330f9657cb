import { balance } from '@playhouse/platform-api/wallet.ts'
import { claimMission } from '@playhouse/platform-api/missions.ts'
import { hotGames } from '@playhouse/platform-api/games.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { expect, onTestFinished, test } from 'vitest'
import { CALLS_MAX, CallSlots } from './call-slots.ts'

const NEVER = new AbortController().signal
const IN_A_MOMENT_MS = 20

async function run(
  slots: CallSlots,
  endpoint: Endpoint,
  signal: AbortSignal,
  waitMs: number,
  call: () => Promise<void>,
) {
  await slots.enter(endpoint, signal, waitMs)
  try {
    await call()
  } finally {
    slots.leave(endpoint)
  }
}

/** Calls that end when told to, and all when the test does. */
function calls(slots: CallSlots) {
  const ends: (() => void)[] = []
  const started: string[] = []
  let over = false
  const endAll = () => ends.splice(0).forEach((end) => end())
  onTestFinished(() => {
    over = true
    endAll()
  })
  const start = (endpoint: Endpoint, signal = NEVER, waitMs = 60_000) =>
    run(slots, endpoint, signal, waitMs, () => {
      started.push(endpoint.name)
      return over ? Promise.resolve() : new Promise<void>((resolve) => ends.push(resolve))
    })
  return { start, started, endOne: () => ends.shift()?.(), endAll }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('keeps slots for reading money however many changes and pictures wait', async () => {
  const { start, started } = calls(new CallSlots())
  for (let count = 0; count < 200; count += 1) {
    void start(hotGames)
    void start(claimMission)
  }
  await settled()
  const busy = started.length
  expect(busy).toBeLessThan(CALLS_MAX / 2)
  void start(balance)
  await settled()
  expect(started.slice(busy)).toEqual(['balance'])
})

test('starts the most urgent of those that wait, and never more than there are connections', async () => {
  const { start, started, endOne } = calls(new CallSlots())
  for (let count = 0; count < CALLS_MAX; count += 1) void start(balance)
  void start(hotGames)
  void start(claimMission)
  void start(balance)
  await settled()
  expect(started).toHaveLength(CALLS_MAX)
  for (let count = 0; count < CALLS_MAX; count += 1) {
    endOne()
    await settled()
  }
  expect(started.slice(CALLS_MAX)).toEqual(['balance', 'claimMission', 'hotGames'])
})

test('gives up on a slot when its time is over or its caller leaves, and frees slots of failed calls', async () => {
  const slots = new CallSlots()
  const { start, started, endAll } = calls(slots)
  for (let count = 0; count < CALLS_MAX; count += 1) void start(balance)
  const leaving = new AbortController()
  const left = start(balance, leaving.signal)
  leaving.abort(new DOMException('The caller has left.', 'AbortError'))
  await expect(left).rejects.toMatchObject({ outage: 'caller_gone' })
  await expect(start(balance, NEVER, IN_A_MOMENT_MS)).rejects.toMatchObject({ outage: 'busy' })
  endAll()
  await settled()
  await expect(run(slots, balance, NEVER, 1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  for (let count = 0; count < CALLS_MAX; count += 1) void start(balance)
  await settled()
  expect(started).toHaveLength(2 * CALLS_MAX)
})
