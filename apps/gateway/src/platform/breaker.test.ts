import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CircuitBreaker } from './breaker.ts'
import { PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fails = (outage: Outage) => () => Promise.reject(new PlatformUnavailable(outage, 'test'))
const answers = () => Promise.resolve('answer')
const open = expect.objectContaining({ outage: 'circuit_open' })

test('opens after failures in a row, lets one call try after the wait, and closes on its answer', async () => {
  const breaker = new CircuitBreaker({ failures: 3, openMs: 1_000 })
  for (let time = 0; time < 3; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  const call = vi.fn<() => Promise<string>>(answers)
  await expect(breaker.run('x', call)).rejects.toEqual(open)
  expect(call).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1_000)
  expect(breaker.state).toBe('half-open')
  const slow = Promise.withResolvers<string>()
  const trial = breaker.run('x', () => slow.promise)
  await expect(breaker.run('x', call)).rejects.toEqual(open)
  slow.resolve('back')
  await expect(trial).resolves.toBe('back')
  expect(breaker.state).toBe('closed')
})

test('stays open when the trial fails', async () => {
  const breaker = new CircuitBreaker({ failures: 1, openMs: 1_000 })
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  vi.advanceTimersByTime(1_000)
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  expect(breaker.state).toBe('open')
})

test('a refusal is an answer; a caller who left says nothing of the platform', async () => {
  const breaker = new CircuitBreaker({ failures: 2, openMs: 1_000 })
  await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  await expect(breaker.run('x', fails('caller_gone'))).rejects.toThrow('caller_gone')
  expect(breaker.state).toBe('closed')
  await expect(breaker.run('x', () => Promise.reject(new PlatformRefusal('login.failed')))).rejects.toThrow(
    'login.failed',
  )
  await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  expect(breaker.state).toBe('closed')
})
