import { createMemoryRouter } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { prefetchPage } from './prefetch.ts'

const at = (path: string) => new URL(path, 'https://playhouse.test')
const Component = () => null

it('loads the code of a page without running an unmarked loader', async () => {
  const loader = vi.fn<() => null>(() => null)
  const load = vi.fn<() => Promise<typeof Component>>(async () => Component)
  await prefetchPage([{ path: 'wallet', loader, lazy: { Component: load } }], at('/wallet'))
  expect(load).toHaveBeenCalledOnce()
  expect(loader).not.toHaveBeenCalled()
})

it('runs a marked loader with the params and request of the link', async () => {
  const loader = vi.fn<(args: LoaderFunctionArgs) => null>(() => null)
  const routes: RouteObject[] = [
    { path: ':lobby', handle: { prefetchesData: true }, loader, lazy: { Component: async () => Component } },
  ]
  await prefetchPage(routes, at('/rng?search=sen'))
  const [args] = loader.mock.calls[0] ?? []
  expect(args?.params).toEqual({ lobby: 'rng' })
  expect(args?.request.url).toBe('https://playhouse.test/rng?search=sen')
})

it('runs a marked loader that is itself lazy', async () => {
  const loader = vi.fn<() => null>(() => null)
  const routes: RouteObject[] = [
    {
      path: 'game/:id',
      handle: { prefetchesData: true },
      lazy: { loader: async () => loader, Component: async () => Component },
    },
  ]
  await prefetchPage(routes, at('/game/7'))
  expect(loader).toHaveBeenCalledOnce()
})

it('runs a lazy loader that the router has loaded already', async () => {
  const loader = vi.fn<() => null>(() => null)
  const lazy = { loader: async () => loader, Component: async () => Component }
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/:lobby', handle: { prefetchesData: true }, lazy },
  ])
  await router.navigate('/rng')
  expect(loader).toHaveBeenCalledOnce()
  await prefetchPage(router.routes, at('/live'))
  expect(loader).toHaveBeenCalledTimes(2)
})

it('ignores code that fails to load, a loader that throws, and an unknown address', async () => {
  const failing: RouteObject[] = [
    {
      path: 'a',
      handle: { prefetchesData: true },
      loader: () => {
        throw new Response(null, { status: 404 })
      },
      lazy: { Component: () => Promise.reject(new Error('offline')) },
    },
  ]
  await expect(prefetchPage(failing, at('/a'))).resolves.toBeUndefined()
  await expect(prefetchPage(failing, at('/b'))).resolves.toBeUndefined()
})
