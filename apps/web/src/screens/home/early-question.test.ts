import { afterEach, expect, it, vi } from 'vitest'
import { earlyQuestion } from '../../../early-question.ts'
import { loader } from './home-screen.loader.ts'

afterEach(() => vi.unstubAllGlobals())

it('is what the home page asks first', async () => {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('localStorage', { getItem: () => 'TY' })
  const url = new URL('https://playhouse.test/')
  loader({ request: new Request(url), params: {}, context: {}, pattern: '/', url })
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled())
  // Outside a build there are no hashes: the text goes out instead.
  const { operationName, variables } = JSON.parse(String(fetching.mock.calls[0]?.[1].body))
  expect({ operationName, variables }).toEqual({
    operationName: JSON.parse(earlyQuestion()).operationName,
    variables: JSON.parse(earlyQuestion()).variables,
  })
})
