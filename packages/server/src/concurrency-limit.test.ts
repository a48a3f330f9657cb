import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lets a key do so much at once, hands a freed slot to who waited longest, and refuses the rest', async () => {
  const limit = new ConcurrencyLimit(1)
  const first = await limit.enter('a')
  const order: number[] = []
  const queued = [1, 2, 3, 4].map(async (place) => {
    const leave = await limit.enter('a')
    order.push(place)
    leave?.()
  })
  expect(await limit.enter('a')).toBeUndefined()
  first?.()
  await Promise.all(queued)
  expect(order).toEqual([1, 2, 3, 4])
  expect(await limit.enter('a')).toBeTypeOf('function')
})

test('does not count one key for another', async () => {
  const limit = new ConcurrencyLimit(1)
  await limit.enter('a')
  expect(await limit.enter('b')).toBeTypeOf('function')
})

test('refuses what has waited too long, and keeps its slot for others', async () => {
  const limit = new ConcurrencyLimit(1, 500)
  const first = await limit.enter('a')
  const late = limit.enter('a')
  vi.advanceTimersByTime(500)
  expect(await late).toBeUndefined()
  first?.()
  expect(await limit.enter('a')).toBeTypeOf('function')
})

test('frees a slot once, however often it is left', async () => {
  const limit = new ConcurrencyLimit(1)
  const first = await limit.enter('a')
  first?.()
  first?.()
  await limit.enter('a')
  const second = limit.enter('a')
  vi.advanceTimersByTime(2_000)
  expect(await second).toBeUndefined()
})
