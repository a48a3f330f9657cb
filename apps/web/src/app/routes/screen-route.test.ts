import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screenRoute } from './screen-route.ts'

type Lazy = { Component: () => Promise<ComponentType> }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('gives the visit what a prefetch has loaded', async () => {
  const screen = vi.fn<() => Promise<{ Component: ComponentType }>>(async () => ({ Component: () => null }))
  const { Component } = screenRoute('live', { screen }).lazy as Lazy
  const prefetched = await Component()
  expect(await Component()).toBe(prefetched)
  expect(screen).toHaveBeenCalledOnce()
})

it('loads a screen again whose prefetch failed', async () => {
  let isBroken = true
  const { Component } = screenRoute('live', {
    screen: async () => {
      if (isBroken) throw new TypeError('Failed to fetch')
      return { Component: () => null }
    },
  }).lazy as Lazy
  await Promise.all([expect(Component()).rejects.toThrow('Failed to fetch'), vi.runAllTimersAsync()])
  isBroken = false
  expect(await Component()).toBeTruthy()
})
