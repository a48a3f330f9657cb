import { createMemoryRouter } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'
import { copied, prepared } from './prepared-route.ts'

const Screen = () => null

function partsOf({ lazy }: RouteObject) {
  return lazy as Record<'loader' | 'Component', () => Promise<unknown>>
}

it('loads a part once, for the pointer on its way and for the press', async () => {
  const load = vi.fn<() => Promise<typeof Screen>>(async () => Screen)
  const route = prepared({ path: 'wallet', lazy: { Component: load } })
  await fetchAhead([route], new URL('https://playhouse.test/wallet'))
  const first = await partsOf(route).Component()
  expect(await partsOf(route).Component()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

it('asks again for a part that did not come', async () => {
  vi.useFakeTimers()
  try {
    const load = vi.fn<() => Promise<() => null>>()
    // The first try is made twice by itself.
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
    load.mockResolvedValue(() => null)
    const { loader } = partsOf(prepared({ path: 'wallet', lazy: { loader: load } }))
    const first = loader().catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await first).toEqual(new Error('offline'))
    await expect(loader()).resolves.toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})

it('keeps a screen from being drawn anew by whatever stands around it', async () => {
  const memoised = { $$typeof: Symbol.for('react.memo'), type: Screen }
  const route = prepared({ Component: Screen, children: [{ lazy: { Component: async () => Screen } }] })
  expect(route.Component).toMatchObject(memoised)
  const [child] = route.children ?? []
  expect(child && (await partsOf(child).Component())).toMatchObject(memoised)
})

it('has its parts still after a router has loaded them', async () => {
  const loader = vi.fn<() => null>(() => null)
  const route = prepared({ path: '/:lobby', lazy: { loader: async () => loader, Component: async () => Screen } })
  const router = createMemoryRouter([{ path: '/', element: null }, copied(route)])
  await router.navigate('/rng')
  expect(loader).toHaveBeenCalledOnce()
  await fetchAhead([route], new URL('https://playhouse.test/live'))
  expect(await partsOf(route).loader()).toBe(loader)
})
