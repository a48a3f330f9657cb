import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart, PART_TIMEOUT_MS, PartTimeoutError } from './load-part.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Load = () => Promise<string>

test('loads a chunk once', async () => {
  const load = vi.fn<Load>(async () => 'part')
  await expect(loadPart(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('retries a failed chunk after a moment', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('away')).mockResolvedValueOnce('part')
  const part = loadPart(load)
  await vi.advanceTimersByTimeAsync(900)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(200)
  await expect(part).resolves.toBe('part')
})

test('rejects when the retry fails', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('first')).mockRejectedValue(new TypeError('second'))
  const failure = loadPart(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await failure).toEqual(new TypeError('second'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('rejects after two minutes without a response', async () => {
  const failure = loadPart<string>(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBeInstanceOf(PartTimeoutError)
})

test('waits for a connection where there is none, and loads then', async () => {
  const network = Object.assign(new EventTarget(), { onLine: false })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  const load = vi.fn<Load>().mockRejectedValue(new TypeError('away'))
  const part = loadPart(load)
  await vi.advanceTimersByTimeAsync(10 * PART_TIMEOUT_MS)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('part')
  network.onLine = true
  network.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
})
