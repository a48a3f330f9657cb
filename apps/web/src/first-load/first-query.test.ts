import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loader } from '../screens/home/home-screen.loader.ts'
import { startFirstQuery, takeFirstResponse } from './first-query.ts'

const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const sentBody = (call: number) => JSON.parse(String(fetching.mock.calls[call]?.[1].body))

beforeEach(() => {
  fetching.mockReset().mockImplementation(async () => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('localStorage', { getItem: () => 'TY' })
})
afterEach(() => {
  takeFirstResponse({}, undefined)
  vi.unstubAllGlobals()
})

it.each(['', '?search=sen&page=2'])('sends the variables of the home screen for "%s"', async (search) => {
  startFirstQuery({ search }, 'TY', 'hash')
  takeFirstResponse({}, 'TY')
  const url = new URL(`https://playhouse.test/${search}`)
  loader({ request: new Request(url), params: {}, context: {}, pattern: '/', url })
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
  // Outside a build operations have no hashes, so the second request carries its text.
  expect(sentBody(0).operationName).toBe(sentBody(1).operationName)
  expect(sentBody(0).variables).toEqual(sentBody(1).variables)
})

it('hands its response out once', async () => {
  startFirstQuery({ search: '' }, 'TY', 'hash')
  const body = sentBody(0)
  expect(await takeFirstResponse(body, 'TY')).toBeInstanceOf(Response)
  expect(takeFirstResponse(body, 'TY')).toBeUndefined()
})

it('matches variables in any order', () => {
  startFirstQuery({ search: '' }, 'TY', 'hash')
  const body = sentBody(0)
  const variables = Object.fromEntries(Object.entries(body.variables).toReversed())
  expect(takeFirstResponse({ ...body, variables }, 'TY')).toBeDefined()
})

it('does not answer another language or other variables', () => {
  startFirstQuery({ search: '' }, 'TY', 'hash')
  const body = sentBody(0)
  expect(takeFirstResponse(body, 'EN')).toBeUndefined()
  startFirstQuery({ search: '' }, 'TY', 'hash')
  expect(takeFirstResponse({ ...body, variables: {} }, 'TY')).toBeUndefined()
})
