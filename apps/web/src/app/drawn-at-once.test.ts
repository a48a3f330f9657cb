import { createMemoryRouter } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { drawnAtOnce } from './drawn-at-once.ts'

const routes: RouteObject[] = [
  { path: '/', element: null },
  { path: '/:lobby', loader: async () => null, element: null },
]

/** Where the router stood at each step, and whether that step is drawn in one go. */
async function stepsTo(address: string): Promise<[string, boolean][]> {
  const router = drawnAtOnce(createMemoryRouter(routes, { initialEntries: ['/live?page=2'] }))
  const steps: [string, boolean][] = []
  const leave = router.subscribe(({ location, navigation }, { flushSync }) => {
    steps.push([navigation.state === 'idle' ? location.pathname + location.search : navigation.state, flushSync])
  })
  await router.navigate(address)
  leave()
  return steps.filter(([place]) => place !== '/live?page=2')
}

it('draws the page that is arrived at in one go, and not the way there', async () => {
  expect(await stepsTo('/rng')).toEqual([
    ['loading', false],
    ['/rng', true],
  ])
})

it('lets a change within a page be interrupted', async () => {
  expect(await stepsTo('/live?page=3')).toEqual([
    ['loading', false],
    ['/live?page=3', false],
  ])
})
