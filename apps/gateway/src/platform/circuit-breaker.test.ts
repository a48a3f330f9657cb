import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CircuitBreaker, CircuitBreakers, serviceOf } from './circuit-breaker.ts'
import { PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fails = (outage: Outage) => () => Promise.reject(new PlatformUnavailable(outage, 'test'))
const answers = () => Promise.resolve('answer')
const open = expect.objectContaining({ outage: 'circuit_open' })

test('opens after consecutive failures, lets one probe through after the wait, and closes when it succeeds', async () => {
  const breaker = new CircuitBreaker({ failures: 3, openMs: 1_000 })
  for (let time = 0; time < 3; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  const call = vi.fn<() => Promise<string>>(answers)
  await expect(breaker.run('x', call)).rejects.toEqual(open)
  expect(call).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1_000)
  expect(breaker.state).toBe('half-open')
  const slow = Promise.withResolvers<string>()
  const probe = breaker.run('x', () => slow.promise)
  await expect(breaker.run('x', call)).rejects.toEqual(open)
  slow.resolve('back')
  await expect(probe).resolves.toBe('back')
  expect(breaker.state).toBe('closed')
})

test('stays open when the probe fails', async () => {
  const breaker = new CircuitBreaker({ failures: 1, openMs: 1_000 })
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  vi.advanceTimersByTime(1_000)
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  expect(breaker.state).toBe('open')
})

test('resets on a refusal and ignores callers who left', async () => {
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

test.each([
  ['/wps/relay/GCSGAME_hotGamesV2', 'relay/GCSGAME'],
  ['/wps/session/login', 'wps/session'],
  ['/wps/v2/wallets/balance', 'wps/wallets'],
  ['/lgw/games/popular', 'lgw/games'],
])('maps %s to the service %s', (path, service) => {
  expect(serviceOf(path)).toBe(service)
})

test('derives a service name for every endpoint', () => {
  for (const { path } of ALL_ENDPOINTS) expect(serviceOf(path)).toMatch(/^\w+\/\w+$/)
})

test('opens only the circuit of the failing service', async () => {
  const changes: string[] = []
  const breakers = new CircuitBreakers(
    { failures: 2, openMs: 60_000 },
    (...change) => void changes.push(change.join(' ')),
  )
  const fail = () => Promise.reject(new PlatformUnavailable('timeout', 'test'))
  const [hot, list] = [{ path: '/wps/relay/GCSGAME_hotGamesV2' }, { path: '/wps/relay/GCSGAME_gameList' }]
  await expect(breakers.of(hot).run('x', fail)).rejects.toThrow('timeout')
  await expect(breakers.of(list).run('x', fail)).rejects.toThrow('timeout')
  expect(await breakers.of({ path: '/wps/session/login' }).run('x', async () => 'answer')).toBe('answer')
  expect(breakers.states()).toEqual([
    ['relay/GCSGAME', 'open'],
    ['wps/session', 'closed'],
  ])
  expect(changes).toEqual(['relay/GCSGAME open'])
})
