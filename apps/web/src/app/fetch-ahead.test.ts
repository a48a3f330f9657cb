import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ASK_AHEAD, fetchAhead } from './fetch-ahead.ts'

const at = (path: string) => new URL(path, 'https://playhouse.test')
const Component = () => null

it('fetches the code of a page, and runs no loader that is not marked', async () => {
  const loader = vi.fn<() => null>(() => null)
  const load = vi.fn<() => Promise<typeof Component>>(async () => Component)
  await fetchAhead([{ path: 'wallet', loader, lazy: { Component: load } }], at('/wallet'))
  expect(load).toHaveBeenCalledOnce()
  expect(loader).not.toHaveBeenCalled()
})

it('runs a marked loader as following the link would', async () => {
  const loader = vi.fn<(args: LoaderFunctionArgs) => null>(() => null)
  const routes: RouteObject[] = [
    { path: ':lobby', handle: ASK_AHEAD, loader, lazy: { Component: async () => Component } },
  ]
  await fetchAhead(routes, at('/rng?search=sen'))
  const [args] = loader.mock.calls[0] ?? []
  expect(args?.params).toEqual({ lobby: 'rng' })
  expect(args?.request.url).toBe('https://playhouse.test/rng?search=sen')
})

it('runs a marked loader that is loaded late', async () => {
  const loader = vi.fn<() => null>(() => null)
  const routes: RouteObject[] = [
    { path: 'game/:id', handle: ASK_AHEAD, lazy: { loader: async () => loader, Component: async () => Component } },
  ]
  await fetchAhead(routes, at('/game/7'))
  expect(loader).toHaveBeenCalledOnce()
})

it('is silent where a part does not come, a loader refuses, or no page is', async () => {
  const failing: RouteObject[] = [
    {
      path: 'a',
      handle: ASK_AHEAD,
      loader: () => {
        throw new Response(null, { status: 404 })
      },
      lazy: { Component: () => Promise.reject(new Error('offline')) },
    },
  ]
  await expect(fetchAhead(failing, at('/a'))).resolves.toBeUndefined()
  await expect(fetchAhead(failing, at('/b'))).resolves.toBeUndefined()
})
