import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loader as loadHome } from '../screens/home/home-screen.loader.ts'
import { loader as loadLobby } from '../screens/lobby/lobby-screen.loader.ts'
import { loader as loadShell } from '../screens/shell/shell.loader.ts'
import { firstQuestion, startFirstQuery, takeFirstResponse } from './first-query.ts'

const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const sentBody = (call: number) => JSON.parse(String(fetching.mock.calls[call]?.[1].body))

/** Sends the first query of an address. */
function start(address = '/'): void {
  const question = firstQuestion(new URL(address, 'https://playhouse.test'))
  if (question) startFirstQuery(question, 'TY', 'hash')
}

beforeEach(() => {
  // Only what is sent matters, and a refusal has no data that could be incomplete.
  fetching.mockReset().mockImplementation(async () => Response.json({ errors: [{ message: 'away' }] }))
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('localStorage', { getItem: () => 'TY' })
})
afterEach(() => {
  takeFirstResponse({}, undefined)
  vi.unstubAllGlobals()
})

it.each([
  ['/', loadHome, {}],
  ['/?search=sen&page=2', loadHome, {}],
  ['/rng', loadLobby, { lobby: 'rng' }],
  ['/live?vendor=SEN', loadLobby, { lobby: 'live' }],
  ['/login', loadShell, {}],
] as const)('sends what the loader of %s sends', async (address, loader, params) => {
  start(address)
  takeFirstResponse({}, 'TY')
  const url = new URL(address, 'https://playhouse.test')
  loader({ request: new Request(url), params, context: {}, pattern: '/', url })
  await expect.poll(() => fetching.mock.calls.length).toBe(2)
  // Outside a build operations have no hashes, so the second request carries its text.
  expect(sentBody(0).operationName).toBe(sentBody(1).operationName)
  expect(sentBody(0).variables).toEqual(sentBody(1).variables)
})

it('sends nothing for other pages', () => {
  start('/promotions')
  expect(fetching).not.toHaveBeenCalled()
})

it('hands its response out once', async () => {
  start()
  const body = sentBody(0)
  expect(await takeFirstResponse(body, 'TY')).toBeInstanceOf(Response)
  expect(takeFirstResponse(body, 'TY')).toBeUndefined()
})

it('matches variables in any order', () => {
  start()
  const body = sentBody(0)
  const variables = Object.fromEntries(Object.entries(body.variables).toReversed())
  expect(takeFirstResponse({ ...body, variables }, 'TY')).toBeDefined()
})

it('does not answer another language or other variables', () => {
  start()
  const body = sentBody(0)
  expect(takeFirstResponse(body, 'EN')).toBeUndefined()
  start()
  expect(takeFirstResponse({ ...body, variables: {} }, 'TY')).toBeUndefined()
})
