import { act, render, renderHook } from '@testing-library/react'
import { Suspense, use, useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createRouter, routesFor, type Router } from '../src/app/router.tsx'
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

const never = new Promise<never>(() => {})

/** The address, or a page that never comes. */
function Screen({ address }: { address: string }) {
  return address.includes('=2') ? use(never) : address
}

function Page({ router }: { router: Router }) {
  const [{ pathname, search }, setLocation] = useState(router.state.location)
  useEffect(() => router.subscribe(({ location }) => setLocation(location)), [router])
  return (
    <Suspense fallback="coming">
      <Screen address={pathname + search} />
    </Suspense>
  )
}

it.each([
  ['keeps a page of a list until the next one can be shown', '/live?search=sen&page=2', '/live?search=sen'],
  ['shows at once that other results are coming', '/live?search=sen2&minStake=2', 'coming'],
  ['shows at once that another screen is coming', '/promotions?page=2', 'coming'],
])('%s', async (_, address, shown) => {
  history.replaceState(null, '', '/live?search=sen')
  const router = await createRouter()
  const { container } = render(<Page router={router} />)
  await act(() => router.navigate(address))
  expect(router.state.location.search).toContain('=2')
  expect(container.textContent).toBe(shown)
})

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
