import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createRouter, routesFor } from '../src/app/router.tsx'
import { useMedia } from '../src/ui/use-media.ts'

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

it.each(['/live', '/promotions', '/game/4711', '/no/such/page'])(
  'has React render %s once, and not the old page meanwhile',
  async (path) => {
    const router = await createRouter()
    const reported: string[] = []
    router.subscribe(({ location }) => reported.push(location.pathname))
    await router.navigate(path)
    expect(reported).toEqual([path])
  },
)

it('adds a group of routes once', async () => {
  const router = await createRouter()
  await routesFor(router, '/game/4711')
  const before = router.branches
  await router.navigate('/game/4711')
  await router.navigate('/live')
  expect(router.state.matches.at(-1)?.params).toEqual({ lobby: 'live' })
  expect(router.branches).toBe(before)
})

it('listens to a media query once, however often its component renders', () => {
  const addEventListener = vi.fn<() => void>()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener, removeEventListener: () => {} }))
  const { result, rerender } = renderHook(() => useMedia('(pointer: coarse)'))
  rerender()
  expect(result.current).toBe(true)
  expect(addEventListener).toHaveBeenCalledOnce()
})
