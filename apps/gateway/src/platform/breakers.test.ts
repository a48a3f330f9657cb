import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { expect, test } from 'vitest'
import { CircuitBreakers, serviceOf } from './breakers.ts'
import { PlatformUnavailable } from './failures.ts'

test.each([
  ['/wps/relay/GCSGAME_hotGamesV2', 'relay/GCSGAME'],
  ['/wps/session/login', 'wps/session'],
  ['/wps/v2/wallets/balance', 'wps/wallets'],
  ['/lgw/games/popular', 'lgw/games'],
])('%s is answered by %s', (path, service) => {
  expect(serviceOf(path)).toBe(service)
})

test('every endpoint has a service with a name of its own', () => {
  for (const { path } of ALL_ENDPOINTS) expect(serviceOf(path)).toMatch(/^\w+\/\w+$/)
})

test('a service that is down leaves the others alone', async () => {
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
