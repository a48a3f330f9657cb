import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PublicCache } from './public-cache.ts'

const TIMES = { freshSeconds: 10, staleSeconds: 1_000 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Resolves to its number of loads; rejects while `down`. */
function source() {
  const state = { loads: 0, down: false }
  const load = async () => {
    state.loads += 1
    if (state.down) throw new Error('down')
    return { value: state.loads, size: 10 }
  }
  return { state, load }
}

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000)

test('serves fresh entries from memory and loads a missing one once for concurrent callers', async () => {
  const cache = new PublicCache()
  const { state, load } = source()
  expect(await Promise.all([1, 2, 3].map(() => cache.get('key', TIMES, load)))).toEqual([1, 1, 1])
  later(9)
  expect(await cache.get('key', TIMES, load)).toBe(1)
  expect(await cache.get('other', TIMES, load)).toBe(2)
  expect(state.loads).toBe(2)
})

test('serves a stale entry while revalidating it', async () => {
  const cache = new PublicCache()
  const { load } = source()
  await cache.get('key', TIMES, load)
  later(20)
  expect(await cache.get('key', TIMES, load)).toBe(1)
  await new Promise(setImmediate)
  expect(await cache.get('key', TIMES, load)).toBe(2)
})

test('revalidates a very stale entry first and serves it only when loading fails', async () => {
  const cache = new PublicCache()
  const { state, load } = source()
  await cache.get('key', TIMES, load)
  later(200)
  expect(await cache.get('key', TIMES, load)).toBe(2)
  state.down = true
  later(1_000)
  expect(await cache.get('key', TIMES, load)).toBe(2)
  later(11)
  await expect(cache.get('key', TIMES, load)).rejects.toThrow('down')
})

test('rejects all concurrent callers when loading fails and retries on the next call', async () => {
  const cache = new PublicCache()
  const { state, load } = source()
  state.down = true
  const requested = await Promise.allSettled([cache.get('key', TIMES, load), cache.get('key', TIMES, load)])
  expect(requested.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(state.loads).toBe(1)
  state.down = false
  expect(await cache.get('key', TIMES, load)).toBe(2)
})

test('bypasses the cached entry when a fresh one is requested', async () => {
  const cache = new PublicCache()
  const { load } = source()
  await cache.get('key', TIMES, load)
  expect(await cache.get('key', TIMES, load, { fresh: true })).toBe(2)
  expect(await cache.get('key', TIMES, load)).toBe(2)
})

test('takes an entry at once only while it is fresh and loaded, and counts it as a hit', async () => {
  const served: string[] = []
  const cache = new PublicCache({ onServed: (name, outcome) => served.push(`${name} ${outcome}`) })
  const { load } = source()
  const take = (key = 'games EN') => cache.take(key, TIMES, { name: 'games', isLate: false })
  const loading = cache.get('games EN', TIMES, load, { name: 'games' })
  expect(take()).toBeUndefined()
  await loading
  expect(take()).toMatchObject({ value: 1 })
  expect(take('games VI')).toBeUndefined()
  later(11)
  expect(take()).toBeUndefined()
  await cache.get('games EN', TIMES, load, { fresh: true })
  cache.drop(new Set(['games']))
  expect(take()).toBeUndefined()
  expect(served).toEqual(['games miss', 'games hit', ' miss'])
})

test('gives a late caller at once what it would get after a failed load', async () => {
  const served: string[] = []
  const cache = new PublicCache({ onServed: (_name, outcome) => served.push(outcome) })
  const { load } = source()
  const take = () => cache.take('key', TIMES, { name: 'games', isLate: true })
  expect(take()).toBeUndefined()
  await cache.get('key', TIMES, load)
  expect(take()).toMatchObject({ value: 1 })
  later(1_009)
  expect(take()).toMatchObject({ value: 1 })
  later(2)
  expect(take()).toBeUndefined()
  expect(served).toEqual(['miss', 'hit', 'fallback'])
})
