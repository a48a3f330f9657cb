import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BalanceDocument } from '../src/domains/wallet/parts/balance.generated.ts'
import { client } from '../src/graphql/client.ts'
import { resultsState } from '../src/domains/lottery/results/results-screen.loader.ts'
import { observeServerTime, serverNow } from '../src/server-time.ts'

const NOON = Date.parse('2026-11-20T05:00:00Z')
const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: NOON - 14 * HOUR_MS }))
afterEach(() => void vi.useRealTimers())

it('is the device’s until the server has said its own, and then the latest that it said', () => {
  expect(serverNow()).toBe(Date.now())
  observeServerTime(NOON)
  expect(serverNow()).toBe(NOON)
  // An older response, from the cache.
  observeServerTime(NOON - HOUR_MS)
  observeServerTime(null)
  observeServerTime('no time')
  expect(serverNow()).toBe(NOON)
  vi.advanceTimersByTime(5_000)
  expect(serverNow()).toBe(NOON + 5_000)
})

it('is taken from the gateway’s responses', async () => {
  const date = new Date(NOON + HOUR_MS).toUTCString()
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer: null } }, { headers: { date } }))
  await client.query({ query: BalanceDocument })
  vi.unstubAllGlobals()
  expect(serverNow()).toBe(NOON + HOUR_MS)
})

it('decides what day it is on a device whose clock is half a day slow', () => {
  expect(resultsState(new URLSearchParams()).today).toBe('2026-11-20')
})
