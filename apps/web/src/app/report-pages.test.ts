import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { findFields } from '../analytics/events.ts'
import { paths } from '../paths.ts'
import { getRoute } from './report-pages.ts'
import { createAllRoutes } from './router.tsx'

const routes = await createAllRoutes()
const routeAt = (address: string) => {
  const matches = matchRoutes(routes, new URL(address, 'https://site').pathname)
  return getRoute(matches ?? [])
}

it.each([
  [paths.home(), '/'],
  [paths.lobbyOfVendor('LIVE', 'SEN'), '/live'],
  [paths.game('4711'), '/game/:gameId'],
  [paths.lotteryDraw('vn-hn', '20261123-001'), '/lottery/:code/draw/:number'],
  [paths.downline('ducanh07'), '/agent/downlines/:username'],
  ['/register?affiliateCode=abc123', '/register'],
  ['/ducanh07', '/:lobby'],
  ['/no/such/page', '/*'],
])('reports %s as %s', (address, route) => {
  expect(routeAt(address)).toBe(route)
})

it('reports every page by a route that may be sent', () => {
  const pages = Object.values(paths).map((path) => routeAt((path as (...given: unknown[]) => string)('x1', 'x2')))
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => findFields({ name: 'page_view', page }) === null)).toEqual([])
})
