import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CircuitBreaker, CircuitBreakers, getService } from './circuit-breaker.ts'
import { PlatformRefusal, PlatformUnavailable, type Outage } from './failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fails = (outage: Outage) => () => Promise.reject(new PlatformUnavailable(outage, 'test'))
const responses = () => Promise.resolve('answer')
const open = expect.objectContaining({ outage: 'circuit_open' })

const OPTIONS = { calls: 3, failedShare: 0.5, windowMs: 10_000, openMs: 1_000 }
/** The first failure opens it. */
const STRICT = { ...OPTIONS, calls: 1 }

test('opens when half of the calls fail, lets one probe through after the wait, and closes when it succeeds', async () => {
  const breaker = new CircuitBreaker(OPTIONS)
  for (let time = 0; time < 3; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  const call = vi.fn<() => Promise<string>>(responses)
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
  const breaker = new CircuitBreaker(STRICT)
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  vi.advanceTimersByTime(1_000)
  await expect(breaker.run('x', fails('connection'))).rejects.toThrow('connection')
  expect(breaker.state).toBe('open')
})

test('stays closed while most calls succeed, however many fail in a row', async () => {
  const breaker = new CircuitBreaker({ ...OPTIONS, calls: 20 })
  for (let time = 0; time < 40; time += 1) await breaker.run('x', responses)
  for (let time = 0; time < 30; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  expect(breaker.state).toBe('closed')
  for (let time = 0; time < 10; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  expect(breaker.state).toBe('open')
})

test('stays closed while there are too few calls to tell', async () => {
  const breaker = new CircuitBreaker({ ...OPTIONS, calls: 20 })
  for (let time = 0; time < 19; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  expect(breaker.state).toBe('closed')
})

test('forgets failures that are older than its window', async () => {
  const breaker = new CircuitBreaker(OPTIONS)
  for (let time = 0; time < 2; time += 1) await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  vi.advanceTimersByTime(10_000)
  await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  expect(breaker.state).toBe('closed')
})

test('counts a refusal as an answer, and neither callers who left nor its own queue', async () => {
  const breaker = new CircuitBreaker(STRICT)
  for (const outage of ['caller_gone', 'too_late', 'busy'] as const) {
    await expect(breaker.run('x', fails(outage))).rejects.toThrow(outage)
  }
  await expect(breaker.run('x', () => Promise.reject(new PlatformRefusal('TOO_MANY_REQUESTS')))).rejects.toThrow(
    'TOO_MANY_REQUESTS',
  )
  expect(breaker.state).toBe('closed')
})

test('lets calls that started earlier decide nothing while it is open', async () => {
  const breaker = new CircuitBreaker(STRICT)
  const slow = Promise.withResolvers<string>()
  const early = breaker.run('x', () => slow.promise)
  await expect(breaker.run('x', fails('timeout'))).rejects.toThrow('timeout')
  slow.resolve('late')
  await expect(early).resolves.toBe('late')
  expect(breaker.state).toBe('open')
})

test.each([
  ['/wps/relay/GCSGAME_hotGamesV2', 'relay/GCSGAME'],
  ['/wps/session/login', 'wps/session'],
  ['/wps/v2/wallets/balance', 'wps/wallets'],
  ['/lgw/games/popular', 'lgw/games'],
])('maps %s to the service %s', (path, service) => {
  expect(getService(path)).toBe(service)
})

test('derives a service name for every endpoint', () => {
  for (const { path } of ALL_ENDPOINTS) expect(getService(path)).toMatch(/^\w+\/\w+$/)
})

test('opens only the circuit of the failing service', async () => {
  const changes: string[] = []
  const breakers = new CircuitBreakers(
    { ...OPTIONS, calls: 2, openMs: 60_000 },
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
